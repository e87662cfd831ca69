import * as react from 'react/jsx-dev-runtime'
import { ownTexts } from './own-texts'

export { Fragment } from 'react/jsx-dev-runtime'
export type { JSX } from 'react'

/** What JSX becomes in development and tests: see jsx-runtime. */
export const jsxDEV: typeof react.jsxDEV = (type, props, ...rest) =>
  react.jsxDEV(type, ownTexts(type, props), ...rest)
