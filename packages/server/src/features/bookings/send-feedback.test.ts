import type { BookingDetails } from '@salvia/core/bookings'
import {
  BOOKING_FEEDBACK_MAX,
  BOOKING_FEEDBACK_MAX_CHARACTERS,
  BOOKING_FEEDBACK_PER_HOUR,
} from '@salvia/core/limits'
import { instantOf } from '@salvia/core/primitives'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { employeesWithinReach, NO_ID, openTestApp, TEST_NOW, type TestApp } from '../../testing/index.ts'
import { mailsAfter } from '../../testing/mail-box.ts'
import { accountOf, auditOf, changeAccount, changeEmployee } from '../../testing/test.store.ts'
import { addBooking, addFeedback } from '../../testing/test-bookings.store.ts'

const COMPANY = '10401'
const MANAGER = 'chef@demo.example'
let salvia: TestApp
let hr: string
let id: string
let managerId: string
let recipientId: string
beforeAll(async () => {
  salvia = await openTestApp({ settings: { publicUrl: 'https://portal.example' } })
  hr = await salvia.signIn('hr@demo.example')
  const chef = await salvia.signIn(MANAGER)
  const [employeeId = ''] = await employeesWithinReach(salvia, chef)
  managerId = (await accountOf(salvia.services.db, MANAGER)).id
  await changeEmployee(salvia.services.db, employeeId, {
    managerAccountId: managerId,
    managerEmployeeId: null,
  })
  const startsAt = instantOf('2026-12-01T12:30:00Z')
  id = (await addBooking(salvia.services.db, { employeeId, startsAt, subject: 'Sömnbesvär' })).id
  const details = await salvia.call('GET', `bookings/${COMPANY}/${id}`, { token: hr })
  const { recipients } = details.json<BookingDetails>().feedback
  recipientId = recipients.find(({ role }) => role === 'manager')?.id ?? expect.fail('no manager')
})
afterAll(() => salvia.close())

const send = (body: object, { key = '', booking = id, token = hr } = {}) =>
  salvia.call('POST', `bookings/${COMPANY}/${booking}/feedback`, {
    token,
    body,
    headers: key ? { 'idempotency-key': key } : {},
  })

test('is kept, answered with the details, and mailed to the manager in the manager’s language', async () => {
  await changeAccount(salvia.services.db, MANAGER, { locale: 'en' })
  const text = 'Besöket är klart.\nHör av dig <till> mig.'
  const answers: BookingDetails[] = []
  const [mail, ...more] = await mailsAfter(salvia, async () => {
    answers.push((await send({ recipientId, text: `  ${text}\n` })).json())
  })
  await changeAccount(salvia.services.db, MANAGER, { locale: 'sv' })
  expect(answers[0]?.feedback.sent).toEqual([
    {
      recipient: 'Camilla Dahlström',
      sender: 'Henrik Rosenlund',
      text,
      sentAt: TEST_NOW,
    },
  ])
  expect(more).toEqual([])
  expect(mail?.to).toMatchObject([{ address: MANAGER }])
  expect(mail?.subject).toBe('Feedback about a booking')
  expect(mail?.text).toContain(
    `Henrik Rosenlund has written to you about the booking Tuesday 1 December 2026 at 13:30–14:15:\n\n${text}`,
  )
  expect(mail?.text).toContain(`Show the booking:\nhttps://portal.example/tidsbokningar/detaljer/${id}`)
  expect(mail?.html).toContain('Hör av dig &lt;till&gt; mig.')
  expect(`${mail?.text}${mail?.html}`).not.toMatch(/Sömnbesvär|Ergonombesök/)
  const [sent] = await auditOf(salvia.services.db, 'booking-feedback-sent')
  expect(sent).toMatchObject({ object: id, details: { recipient: managerId } })
})

test('in Swedish to who reads Swedish', async () => {
  const [mail] = await mailsAfter(salvia, () => send({ recipientId, text: 'Hej' }))
  expect(mail?.subject).toBe('Återkoppling om en tidsbokning')
  expect(mail?.text).toContain(
    'har skrivit till dig om tidsbokningen tisdag 1 december 2026 kl. 13:30–14:15:',
  )
})

test('twice with one key is one mail, and the same answer', async () => {
  const answers: string[] = []
  const mails = await mailsAfter(salvia, async () => {
    for (const _ of [1, 2])
      answers.push((await send({ recipientId, text: 'Hej' }, { key: 'en-gang-bara' })).body)
  })
  expect(mails).toHaveLength(1)
  expect(answers[0]).toBe(answers[1])
})

test('goes to nobody who is not among the recipients of the details', async () => {
  const other = await accountOf(salvia.services.db, 'bestallare@demo.example')
  const own = await accountOf(salvia.services.db, 'hr@demo.example')
  const mails = await mailsAfter(salvia, async () => {
    for (const recipient of [other.id, own.id, NO_ID]) {
      const response = await send({ recipientId: recipient, text: 'Hej' })
      expect([response.statusCode, response.json().code]).toEqual([409, 'FEEDBACK_RECIPIENT_GONE'])
    }
  })
  expect(mails).toEqual([])
})

test('about a booking that the sender does not see is refused', async () => {
  const token = await salvia.signIn('bestallare@demo.example')
  expect((await send({ recipientId, text: 'Hej' }, { token })).json()).toMatchObject({
    code: 'BOOKING_NOT_FOUND',
  })
})

test.each([
  ['nothing', ' \n '],
  ['a character too many', 'x'.repeat(BOOKING_FEEDBACK_MAX_CHARACTERS + 1)],
])('%s is refused', async (_, text) => {
  expect((await send({ recipientId, text })).json()).toMatchObject({ code: 'INVALID_REQUEST' })
})

test('the longest text is taken, and one to an account that was closed meanwhile is not mailed', async () => {
  const mails = await mailsAfter(salvia, async () => {
    const response = await send({ recipientId, text: 'x'.repeat(BOOKING_FEEDBACK_MAX_CHARACTERS) })
    expect(response.statusCode).toBe(200)
    await changeAccount(salvia.services.db, MANAGER, { state: 'closed' })
  })
  await changeAccount(salvia.services.db, MANAGER, { state: 'active' })
  expect(mails).toEqual([])
})

test('one sender mails no more than so many in an hour, and what is refused is not kept', async () => {
  const mails = await mailsAfter(salvia, async () => {
    await salvia.database.boss.executeSql(
      `update rate_limits set count = $1 where "limit" = 'booking-feedback'`,
      [BOOKING_FEEDBACK_PER_HOUR - 1],
    )
    const last = await send({ recipientId, text: 'Det sista.' })
    const { sent } = last.json<BookingDetails>().feedback
    expect(sent.map(({ text }) => text)).toContain('Det sista.')
    const refused = await send({ recipientId, text: 'Ett till.' })
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'TOO_MANY_REQUESTS'])
    const details = await salvia.call('GET', `bookings/${COMPANY}/${id}`, { token: hr })
    expect(details.json<BookingDetails>().feedback.sent).toEqual(sent)
  })
  expect(mails).toHaveLength(1)
})

test('a booking takes so many and no more, whoever writes at the same moment', async () => {
  await salvia.database.boss.executeSql(`delete from rate_limits where "limit" = 'booking-feedback'`)
  const { db } = salvia.services
  const about = await employeesWithinReach(salvia, await salvia.signIn(MANAGER))
  const [employeeId = ''] = about
  const startsAt = instantOf('2026-12-01T12:30:00Z')
  const booking = (await addBooking(db, { employeeId, startsAt })).id
  const sender = await accountOf(db, 'hr@demo.example')
  await addFeedback(db, {
    bookingId: booking,
    senderAccountId: sender.id,
    recipientAccountId: managerId,
    count: BOOKING_FEEDBACK_MAX - 1,
    sentAt: TEST_NOW,
  })
  const mails = await mailsAfter(salvia, async () => {
    const answers = await Promise.all(
      ['ett', 'ett till'].map(text => send({ recipientId, text }, { booking })),
    )
    const codes = answers.map(response => response.json<{ code?: string }>().code ?? 'sent')
    expect(codes.sort()).toEqual(['FEEDBACK_FULL', 'sent'])
    const refused = answers.find(({ statusCode }) => statusCode === 409)
    expect(refused?.json()).toMatchObject({ status: 409, data: { max: BOOKING_FEEDBACK_MAX } })
  })
  expect(mails).toHaveLength(1)
  const details = await salvia.call('GET', `bookings/${COMPANY}/${booking}`, { token: hr })
  expect(details.json<BookingDetails>().feedback.sent).toHaveLength(BOOKING_FEEDBACK_MAX)
})
