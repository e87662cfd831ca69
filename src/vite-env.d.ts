interface ImportMetaEnv {
  readonly BUILT_IN: number
  /** Of VITE_LOCALE and VITE_CURRENCY, and of VITE_TIME_ZONE. Scripts that run a part of the app do without. */
  readonly LOCALE_DATA?: import('./lib/text/locale-data').LocaleData
  readonly ZONE_DATA?: import('./lib/zone-offset').ZoneData
  readonly VITE_API_BASE_URL?: string
  readonly VITE_LOCALE?: string
  readonly VITE_CURRENCY?: string
  readonly VITE_TIME_ZONE?: string
  readonly VITE_ADMIN_ROLES?: string
  readonly VITE_SUPPORT_EMAIL?: string
  readonly VITE_OFFLINE?: string
}
