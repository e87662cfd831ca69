import { perText } from '@/lib/memo'
import { css, eachValue, merge, type Style } from './css'

interface Recipe {
  className?: string
  base?: Style
  variants?: Readonly<Record<string, Readonly<Record<string, Style>>>>
  compoundVariants?: readonly Style[]
  defaultVariants?: Style
}

type Selection = Readonly<Record<string, unknown>>

const isChosen = (selection: Selection, { css: _css, ...wanted }: Style) =>
  Object.entries(wanted).every(([name, values]) => [values].flat().includes(selection[name]))

/** Chakra's `cva`: a recipe as a function from the variants chosen to the rules, in the layer that a part's own rules overrule. */
export function cva(recipe: Recipe = {}) {
  const { base = {}, variants = {}, compoundVariants = [], defaultVariants = {} } = recipe
  const variantKeys = Object.keys(variants)
  const rulesOf = perText((chosen): Style => {
    const selection = merge({ ...defaultVariants }, JSON.parse(chosen) as Style)
    const style = merge({}, base)
    eachValue(selection, (name, value, path) => {
      const variant = variants[name]?.[String(value)]
      if (variant)
        merge(
          style,
          path.reduceRight<Style>((inner, key) => ({ [key]: inner }), variant),
        )
    })
    const compounds = compoundVariants.flatMap((compound) =>
      isChosen(selection, compound) ? [compound.css as Style] : [],
    )
    const rules = css(style, ...compounds)
    return Object.keys(rules).length > 0 ? { '@layer recipes': rules } : {}
  })
  return Object.assign((selection: Selection = {}) => rulesOf(JSON.stringify(selection)), {
    __cva__: true as const,
    className: recipe.className,
    config: recipe,
    variantKeys,
    merge: (other: { config: Recipe }) =>
      cva({
        ...recipe,
        ...other.config,
        base: merge(merge({}, base), other.config.base ?? {}),
        variants: merge(merge({}, variants), other.config.variants ?? {}) as typeof variants,
        compoundVariants: [...compoundVariants, ...(other.config.compoundVariants ?? [])],
        defaultVariants: { ...defaultVariants, ...other.config.defaultVariants },
      }),
  })
}
