/** B1: the pages that are written at build time, by their files: their routes as `routeLoads` names them. */
export const prerendered: Readonly<Record<string, string>> = {
  'login/index.html': '/login',
  'register/index.html': '/register',
  'forgot-password/index.html': '/forgot-password',
  // Whatever the token, the page is the same.
  'reset-password/index.html': '/reset-password/$token',
}

/** The file to be served for a path; undefined where it is the app's page. Each host's settings say the same. */
export function prerenderedFor(path: string): string | undefined {
  const route = path.replace(/^(\/reset-password)\/[^/]+$/, '$1/$token')
  return Object.keys(prerendered).find((file) => prerendered[file] === route)
}
