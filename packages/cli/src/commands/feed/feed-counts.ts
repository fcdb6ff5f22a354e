import type { Text } from '@salvia/core/i18n'
import { count } from '../../output/quantities.ts'
import type { Screen } from '../../output/screen.ts'

const TEXTS = {
  accepted: {
    sv: '{put} nya eller ändrade, {deleted} borttagna, {stale} redan kända',
    en: '{put} new or changed, {deleted} deleted, {stale} already known',
  },
  wrong: { sv: 'felaktiga rader: {refused}', en: 'wrong lines: {refused}' },
} as const satisfies Record<string, Text>

type Counts = Readonly<Record<'put' | 'deleted' | 'stale' | 'refused', number>>

/** What was done with the lines. Wrong ones are told only where there are any. */
export function countsText({ put, deleted, stale, refused }: Counts, { say, locale }: Screen): string {
  const accepted = say(TEXTS.accepted, {
    put: count(put, locale),
    deleted: count(deleted, locale),
    stale: count(stale, locale),
  })
  return refused === 0 ? accepted : `${accepted}, ${say(TEXTS.wrong, { refused: count(refused, locale) })}`
}
