import { readFileSync } from 'node:fs'
import type { BookingDetails } from '@salvia/core/bookings'
import { configSchema } from '@salvia/core/config'
import { LOCALES } from '@salvia/core/i18n'
import { FEEDBACK_WEEKS } from '@salvia/core/limits'
import { addElapsed } from '@salvia/core/primitives'
import type { Email } from 'postal-mime'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { EXAMPLE_BRAND } from '../brand/brand.ts'
import { readBrand } from '../brand/read-brand.ts'
import { DAY_MS } from '../clock.ts'
import { ACCOUNT_MAILS, sendAccountMail } from '../features/accounts/account-mail.ts'
import { makeLink } from '../features/accounts/make-link.ts'
import { mailNotification } from '../features/accounts/notification.ts'
import { subscribe } from '../features/accounts/subscriptions.store.ts'
import { mailEmployeeOf } from '../features/bookings/booking-mail.ts'
import { mailTokenNotice, TOKEN_NOTICES } from '../features/machine-tokens/token-mail.ts'
import { rejectUnanswered } from '../features/personnel-file-cases/reject-unanswered.ts'
import { brandedPage } from '../features/site/branded-page.ts'
import { OWN_COMPANY, openTestApp, rightRows, TEST_NOW, type TestApp } from '../testing/index.ts'
import { mailsAfter } from '../testing/mail-box.ts'
import { OTHER_BRAND_FILE } from '../testing/other-brand.ts'
import { answer as answered, caseWorker, fileCaller } from '../testing/personnel-file-calls.ts'
import { csvOf } from '../testing/staff-files.ts'
import { accountOf, changeAccount, changeEmployee } from '../testing/test.store.ts'
import { addBooking } from '../testing/test-bookings.store.ts'
import { employeesWithinReach } from '../testing/within-reach.ts'
import { buildApp } from './build-app.ts'

/** Technical names that no customer reads: a header that programs send. */
const TECHNICAL = [/X-Salvia-Client/gi]
/** The example brand's name and contacts. */
const EXAMPLE = new RegExp(
  ['salvia', ...Object.values(EXAMPLE_BRAND.support).map(({ phone }) => phone)].join('|'),
  'i',
)

const unfolded = (text: string) => text.replaceAll('\r\n ', '')

/** The place where a text still names the example brand, with its surrounding text. */
function exampleIn(text: string): string | undefined {
  const read = TECHNICAL.reduce((rest, technical) => rest.replace(technical, ''), text)
  const at = read.search(EXAMPLE)
  return at === -1 ? undefined : read.slice(Math.max(0, at - 40), at + 40)
}

const answer = readBrand({ SALVIA_BRAND: OTHER_BRAND_FILE }, true)
const brand = answer.kind === 'brand' ? answer.brand : expect.fail(answer.fault)
const UNANSWERED_MS = (FEEDBACK_WEEKS * 7 + 1) * DAY_MS
const PORTAL = 'https://portal.friskhalsan-nord.test'

let salvia: TestApp
let hr: string
let booking: Awaited<ReturnType<typeof addBooking>>
beforeAll(async () => {
  salvia = await openTestApp({ settings: { brand, publicUrl: PORTAL } })
  hr = await salvia.signIn('hr@demo.example')
  const chef = await salvia.signIn('chef@demo.example')
  const [employeeId = ''] = await employeesWithinReach(salvia, chef)
  await changeEmployee(salvia.services.db, employeeId, { email: 'medarbetare@demo.example' })
  const startsAt = addElapsed(TEST_NOW, { hours: 7 * 24 })
  booking = await addBooking(salvia.services.db, { employeeId, startsAt })
})
afterAll(() => salvia.close())

test('the search finds the example where it stands, and leaves a header of programs alone', () => {
  expect(exampleIn('Ring oss på 08-465 004 30')).toContain('08-465 004 30')
  expect(exampleIn('till SALVIAS startsida')).toBeDefined()
  expect(exampleIn('the header X-Salvia-Client')).toBeUndefined()
})

const wordsOf = ({ subject, text, html, from, headers }: Email): string =>
  JSON.stringify({ subject, text, html, from, headers })

describe('mails', () => {
  const account = (email: string) => accountOf(salvia.services.db, email)

  async function accountMails(): Promise<void> {
    const [waiting, chef, employee] = await Promise.all(
      ['malin.ekwall@demo.example', 'chef@demo.example', 'medarbetare@demo.example'].map(account),
    )
    for (const kind of ACCOUNT_MAILS) {
      for (const to of kind === 'activation' ? [waiting, chef, employee] : [chef]) {
        const mail = { kind, accountId: to?.id ?? null, origin: PORTAL, at: TEST_NOW }
        const linkId = kind === 'identity' && to ? await identityLink(to.id) : undefined
        await sendAccountMail(salvia.services, { ...mail, linkId })
      }
    }
  }

  async function identityLink(accountId: string): Promise<string> {
    const { id } = await makeLink(salvia.services.db, { purpose: 'identity', accountId }, TEST_NOW)
    return id
  }

  async function tokenMails(): Promise<void> {
    const body = { name: 'natt', grants: ['personnel-file'] }
    const made = await salvia.call('POST', `machine-tokens/${OWN_COMPANY}`, { token: hr, body })
    const { id: recipientId } = await account('hr@demo.example')
    const notice = { tokenIds: [answered<{ id: string }>(made).id], recipientId, actorId: recipientId }
    // The first notice was queued when the token was made, and is mailed with the jobs of the cases.
    for (const kind of TOKEN_NOTICES.filter(each => each !== 'made')) {
      await mailTokenNotice(salvia.services, { ...notice, kind, origin: PORTAL, at: TEST_NOW })
    }
  }

  async function bookingMails(): Promise<void> {
    const startsAt = booking.startsAt
    for (const kind of ['details', 'reminder'] as const) {
      await mailEmployeeOf(salvia.services, { bookingId: booking.id, kind, startsAt })
    }
    const details = await salvia.call('GET', `bookings/${OWN_COMPANY}/${booking.id}`, { token: hr })
    const recipientId = details.json<BookingDetails>().feedback.recipients[0]?.id
    await salvia.call('POST', `bookings/${OWN_COMPANY}/${booking.id}/feedback`, {
      token: hr,
      body: { recipientId, text: 'Besöket är klart.' },
    })
  }

  async function caseMails(): Promise<void> {
    const worker = caseWorker(salvia, await salvia.signIn('handlaggare@demo.example'))
    const sender = fileCaller(salvia, hr)
    for (const [count, event] of [
      [6, 'ask'],
      [7, 'reject'],
    ] as const) {
      const { id } = await sender.send({ bytes: csvOf(await rightRows(count)), clientNumber: OWN_COMPANY })
      await salvia.runJobs()
      answered(await worker.act(id, 'acknowledge'))
      answered(await worker.act(id, event, { text: 'Vilken enhet hör Lager till?' }))
      await salvia.runJobs()
    }
    salvia.clock.advance(UNANSWERED_MS)
    await rejectUnanswered(salvia.services)
  }

  async function notification(): Promise<void> {
    const { id: accountId } = await account('hr@demo.example')
    const subscriptionId = await subscribe(
      salvia.services.db,
      { accountId, kind: 'test', object: 'ett' },
      TEST_NOW,
    )
    const template = { subject: { sv: 'Intyg', en: 'Certificate' }, paragraphs: [] }
    await mailNotification(salvia.services, { subscriptionId, template, origin: PORTAL, path: '/kontroller' })
  }

  test.each(LOCALES)('of every kind name the portal, and nothing of the example (%s)', async locale => {
    for (const email of ['hr', 'chef', 'medarbetare'].map(name => `${name}@demo.example`)) {
      await changeAccount(salvia.services.db, email, { locale })
    }
    const mails = await mailsAfter(salvia, async () => {
      await accountMails()
      await tokenMails()
      await bookingMails()
      await notification()
      await caseMails()
    })
    salvia.clock.set(TEST_NOW)
    expect(mails.map(({ subject }) => subject)).toHaveLength(
      ACCOUNT_MAILS.length + 2 + TOKEN_NOTICES.length + 3 + 1 + 3,
    )
    for (const mail of mails) {
      expect(exampleIn(wordsOf(mail)), mail.subject).toBeUndefined()
      expect(mail.from).toEqual({ name: 'Friskhälsan Nord', address: 'noreply@friskhalsan-nord.test' })
      expect(mail.text).toContain('\nFriskhälsan Nord\n')
    }
  })
})

describe('what the server hands out', () => {
  test.each([
    `bookings/${OWN_COMPANY}/BOOKING/calendar?detailed=true`,
    `personnel-file-templates/${OWN_COMPANY}/csv`,
    `personnel-file-templates/${OWN_COMPANY}`,
    'openapi.json',
    'docs',
  ])('%s', async path => {
    const response = await salvia.call('GET', path.replace('BOOKING', booking.id), { token: hr })
    expect(response.statusCode).toBe(200)
    expect(exampleIn(response.body)).toBeUndefined()
    expect(exampleIn(String(response.headers['content-disposition']))).toBeUndefined()
  })

  test('the calendar that programs subscribe to names the portal', async () => {
    await changeAccount(salvia.services.db, 'hr@demo.example', { locale: 'sv' })
    const made = await salvia.call('POST', `booking-calendars/${OWN_COMPANY}`, {
      token: hr,
      body: { isDetailed: true },
    })
    const { pathname } = new URL(made.json<{ address: string }>().address)
    const { body } = await salvia.app.inject({ method: 'GET', url: pathname })
    expect(exampleIn(body)).toBeUndefined()
    expect(unfolded(body)).toContain('X-WR-CALNAME:Tidsbokningar\\, Friskhälsan Nord\r\n')
    expect(body).toContain('PRODID:-//Friskhälsan Nord//SV\r\n')
  })

  test('a refusal in both languages', async () => {
    for (const locale of LOCALES) {
      const headers = { 'x-accept-language': locale }
      const body = { email: 'nobody@nord.test', password: 'fel lösenord' }
      const response = await salvia.call('POST', 'tokens', { body, headers })
      expect(response.statusCode).toBe(401)
      expect(exampleIn(response.body)).toBeUndefined()
    }
  })
})

describe('in production', () => {
  const asked = async (url: string, accept = '*/*') => {
    const settings = { ...salvia.services.settings, environment: 'production' as const }
    const app = await buildApp({ ...salvia.services, settings }, salvia.database)
    const response = await app.inject({ method: 'GET', url, headers: { accept } })
    await app.close()
    return response
  }

  test('config.json tells the brand, and no health line that was not given', async () => {
    const response = await asked('/config.json')
    expect(exampleIn(response.body)).toBeUndefined()
    const config = configSchema.parse(response.json())
    expect(config).toMatchObject({
      PRODUCT_NAME: 'Friskhälsan Nord',
      PROVIDER: 'Friskhälsan Nord AB',
      LOGO: brand.logo?.address,
      LOGO_COLOUR: { light: '#0b4f7a' },
      SUPPORT: { orders: { phone: '010-000 00 04' } },
      DATA_PROTECTION: 'dataskydd@friskhalsan-nord.test',
    })
    expect(config.HEALTH_LINE).toBeUndefined()
    expect(config.TIPS?.map(({ image }) => image)).toEqual([brand.favicon?.address])
  })

  test('its version is another under another brand, so that open pages are told', async () => {
    const versionOf = async (settings: object) => {
      const services = { ...salvia.services, settings: { ...salvia.services.settings, ...settings } }
      const app = await buildApp(services, salvia.database)
      const response = await app.inject({ method: 'GET', url: '/config.json' })
      await app.close()
      return configSchema.parse(response.json()).VERSION.hash
    }
    expect(await versionOf({})).toBe(await versionOf({}))
    expect(await versionOf({ brand: { ...brand, productName: 'Nord' } })).not.toBe(await versionOf({}))
  })

  test('a logo is a picture that can run nothing, whoever opens it', async () => {
    const { headers, rawPayload } = await asked(brand.logo?.address ?? '')
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
    })
    expect(rawPayload.equals(Buffer.from(brand.logo?.bytes ?? []))).toBe(true)
    expect((await asked(brand.favicon?.address ?? '')).headers['content-type']).toBe('image/png')
    expect((await asked('/brand/brand.json')).statusCode).toBe(404)
  })
})

describe('the first page', () => {
  const source = readFileSync(new URL('../../../web/index.html', import.meta.url), 'utf8')

  test('has the name, the icon, the colours and the phone before any script runs', () => {
    const page = brandedPage(source, brand)
    expect(exampleIn(page)).toBeUndefined()
    expect(page).toContain('<title>Friskhälsan Nord</title>')
    expect(page).toContain(`<link rel="icon" href="${brand.favicon?.address}" type="image/png">`)
    expect(page).toContain(
      '<meta name="theme-color" content="#0b4f7a" media="(prefers-color-scheme: light)">',
    )
    expect(page).toContain('om felet kvarstår: 010-000 00 03 (Alla dagar 7–22).')
    expect(page).toContain('if it keeps happening: 010-000 00 03 (Every day 7 a.m. to 10 p.m.).')
  })

  test('takes a name as text', () => {
    const page = brandedPage(source, { ...brand, productName: '<script>$& & "Nord"' })
    expect(page).toContain('<title>&#60;script&#62;$&#38; &#38; &#34;Nord&#34;</title>')
  })
})
