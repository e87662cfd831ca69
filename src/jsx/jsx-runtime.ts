import * as react from 'react/jsx-runtime'
import { ownTexts } from './own-texts'

export { Fragment } from 'react/jsx-runtime'
export type { JSX } from 'react'

/** What JSX becomes in builds: React's own, but for texts, which a translating browser replaces (D6). */
export const jsx: typeof react.jsx = (type, props, key) => react.jsx(type, ownTexts(type, props), key)
export const jsxs: typeof react.jsxs = (type, props, key) => react.jsxs(type, ownTexts(type, props), key)
