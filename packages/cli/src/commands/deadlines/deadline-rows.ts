import { type Deadline, type DeadlineList, deadlineText } from '@salvia/core/deadlines'
import { FEATURES } from '@salvia/core/features'
import { type Locale, momentForScripts, type Text } from '@salvia/core/i18n'
import { isInstant } from '@salvia/core/primitives'
import type { Context } from '../../command/context.ts'
import { visible } from '../../output/escape.ts'
import { listed } from '../../output/listed.ts'
import { date, dateTime } from '../../output/quantities.ts'
import type { Screen } from '../../output/screen.ts'
import { WHEN_WIDTH, whenColumn } from '../../output/when-column.ts'
import { wrap, wrapBehind } from '../../output/wrap.ts'

const TEXTS = {
  none: { sv: 'Inget löper ut till och med {until}.', en: 'Nothing is due up to and including {until}.' },
  more: {
    sv: 'Det finns fler längre fram. Visa färre dagar med --within.',
    en: 'There are more further ahead. Show fewer days with --within.',
  },
  missing: {
    sv: '{features} svarar inte just nu. Det som löper ut där saknas i listan.',
    en: '{features}: no answer right now. What is due there is missing from the list.',
  },
  and: { sv: 'och', en: 'and' },
} as const satisfies Record<string, Text>

/**
 * Deadlines, soonest first: the time and what ends, and what it is about. What applies afterwards is the same for all of
 * a kind, so it stands once, below them.
 */
export function renderDeadlines(
  { items, until, hasMore, unavailable }: DeadlineList,
  screen: Screen,
): string {
  const { say, locale, width } = screen
  // Features that did not answer may have deadlines, so "none" would be wrong.
  if (items.length === 0) return unavailable.length > 0 ? '' : say(TEXTS.none, { until: date(until) })
  return [
    ...items.flatMap(deadline => rowsOf(deadline, screen)),
    '',
    ...consequenceLines(items, screen),
    ...(hasMore ? ['', ...wrap(TEXTS.more[locale], width)] : []),
  ].join('\n')
}

function rowsOf(deadline: Deadline, { locale, paint, width }: Screen): string[] {
  const { heading, detail } = deadlineText(deadline, locale)
  const { at } = deadline
  // An instant is shown with its time of day, a date without.
  const { when, text } = whenColumn(isInstant(at) ? dateTime(at, locale) : at, visible(heading))
  const room = width - WHEN_WIDTH - 2
  const [first = '', ...more] = wrap(text, room).map(line => paint.strong(line))
  const below = [...more, ...wrap(visible(detail), room)]
  return [`${when}  ${first}`, ...below.map(line => `${' '.repeat(WHEN_WIDTH + 2)}${line}`)]
}

function consequenceLines(items: readonly Deadline[], { locale, paint, width }: Screen): string[] {
  const sentences = items.map(deadline => {
    const { heading, consequence } = deadlineText(deadline, locale)
    return visible(`${heading}: ${consequence}`)
  })
  return [...new Set(sentences)].flatMap(sentence => wrap(sentence, width).map(line => paint.dim(line)))
}

/**
 * One deadline on one line, for scripts.
 * @example '2026-11-24 13:30 bookings latest-cancellation 0f1f9b1e-… Hälsosamtal för Åsa Berg'
 */
export function deadlineLine(deadline: Deadline, locale: Locale): string {
  const { detail } = deadlineText(deadline, locale)
  const { at } = deadline
  const when = isInstant(at) ? momentForScripts(at) : at
  return [when, deadline.feature, deadline.kind, deadline.objectId, visible(detail)].join(' ')
}

/**
 * Warns on standard error about features that did not answer: in a calendar or in JSON nobody sees that the list is
 * incomplete.
 */
export function tellMissing({ unavailable }: DeadlineList, ctx: Context): void {
  if (unavailable.length === 0) return
  const { say, locale, paint, marks, width } = ctx.err
  const names = unavailable.map(feature => FEATURES[feature].name[locale])
  const text = say(TEXTS.missing, { features: listed(names, say(TEXTS.and)) })
  for (const line of wrapBehind(paint.warning(marks.warning), text, width)) ctx.tell(line)
}
