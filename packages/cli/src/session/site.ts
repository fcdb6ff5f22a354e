import { configSchema, type Environment, environmentOfHost } from '@salvia/core/config'
import type { Context } from '../command/context.ts'
import { readAddress } from '../settings/address.ts'
import { isPassing, tryAgain } from './patience.ts'
import { serviceFetch } from './service-fetch.ts'

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
export async function findSite(address: string, told: string, ctx: Context): Promise<Site> {
  const url = readAddress(address, told)
  const config = await portalConfig(url.origin, ctx)
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
 * Null when there is no configuration: another backend may have none, and a service that fails does so at the first
 * call. With `--retry-for` an address where nothing answers is tried again here, because only the portal knows where
 * its API is.
 */
async function portalConfig(origin: string, ctx: Context) {
  const read = () => readConfig(origin, ctx)
  try {
    return await (ctx.retryFor === undefined ? read() : tryAgain(read, ctx))
  } catch (error) {
    ctx.signal.throwIfAborted()
    if (ctx.retryFor !== undefined && isPassing(error)) throw error
    return null
  }
}

async function readConfig(origin: string, ctx: Context) {
  const signal = AbortSignal.any([ctx.signal, AbortSignal.timeout(CONFIG_WAIT_MS)])
  const answer = await serviceFetch({ ...ctx, signal })(`${origin}/config.json`)
  const parsed = configSchema.safeParse(await answer.json())
  return parsed.success ? parsed.data : null
}
