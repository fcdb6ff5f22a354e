import { CONSENTS, type ConsentName } from '@salvia/core/consents'
import type { ServerSettings } from '../settings/environment.ts'

/** What a user is asked to consent to here: nothing where no analytics is configured. */
export function askedConsents({ analyticsUrl }: ServerSettings): readonly ConsentName[] {
  return analyticsUrl === undefined ? [] : CONSENTS
}
