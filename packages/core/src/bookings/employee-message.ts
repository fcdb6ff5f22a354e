import { fillText, type Locale, spanInWords, type Text } from '../i18n/index.ts'
import type { Instant } from '../primitives/index.ts'
import type { Caregiver } from './booking.ts'
import { VISIT_TYPES, type VisitType } from './visit-type.ts'

/** What the message tells. The subject of the visit is not among it, so that it cannot be told by mistake. */
export interface EmployeeMessageFacts {
  readonly service: string
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly visitType: VisitType
  readonly address: string | null
  /** The employee's own number, for a visit by phone. */
  readonly phone: string | null
  readonly caregiver: Caregiver | null
  /** The message then tells that the visit is cancelled. */
  readonly isCancelled: boolean
}

/** The text about a booking that the employee gets. Mail, preview, copy and print all show this one. */
export interface EmployeeMessage {
  readonly subject: string
  readonly greeting: string
  readonly lines: readonly { readonly label: string; readonly text: string }[]
  /** How the visit takes place, as a sentence to the employee. */
  readonly visit: string
  readonly closing: string
}

const texts = {
  subject: { sv: 'Din bokade tid {when}', en: 'Your appointment {when}' },
  cancelledSubject: { sv: 'Din tid {when} är avbokad', en: 'Your appointment {when} is cancelled' },
  greeting: {
    sv: 'Du har en bokad tid hos företagshälsan.',
    en: 'You have an appointment with the occupational health provider.',
  },
  cancelledGreeting: {
    sv: 'Din tid hos företagshälsan är avbokad.',
    en: 'Your appointment with the occupational health provider has been cancelled.',
  },
  service: { sv: 'Bokad tjänst', en: 'Booked service' },
  when: { sv: 'Datum och tid', en: 'Date and time' },
  visitType: { sv: 'Besök', en: 'Visit' },
  address: { sv: 'Plats', en: 'Place' },
  phone: { sv: 'Telefon', en: 'Phone' },
  caregiver: { sv: 'Du träffar', en: 'You meet' },
  closing: {
    sv: 'Får du förhinder? Säg till din chef eller den som bokade så snart du kan.',
    en: 'If you cannot come, let your manager or the person who booked know as soon as you can.',
  },
  nothingToDo: { sv: 'Du behöver inte göra något.', en: 'You do not need to do anything.' },
  cancelledClosing: {
    sv: 'Har du frågor? Prata med din chef eller den som bokade.',
    en: 'If you have any questions, talk to your manager or the person who booked.',
  },
} as const satisfies Record<string, Text>

/** The note beside the preview: the text leaves the portal, and the subject of the visit is not in it. @spec §2 */
export const EMPLOYEE_MESSAGE_NOTE: Text = {
  sv: 'Texten säger vilken tjänst som är bokad, men inte varför.',
  en: 'The text says which service is booked, but not why.',
}

/**
 * The text for the employee about a booking, or about its cancellation. Times are Stockholm times.
 * @spec §2
 */
export function employeeMessage(booking: EmployeeMessageFacts, locale: Locale): EmployeeMessage {
  const { service, startsAt, endsAt, visitType, caregiver } = booking
  const when = spanInWords(startsAt, endsAt, locale)
  const line = (label: Text, text: string | null) => (text ? [{ label: label[locale], text }] : [])
  const isCalled = visitType === 'phone'
  if (booking.isCancelled) {
    return {
      subject: fillText(texts.cancelledSubject, locale, { when }),
      greeting: texts.cancelledGreeting[locale],
      lines: [...line(texts.service, service), ...line(texts.when, when)],
      visit: texts.nothingToDo[locale],
      closing: texts.cancelledClosing[locale],
    }
  }
  return {
    subject: fillText(texts.subject, locale, { when }),
    greeting: texts.greeting[locale],
    lines: [
      ...line(texts.service, service),
      ...line(texts.when, when),
      ...line(texts.visitType, VISIT_TYPES[visitType].name[locale]),
      ...line(texts.address, booking.address),
      ...line(texts.phone, isCalled ? booking.phone : null),
      ...line(
        texts.caregiver,
        caregiver && [caregiver.name, caregiver.occupation].filter(Boolean).join(', '),
      ),
    ],
    visit: VISIT_TYPES[visitType].toEmployee[locale],
    closing: texts.closing[locale],
  }
}

/** The same as plain text, to copy or print. */
export function employeeMessageText({ greeting, lines, visit, closing }: EmployeeMessage): string {
  return [greeting, lines.map(({ label, text }) => `${label}: ${text}`).join('\n'), visit, closing].join(
    '\n\n',
  )
}
