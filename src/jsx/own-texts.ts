import { Fragment, type ReactElement } from 'react'
import { jsx, jsxs } from 'react/jsx-runtime'

const isText = (child: unknown) => typeof child === 'string' || typeof child === 'number'
const isNothing = (child: unknown) => child === null || child === undefined || typeof child === 'boolean'

/** Blanks stay outside: no translator replaces them, and inside they would be lost at the edge of a flex item. */
function inElement(text: string, key?: number): ReactElement | string {
  const children = text.trim()
  if (children === '') return text
  const [before, after] = text.split(children, 2)
  return jsxs(Fragment, { children: [before, jsx('span', { children }, 0), after] }, key)
}

/** Elements keep their index, by which React knows them again; what becomes of neighbouring texts is one element. */
function besideElements(children: readonly unknown[]): unknown[] {
  const own = children.map((child) => (isText(child) ? null : child))
  let text = ''
  for (const [index, child] of children.entries()) {
    if (isText(child)) text += String(child)
    // What comes next, past what shows nothing.
    const next = children.slice(index + 1).find((later) => !isNothing(later))
    if (isText(child) && !isText(next)) {
      own[index] = inElement(text, index)
      text = ''
    }
  }
  return own
}

/**
 * The props, with each text that is not its element's only child in an element of its own (D6). A browser that translates
 * replaces text nodes by elements: React no longer finds a text that it wants to remove, to insert something before, or
 * to change, unless the text is all that its element holds.
 */
export function ownTexts<Props>(type: unknown, props: Props): Props {
  const { children } = props as { children?: unknown }
  if (isText(children)) return type === Fragment ? { ...props, children: inElement(String(children)) } : props
  if (!Array.isArray(children) || !children.some(isText)) return props
  if (!children.every((child) => isText(child) || isNothing(child)))
    return { ...props, children: besideElements(children) }
  return ownTexts(type, { ...props, children: children.filter(isText).join('') })
}
