import { type CalendarEvent, writeCalendar } from '@salvia/core/calendar'
import { type Deadline, deadlineText } from '@salvia/core/deadlines'
import type { Locale, Text } from '@salvia/core/i18n'
import { type Instant, millisOf } from '@salvia/core/primitives'

const NAME: Text = { sv: 'Snart dags', en: 'Due soon' }
const PRODUCT = 'salvia'
const MINUTE_MS = 60_000

interface CalendarOptions {
  readonly locale: Locale
  readonly now: Instant
  readonly showValues: boolean
  readonly origin: string
}

/**
 * Deadlines as an iCalendar file. Subjects and names are included only with `showValues`, and never for a person with
 * protected identity.
 */
export function deadlineCalendar(deadlines: readonly Deadline[], options: CalendarOptions): string {
  return writeCalendar({
    product: PRODUCT,
    name: NAME[options.locale],
    events: deadlines.map(deadline => eventOf(deadline, options)),
  })
}

/** One deadline as an event. Its id is always the same, so that a newer calendar replaces the older event. */
function eventOf(deadline: Deadline, { locale, now, showValues, origin }: CalendarOptions): CalendarEvent {
  const { feature, kind, objectId, at, isProtected } = deadline
  const { heading, detail, consequence } = deadlineText(deadline, locale)
  return {
    uid: `${feature}.${kind}.${objectId}@${new URL(origin).hostname}`,
    sequence: Math.floor(millisOf(now) / MINUTE_MS),
    stamp: now,
    startsAt: at,
    endsAt: null,
    isCancelled: false,
    summary: heading,
    description: showValues && !isProtected ? `${detail}\n${consequence}` : undefined,
    url: origin,
  }
}
