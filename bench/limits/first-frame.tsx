import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { createApp } from './app'

/** What the page at that address shows first, as HTML with its styles. */
export async function firstFrame(address: string): Promise<string> {
  const { app, router } = createApp(createMemoryHistory({ initialEntries: [address] }))
  await router.load()
  return renderToString(app)
}
