/**
 * A demo that once ran on this origin may have left its service worker, which would sit between the app and its real
 * back end for ever. Registrations of others stay.
 */
export async function dropMockWorker(workers = globalThis.navigator?.serviceWorker) {
  // Absent on plain http and where the browser forbids it.
  if (!workers) return
  const registrations = await workers.getRegistrations()
  await Promise.all(
    registrations.map(async (registration) => {
      const { active, waiting, installing } = registration
      const script = (active ?? waiting ?? installing)?.scriptURL ?? ''
      if (new URL(script, location.href).pathname.endsWith('/mockServiceWorker.js'))
        await registration.unregister()
    }),
  )
}
