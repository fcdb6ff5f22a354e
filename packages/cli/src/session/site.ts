import { configSchema, type Environment, environmentOfHost } from '@salvia/core/config'
import { readAddress } from '../settings/address.ts'

const CONFIG_WAIT_MS = 5000

/** Environments that the host name shows, when the portal itself does not state one. */
const USUAL_ENVIRONMENTS = {
  localhost: 'local',
  '127.0.0.1': 'local',
  '[::1]': 'local',
  'dev.': 'development',
  'preprod.': 'preprod',
  'demo.': 'demo',
} as const satisfies Record<string, Environment>

/** Where the service is. */
export interface Site {
  /** Base address of the API; ends with `/`. */
  readonly api: string
  readonly origin: string
  readonly environment: Environment
  /** Version of the portal; null when it does not state one. */
  readonly version: string | null
}

/**
 * Finds the API for an address, which may be that of the portal or of the API. The portal's configuration names the
 * API; without a configuration it is `/api/`. `told` is the address as the user knows it, for errors.
 */
export async function findSite(address: string, told: string, signal: AbortSignal): Promise<Site> {
  const url = readAddress(address, told)
  const config = await portalConfig(url.origin, signal)
  const isPortal = url.pathname === '/'
  const path = isPortal ? new URL(config?.KP_API ?? '/api/', url.origin) : url
  if (isPortal) readAddress(path.href)
  return {
    api: path.href.endsWith('/') ? path.href : `${path.href}/`,
    origin: url.origin,
    environment: environmentOfHost(url.hostname, config?.ENVIRONMENTS ?? USUAL_ENVIRONMENTS),
    version: config?.VERSION.hash ?? null,
  }
}

/**
 * Null when there is no configuration: another backend may have none, and a service that is down fails at the first
 * call.
 */
async function portalConfig(origin: string, signal: AbortSignal) {
  try {
    const answer = await fetch(`${origin}/config.json`, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(CONFIG_WAIT_MS)]),
    })
    const parsed = configSchema.safeParse(await answer.json())
    return parsed.success ? parsed.data : null
  } catch {
    signal.throwIfAborted()
    return null
  }
}
