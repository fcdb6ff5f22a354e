import { type Instant, type IsoDate, isInstant } from '../primitives/index.ts'
import { contentLine, escapedText } from './content-line.ts'

/** One event of a calendar, with the fields that calendar programs read. */
export interface CalendarEvent {
  /** Identifies the event: the same in every version and in every calendar. */
  readonly uid: string
  /** The number of the version: 0 at first, one more with each change. */
  readonly sequence: number
  /** When this version was made. */
  readonly stamp: Instant
  /** A moment, or a whole date. */
  readonly startsAt: Instant | IsoDate
  /** Null for an event that is only its start. */
  readonly endsAt: Instant | null
  readonly isCancelled: boolean
  readonly summary: string
  readonly description?: string | undefined
  readonly location?: string | undefined
  /** Where more is told. */
  readonly url?: string | undefined
}

export interface Calendar {
  /** What wrote it: the name of the portal or of the program. */
  readonly product: string
  /** What programs show as the name of the calendar. */
  readonly name: string
  readonly events: readonly CalendarEvent[]
}

/**
 * Writes a calendar by RFC 5545. Times are in UTC, so that no rules of summer time have to be sent along. The events
 * are published (METHOD:PUBLISH): they invite nobody and do not block the reader's time.
 */
export function writeCalendar({ product, name, events }: Calendar): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escapedText(`-//${product}//SV`)}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapedText(name)}`,
    `X-WR-CALNAME:${escapedText(name)}`,
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
    .map(contentLine)
    .join('')
}

function eventLines(event: CalendarEvent): string[] {
  const { uid, sequence, stamp, endsAt, isCancelled, summary, description, location, url } = event
  const text = (property: string, value: string | undefined) =>
    value ? [`${property}:${escapedText(value)}`] : []
  return [
    'BEGIN:VEVENT',
    `UID:${escapedText(uid)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${inUtc(stamp)}`,
    startLine(event.startsAt),
    ...(endsAt ? [`DTEND:${inUtc(endsAt)}`] : []),
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:TRANSPARENT',
    'CLASS:PRIVATE',
    ...text('SUMMARY', summary),
    ...text('DESCRIPTION', description),
    ...text('LOCATION', location),
    ...(url ? [`URL:${new URL(url).href}`] : []),
    'END:VEVENT',
  ]
}

function startLine(at: Instant | IsoDate): string {
  return isInstant(at) ? `DTSTART:${inUtc(at)}` : `DTSTART;VALUE=DATE:${at.replaceAll('-', '')}`
}

/** @example inUtc('2026-11-24T12:30:00.000Z') // '20261124T123000Z' */
function inUtc(instant: Instant): string {
  return `${instant.slice(0, 19).replace(/[-:]/g, '')}Z`
}
