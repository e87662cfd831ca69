import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The first of these programs on PATH. */
export function findProgram(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync)
}

/** A Chromium on PATH. Its shell without windows comes first: it is quicker. */
export const findBrowser = () => findProgram('chromium-headless-shell', 'chromium', 'google-chrome')

/** Whether a browser window can appear: a server or a container has no screen, and often nothing to open it with. */
export function canOpenBrowser(): boolean {
  if (process.env.CI) return false
  if (process.platform !== 'linux') return true
  const screen = process.env.DISPLAY || process.env.WAYLAND_DISPLAY || process.env.WSL_DISTRO_NAME
  return Boolean(screen) && findProgram('xdg-open') !== undefined
}
