interface ScriptPolicy {
  createScriptURL(address: string): string
}

interface TrustedTypesFactory {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypesFactory
  }
}

function ownAddress(address: string): string {
  const { origin, href } = new URL(address, window.location.href)
  if (origin !== window.location.origin) throw new TypeError('A worker comes from the bundle only.')
  return href
}

/** The only policy that the server's Content-Security-Policy lets make addresses of scripts. */
const policy = window.trustedTypes?.createPolicy('salvia', { createScriptURL: ownAddress })

/** Starts a worker out of the bundle; `address` is what an import of `./x.worker.ts?worker&url` gives. */
export function bundledWorker(address: string): Worker {
  return new Worker(policy ? policy.createScriptURL(address) : ownAddress(address), { type: 'module' })
}
