import type { Text } from '@salvia/core/i18n'
import type { Instant } from '@salvia/core/primitives'
import { dateTime } from '../../output/quantities.ts'
import type { Screen } from '../../output/screen.ts'
import { wrap, wrapBehind } from '../../output/wrap.ts'

const TEXTS = {
  heard: {
    sv: 'Journalen hördes senast {moment}.',
    en: 'The journal was last heard {moment}.',
  },
  never: {
    sv: 'Journalen har inte hörts än, så inget är känt om intyg därifrån.',
    en: 'The journal has not been heard yet, so nothing is known about its certificates.',
  },
} as const satisfies Record<string, Text>

/** As of when the provider's journal is known. One that was never heard is warned about: an empty list means nothing then. */
export function journalLines(
  heardAt: Instant | null,
  { say, locale, paint, marks, width }: Screen,
): string[] {
  if (heardAt === null) return wrapBehind(paint.warning(marks.warning), say(TEXTS.never), width)
  const text = say(TEXTS.heard, { moment: dateTime(heardAt, locale) })
  return wrap(text, width).map(line => paint.dim(line))
}
