import type { Context } from '../command/context.ts'
import { readAddress } from '../settings/address.ts'
import { NO_PROFILE } from '../settings/declarations.ts'
import type { Site } from './site.ts'

/** Where a service usually has its API, below the address of the portal. */
const USUAL_API_PATH = '/api/'

/** The key of a stored sign-in or choice: the address of the API, and the profile if one is chosen. */
export function keptFor({ api }: Pick<Site, 'api'>, { settings }: Pick<Context, 'settings'>): string {
  // An address of an API never contains a #, so the key is unambiguous.
  return settings.profile === NO_PROFILE ? api : `${api}#${settings.profile}`
}

/** The key for the address in the settings, found without a call. Throws when the address is none. */
export function keptWithoutCall({ settings }: Pick<Context, 'settings'>): string {
  const url = readAddress(settings.api)
  const { href } = url.pathname === '/' ? new URL(USUAL_API_PATH, url) : url
  return keptFor({ api: href.endsWith('/') ? href : `${href}/` }, { settings })
}
