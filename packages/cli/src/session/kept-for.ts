import type { Context } from '../command/context.ts'
import { NO_PROFILE } from '../settings/declarations.ts'
import type { Site } from './site.ts'

/** Under what a sign-in or a choice is kept: the address of the API, and the profile where one is chosen. */
export function keptFor({ api }: Pick<Site, 'api'>, { settings }: Pick<Context, 'settings'>): string {
  // No address of an API holds a #, so the two parts cannot be mixed up.
  return settings.profile === NO_PROFILE ? api : `${api}#${settings.profile}`
}
