interface ImportMetaEnv {
  readonly BUILT_IN: number
  readonly VITE_API_BASE_URL?: string
  readonly VITE_LOCALE?: string
  readonly VITE_CURRENCY?: string
  readonly VITE_TIME_ZONE?: string
  readonly VITE_ADMIN_ROLES?: string
  readonly VITE_SUPPORT_EMAIL?: string
  readonly VITE_OFFLINE?: string
}
