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

/** Script addresses on other hosts that the configuration names. */
const configured = new Set<string>()

function known(address: string): string {
  const { origin, href } = new URL(address, window.location.href)
  if (origin !== window.location.origin && !configured.has(href)) {
    throw new TypeError('A script comes from the bundle, or from where the configuration says.')
  }
  return href
}

/** The only Trusted Types policy that the server's Content-Security-Policy allows to create script addresses. */
const policy = window.trustedTypes?.createPolicy('salvia', { createScriptURL: known })

/** The trusted address of a script in the bundle. */
export function bundledScript(address: string): string {
  return policy ? policy.createScriptURL(address) : known(address)
}

/** The trusted address of a script that the configuration names. */
export function configuredScript(address: string): string {
  configured.add(new URL(address).href)
  return bundledScript(address)
}
