import type { Context } from '../command/context.ts'
import { NO_PROFILE } from '../settings/declarations.ts'
import type { Site } from './site.ts'

/** The key of a stored sign-in or choice: the address of the API, and the profile if one is chosen. */
export function keptFor({ api }: Pick<Site, 'api'>, { settings }: Pick<Context, 'settings'>): string {
  // An address of an API never contains a #, so the key is unambiguous.
  return settings.profile === NO_PROFILE ? api : `${api}#${settings.profile}`
}
