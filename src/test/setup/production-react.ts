// React as passengers get it: it draws in three quarters of the time that it takes with the checks of development, which
// `npm start` and `e2e/development.spec.ts` have.
import { createRequire } from 'node:module'
import type * as ReactDom from 'react-dom'
import type * as Runtime from 'react/jsx-runtime'

const load = createRequire(import.meta.url)
const { NODE_ENV: before = 'test' } = process.env
// Its packages read it when they are loaded, and then no more.
process.env.NODE_ENV = 'production'
const react = load('react') as { act?: unknown }
const { flushSync } = load('react-dom') as typeof ReactDom
load('react-dom/client')
const { jsx } = load('react/jsx-runtime') as typeof Runtime
const developing = load('react/jsx-dev-runtime') as { jsxDEV?: unknown }
process.env.NODE_ENV = before

developing.jsxDEV = jsx

// Tests may have stopped the clock.
const soon = setImmediate
const turn = () => new Promise((resolve) => void soon(resolve))

/** What has changed by now is drawn within two turns. */
export async function drawn() {
  await turn()
  await turn()
}

/** What Testing Library calls to have a change drawn before it goes on; only React's development build has one. */
react.act = (change: () => unknown) => {
  const result = flushSync(change)
  if (!(result instanceof Promise)) return Promise.resolve(result)
  return result.then(async (value: unknown) => {
    await drawn()
    return value
  })
}
