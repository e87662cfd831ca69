/** What a build is set to: see `.env`. */
const env = import.meta.env

export const productName = 'Railway Planner'

/** The year. */
export const builtIn = env.BUILT_IN

export const locale: string = env.VITE_LOCALE || 'en-IN'
export const currency: string = env.VITE_CURRENCY || 'INR'
/** The railway's own zone: train times are shown in it, wherever the viewer is. */
export const timeZone: string = env.VITE_TIME_ZONE || 'Asia/Kolkata'
export const supportEmail: string = env.VITE_SUPPORT_EMAIL || 'support@railway-planner.example'

/** B5: roles that may open /admin. Left out it is `admin`; set to nothing it lets every signed-in user in. */
export const adminRoles: string[] = (env.VITE_ADMIN_ROLES ?? 'admin')
  .split(',')
  .map((role: string) => role.trim())
  .filter(Boolean)
