import { createContext } from 'react'

/** Whether a shell around the page has the `main` and the footer already. */
export const InFrame = createContext(false)
