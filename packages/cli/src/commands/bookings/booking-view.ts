import {
  type BookingDetails,
  CANCELLATION_SOURCES,
  cancellationTrace,
  cancellationTraceText,
  changeWindow,
  shownStatus,
  unconfirmedChangeText,
  VISIT_TYPES,
} from '@salvia/core/bookings'
import { momentInWords, spanInWords, type Text } from '@salvia/core/i18n'
import { fullName, type Instant } from '@salvia/core/primitives'
import { visible } from '../../output/escape.ts'
import type { Screen } from '../../output/screen.ts'
import { spread, twoColumns, wrap } from '../../output/wrap.ts'

const TEXTS = {
  time: { sv: 'Tid', en: 'Time' },
  employee: { sv: 'Medarbetare', en: 'Employee' },
  unit: { sv: 'Enhet', en: 'Unit' },
  phone: { sv: 'Telefon', en: 'Phone' },
  visit: { sv: 'Besök', en: 'Visit' },
  place: { sv: 'Plats', en: 'Place' },
  caregiver: { sv: 'Behandlare', en: 'Caregiver' },
  subject: { sv: 'Besöket gäller', en: 'Subject' },
  cancelled: { sv: 'Avbokad', en: 'Cancelled' },
  free: { sv: 'utan kostnad', en: 'free of charge' },
  costs: { sv: 'debiteras enligt avtal', en: 'charged under the agreement' },
  until: {
    sv: 'Kostnadsfritt att boka om eller avboka till och med {moment}.',
    en: 'Free of charge to reschedule or cancel up to and including {moment}.',
  },
  late: {
    sv: 'Tiden att ändra kostnadsfritt gick ut {moment}. Den går inte att boka om, och en avbokning debiteras enligt avtal.',
    en: 'The time to change it free of charge ended {moment}. It can’t be rescheduled, and cancelling it is charged under the agreement.',
  },
  started: {
    sv: 'Besöket har börjat, och tiden går inte att ändra. Ring oss.',
    en: 'The visit has started, and the booking can’t be changed. Call us.',
  },
} as const satisfies Record<string, Text>

interface ViewOptions {
  readonly now: Instant
  readonly why: boolean
}

/** One booking, for people. */
export function renderBooking(booking: BookingDetails, { now, why }: ViewOptions, screen: Screen): string {
  const { say, paint, width, locale } = screen
  const trace = cancellationTrace(booking.policy, booking.startsAt)
  const change = changeLine(booking, now, screen)
  const unconfirmed = booking.unconfirmed && unconfirmedChangeText(booking.unconfirmed)
  return [
    ...spread(paint.strong(visible(booking.service)), say(shownStatus(booking, now).text), width),
    ...twoColumns(factsOf(booking, screen), width),
    ...(unconfirmed ? ['', ...wrap(`${say(unconfirmed.title)}. ${say(unconfirmed.text)}`, width)] : []),
    ...(change ? ['', ...wrap(change, width)] : []),
    ...(why
      ? cancellationTraceText(trace, locale)
          .flatMap(line => wrap(line, width - 2))
          .map(line => `  ${line}`)
      : []),
  ].join('\n')
}

function factsOf(booking: BookingDetails, { say, locale }: Screen): [string, string][] {
  const { employee, visitType, address, caregiver, subject, cancellation, startsAt, endsAt } = booking
  const { name, sentence } = VISIT_TYPES[visitType]
  const facts: readonly (readonly [Text, string | null])[] = [
    [TEXTS.time, spanInWords(startsAt, endsAt, locale)],
    [TEXTS.employee, [fullName(employee), employee.occupation].filter(Boolean).join(', ')],
    [TEXTS.unit, employee.unit.join(' / ')],
    [TEXTS.phone, employee.phone],
    [TEXTS.visit, `${name[locale]}. ${sentence[locale]}`],
    [TEXTS.place, address],
    [TEXTS.caregiver, caregiver && `${caregiver.name}, ${caregiver.occupation}`],
    [TEXTS.subject, subject],
    [
      TEXTS.cancelled,
      cancellation &&
        `${momentInWords(cancellation.at, locale)}. ${CANCELLATION_SOURCES[cancellation.source][locale]}, ${say(cancellation.isCharged ? TEXTS.costs : TEXTS.free)}`,
    ],
  ]
  return facts.flatMap(([label, value]): [string, string][] => (value ? [[say(label), visible(value)]] : []))
}

/** What the user can change on the booking now; null when nothing can be changed and the status says why. */
function changeLine(booking: BookingDetails, now: Instant, { say, locale }: Screen): string | null {
  const window = changeWindow(booking, now)
  switch (window.kind) {
    case 'free':
      return say(TEXTS.until, { moment: momentInWords(window.freeUntil, locale) })
    case 'charged':
      return say(TEXTS.late, { moment: momentInWords(window.freeUntil, locale) })
    case 'started':
      return say(TEXTS.started)
    case 'closed':
      return null
  }
}
