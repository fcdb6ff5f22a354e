import { CONSENTS, type ConsentName } from '@salvia/core/consents'
import type { ServerSettings } from '../settings/environment.ts'

/** The consents that users are asked for: none if no analytics is configured. */
export function askedConsents({ analyticsUrl }: ServerSettings): readonly ConsentName[] {
  return analyticsUrl === undefined ? [] : CONSENTS
}
