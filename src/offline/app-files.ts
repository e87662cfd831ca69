/** N2: the cache of the app's own files. */
export const appFiles = 'app-files'
