import * as react from 'react/jsx-dev-runtime'
import { ownTexts } from './own-texts'

export { Fragment } from 'react/jsx-dev-runtime'
export type { JSX } from 'react'

/** What JSX becomes in development and tests: see jsx-runtime. */
export const jsxDEV: typeof react.jsxDEV = (type, props, key, isStatic, ...rest) => {
  const own = ownTexts(type, props as { children?: unknown })
  // Texts that were several children are one by now, and React warns of a list that is none.
  return react.jsxDEV(type, own, key, isStatic && Array.isArray(own.children), ...rest)
}
