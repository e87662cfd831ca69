import { loadEnv } from 'vite'
import { localeData, zoneData } from './locale-data.ts'
import { root } from './programs.ts'

/** What a build knows besides its settings: the year, and how the locale and the zone that it is set to write dates. */
export function builtIn(mode: string): Record<string, unknown> {
  const { VITE_LOCALE, VITE_CURRENCY, VITE_TIME_ZONE } = loadEnv(mode, root)
  const year = new Date().getFullYear()
  return {
    'import.meta.env.BUILT_IN': year,
    'import.meta.env.LOCALE_DATA': localeData(VITE_LOCALE || 'en-IN', VITE_CURRENCY || 'INR'),
    'import.meta.env.ZONE_DATA': zoneData(VITE_TIME_ZONE || 'Asia/Kolkata', year),
  }
}
