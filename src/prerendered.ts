/** B1: the pages that are written at build time, by their files: their routes as `routeLoads` names them. */
export const prerendered: Readonly<Record<string, string>> = {
  'login/index.html': '/login',
  'register/index.html': '/register',
  'forgot-password/index.html': '/forgot-password',
  // Whatever the token, the page is the same.
  'reset-password/index.html': '/reset-password/$token',
  'plan-journey/index.html': '/plan-journey',
  'journey-planner/index.html': '/journey-planner',
}

/** Of these the pages that are in sight only once it is known that somebody is signed in (A3). */
const forUsers: readonly string[] = ['/plan-journey', '/journey-planner']

export const isForUsers = (route: string) => forUsers.includes(route)

/** Where a page for users is as wide as it was written: above, it has a sidebar, and is drawn by the app. */
export const writtenFor = '(max-width: 767.98px)'

/** The file to be served for a path; undefined where it is the app's page. Each host's settings say the same. */
export function prerenderedFor(path: string): string | undefined {
  const route = path.replace(/^(\/reset-password)\/[^/]+$/, '$1/$token')
  return Object.keys(prerendered).find((file) => prerendered[file] === route)
}
