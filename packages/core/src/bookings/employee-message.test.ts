import { expect, test } from 'vitest'
import { LOCALES, type Locale } from '../i18n/index.ts'
import { type Instant, parseInstant } from '../primitives/index.ts'
import { type EmployeeMessageFacts, employeeMessage, employeeMessageText } from './employee-message.ts'
import { VISIT_TYPES, type VisitType } from './visit-type.ts'

const at = (text: string): Instant => parseInstant(text) ?? expect.fail(text)
const BOOKING: EmployeeMessageFacts = {
  service: 'Ergonombesök',
  startsAt: at('2026-11-24T12:30:00Z'),
  endsAt: at('2026-11-24T13:15:00Z'),
  visitType: 'unit',
  address: 'Storgatan 1, Borås',
  phone: '070-000 00 01',
  caregiver: { name: 'Eva Lind', occupation: 'ergonom' },
  isCancelled: false,
}
const whole = (facts: Partial<EmployeeMessageFacts>, locale: Locale) =>
  employeeMessageText(employeeMessage({ ...BOOKING, ...facts }, locale))

test('says service, time, visit, place and whom one meets, in Swedish', () => {
  expect(employeeMessage(BOOKING, 'sv').subject).toBe(
    'Din bokade tid tisdag 24 november 2026 kl. 13:30–14:15',
  )
  expect(whole({}, 'sv')).toBe(`Du har en bokad tid hos företagshälsan.

Bokad tjänst: Ergonombesök
Datum och tid: tisdag 24 november 2026 kl. 13:30–14:15
Besök: På mottagningen
Plats: Storgatan 1, Borås
Du träffar: Eva Lind, ergonom

Du kommer till vår mottagning.

Får du förhinder? Säg till din chef eller den som bokade så snart du kan.`)
})

test('and in English', () => {
  expect(
    whole({ visitType: 'phone', address: null }, 'en'),
  ).toBe(`You have an appointment with the occupational health provider.

Booked service: Ergonombesök
Date and time: Tuesday 24 November 2026 at 13:30–14:15
Visit: Phone
Phone: 070-000 00 01
You meet: Eva Lind, ergonom

We call you.

If you cannot come, let your manager or the person who booked know as soon as you can.`)
})

test('a cancelled one says that it is cancelled, and not where or how it would have been', () => {
  const cancelled = { ...BOOKING, isCancelled: true, visitType: 'phone' } as const
  expect(employeeMessage(cancelled, 'sv').subject).toBe(
    'Din tid tisdag 24 november 2026 kl. 13:30–14:15 är avbokad',
  )
  expect(whole(cancelled, 'sv')).toBe(`Din tid hos företagshälsan är avbokad.

Bokad tjänst: Ergonombesök
Datum och tid: tisdag 24 november 2026 kl. 13:30–14:15

Du behöver inte göra något.

Har du frågor? Prata med din chef eller den som bokade.`)
  expect(whole(cancelled, 'en')).toContain('has been cancelled.')
})

const SENTENCES: Readonly<Record<VisitType, Readonly<Record<Locale, string>>>> = {
  unit: { sv: 'Du kommer till vår mottagning.', en: 'You come to our clinic.' },
  'agreed-place': { sv: 'Vi ses på den avtalade platsen.', en: 'We meet at the agreed place.' },
  phone: { sv: 'Vi ringer dig.', en: 'We call you.' },
  video: {
    sv: 'Du loggar in med BankID i appen eller på webbplatsen.',
    en: 'You sign in with BankID in the app or on the website.',
  },
  remote: {
    sv: 'Besöket sker på distans. Du får veta hur av oss.',
    en: 'The visit takes place remotely. We will tell you how.',
  },
}

test.each(Object.keys(VISIT_TYPES) as VisitType[])('%s: its own sentence, to the employee', visitType => {
  for (const locale of LOCALES) {
    expect(whole({ visitType }, locale)).toContain(`\n\n${SENTENCES[visitType][locale]}\n\n`)
    expect(whole({ visitType }, locale)).not.toMatch(/medarbetaren|the employee/i)
  }
})

test('the number is told where it is called, and nothing is said of what there is not', () => {
  expect(whole({ visitType: 'phone' }, 'sv')).toContain('Telefon: 070-000 00 01')
  expect(whole({ visitType: 'phone', phone: null }, 'sv')).not.toContain('Telefon:')
  expect(whole({ visitType: 'unit' }, 'sv')).not.toContain('070-000 00 01')
  const bare = whole({ address: null, caregiver: null }, 'sv')
  expect(bare).not.toMatch(/Plats|träffar|null|undefined/)
  expect(whole({ caregiver: { name: 'Eva Lind', occupation: '' } }, 'sv')).toContain('Du träffar: Eva Lind\n')
})

test('what the visit is about is no part of it, even where the booking comes along', () => {
  const withSubject = { ...BOOKING, subject: 'Sömnbesvär' }
  for (const locale of LOCALES) {
    const message = employeeMessage(withSubject, locale)
    expect(JSON.stringify(message)).not.toContain('Sömnbesvär')
  }
})

test('a service that looks like a place for a value stays as it is', () => {
  expect(whole({ service: '{when} $& $1' }, 'sv')).toContain('Bokad tjänst: {when} $& $1')
})

test.each([
  ['29 February', '2028-02-29T08:00:00Z', '2028-02-29T09:00:00Z', 'tisdag 29 februari 2028 kl. 09:00–10:00'],
  [
    'over the turn of the year',
    '2026-12-31T22:30:00Z',
    '2026-12-31T23:15:00Z',
    'torsdag 31 december 2026 kl. 23:30 – fredag 1 januari 2027 kl. 00:15',
  ],
  [
    'over the hour that is missing',
    '2027-03-28T00:30:00Z',
    '2027-03-28T01:30:00Z',
    'söndag 28 mars 2027 kl. 01:30–03:30',
  ],
  [
    'from the first to the second of an hour that comes twice',
    '2026-10-25T00:30:00Z',
    '2026-10-25T01:30:00Z',
    'söndag 25 oktober 2026 kl. 02:30 (sommartid)–02:30 (vintertid)',
  ],
])('%s', (_, startsAt, endsAt, words) => {
  const message = employeeMessage({ ...BOOKING, startsAt: at(startsAt), endsAt: at(endsAt) }, 'sv')
  expect(message.lines.find(({ label }) => label === 'Datum och tid')?.text).toBe(words)
  expect(message.subject).toContain(words)
})
