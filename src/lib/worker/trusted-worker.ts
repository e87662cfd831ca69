/** As much of Trusted Types as is used; browsers without them take the address as it is. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => string }
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }

/** The content policy (`scripts/security-policy`) allows this one by its name, and nothing else makes a script's address. */
const policy = trustedTypes?.createPolicy('railway-worker', {
  createScriptURL(address) {
    const { origin, protocol } = new URL(address, location.href)
    if (origin !== location.origin || !protocol.startsWith('http')) {
      throw new TypeError(`No worker comes from ${origin}`)
    }
    return address
  },
})

/** @param address of a worker of this build: an import with `?worker&url`, or that of the service worker */
export const workerAddress = (address: string) => (policy ? policy.createScriptURL(address) : address)

export const startWorker = (address: string) => new Worker(workerAddress(address), { type: 'module' })
