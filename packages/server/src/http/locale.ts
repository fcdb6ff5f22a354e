import type { IncomingHttpHeaders } from 'node:http'
import { type Locale, preferredLocale } from '@salvia/core/i18n'
import type { AnyCaller } from '../access/caller.ts'

/** The caller's language: the one asked for, else the profile's, else what the browser prefers. */
export function localeOf(headers: IncomingHttpHeaders, caller: AnyCaller | null): Locale {
  const asked = headers['x-accept-language']
  if (typeof asked === 'string') return preferredLocale(asked)
  if (caller?.kind === 'person') return caller.locale
  return preferredLocale(headers['accept-language'])
}
