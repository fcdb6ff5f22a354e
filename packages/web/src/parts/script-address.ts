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

/** Addresses of other hosts that the configuration names. */
const configured = new Set<string>()

function known(address: string): string {
  const { origin, href } = new URL(address, window.location.href)
  if (origin !== window.location.origin && !configured.has(href)) {
    throw new TypeError('A script comes from the bundle, or from where the configuration says.')
  }
  return href
}

/** The only policy that the server's Content-Security-Policy lets make addresses of scripts. */
const policy = window.trustedTypes?.createPolicy('salvia', { createScriptURL: known })

/** The address of a script of the bundle, as the browser wants it. */
export function bundledScript(address: string): string {
  return policy ? policy.createScriptURL(address) : known(address)
}

/** The address of a script that the configuration names, as the browser wants it. */
export function configuredScript(address: string): string {
  configured.add(new URL(address).href)
  return bundledScript(address)
}
