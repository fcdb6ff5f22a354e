import { configSchema, type Environment, environmentOfHost } from '@salvia/core/config'
import { readAddress } from '../settings/address.ts'

const CONFIG_WAIT_MS = 5000

/** Hosts that say by their name what they are, where the portal itself does not tell. */
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
  /** Version of the portal there, where it tells. */
  readonly version: string | null
}

/**
 * Finds the API of an address, which may be the portal's or the API's own: the portal's configuration tells, and
 * `/api/` is where it stands without one. `told` is what the user knows the address by.
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

/** Null where there is none: another backend may stand alone, and one that is down is told by the first real call. */
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
