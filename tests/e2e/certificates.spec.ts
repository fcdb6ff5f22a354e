import type { Browser, Page } from '@playwright/test'
import { MEDICAL_CHECK_NAMES, MEDICAL_CHECKS } from '@salvia/core/certificates'
import { addDays, type Instant, millisOf, stockholmDate } from '@salvia/core/primitives'
import { test as base } from './browser.ts'
import { numberOf, openJournal } from './journal.ts'
import { now } from './now.ts'
import { type Account, CASE_WORKER, CUSTOMER, expect, HR, heading, signIn } from './portal.ts'
import { type RunningServer, startServer } from './server.ts'
import { callsAs, present } from './service.ts'

const MINUTE_MS = 60_000
const MANAGER = { email: 'chef@demo.example' } as const

/** A server for these tests only: they renew certificates that other tests count, and move its clock. */
const test = base.extend<object, { server: RunningServer }>({
  server: [
    async ({ browserName: _browser }, use) => {
      const server = await startServer({ ownClock: true })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

async function signedIn(browser: Browser, { url }: RunningServer, account: Account): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: url })).newPage()
  await signIn(page, account)
  return page
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

interface Ordered {
  /** Whom it is for, as the list names that one. */
  readonly name: string
  readonly orderNumber: string
}

/** Orders the check-up that the first row is about. */
async function orderTheFirst(page: Page): Promise<Ordered> {
  const first = page.getByRole('row').nth(1)
  const name = await first.getByRole('link').first().innerText()
  await first.getByRole('button', { name: /^Åtgärder för/ }).click()
  await page.getByRole('menuitem', { name: 'Beställ ny kontroll' }).click()
  await expect(page).toHaveURL(/\/bestallningar\/bestall\/person/)
  await page.getByLabel('Ort', { exact: true }).selectOption({ label: 'Kvarnhälle' })
  const clinic = page.getByLabel('Mottagning')
  if ((await clinic.inputValue()) === '') await clinic.selectOption({ index: 1 })
  await press(page, 'Fortsätt')
  await press(page, 'Skicka beställning')
  await expect(heading(page, 'Beställningen är skickad')).toBeVisible()
  const orderNumber = await page
    .getByText(/^B-\d+$/)
    .first()
    .innerText()
  return { name, orderNumber }
}

/** A case worker books the first free time for an order. Returns when it begins. */
async function bookFor(caseWorker: Page, { url }: RunningServer, orderNumber: string): Promise<Instant> {
  await caseWorker.goto('/handlaggning/arenden')
  await caseWorker.getByRole('searchbox').fill(orderNumber)
  await expect(caseWorker.getByText('1 ärende', { exact: true })).toBeVisible()
  await caseWorker.getByRole('link', { name: orderNumber }).click()
  await press(caseWorker, 'Ta dig an')
  await expect(caseWorker.getByRole('status').filter({ hasText: 'Du är nu handläggare.' })).toBeVisible()
  const id = new URL(caseWorker.url()).pathname.split('/').at(-1) ?? ''
  await caseWorker.getByRole('link', { name: 'Boka tid', exact: true }).click()
  await press(caseWorker, /^\d\d:\d\d/)
  await press(caseWorker, 'Boka tiden')
  await expect(heading(caseWorker, 'Tiden är bokad')).toBeVisible()
  const { bookings } = await (await callsAs(url, CASE_WORKER.email)).orderCases.get({ params: { id } })
  return present(bookings[0], 'visit that was just booked').startsAt
}

test('from what expires on the start page to the new certificate', async ({ browser, server }) => {
  let page = await signedIn(browser, server, MANAGER)
  await page.getByRole('link', { name: /^\d+ intyg löper ut inom 90 dagar/ }).click()
  await expect(page).toHaveURL(/\/kontroller\?status=expires-soon/)
  const list = page.url()
  const { items } = await (await callsAs(server.url, MANAGER.email)).certificates.list({
    params: { clientNumber: CUSTOMER.reading },
    query: { status: 'expires-soon', sort: 'end' },
  })
  const renewed = present(items[0], 'certificate that expires soon')
  const check = present(
    MEDICAL_CHECK_NAMES.find(one => one === renewed.check),
    'check of it',
  )
  const checkName = MEDICAL_CHECKS[check].name.sv
  const { name, orderNumber } = await orderTheFirst(page)
  const [last = '', first = ''] = name.split(', ')

  await page.goto(list)
  const renewedRow = row(page, name).filter({ hasText: checkName })
  await expect(renewedRow.getByRole('link', { name: /^Beställning skickad/ })).toBeVisible()
  await expect(renewedRow.getByRole('link', { name: /^Tid bokad/ })).toHaveCount(0)
  const startsAt = await bookFor(await signedIn(browser, server, CASE_WORKER), server, orderNumber)
  await page.reload()
  const day = stockholmDate(startsAt)
  await expect(renewedRow.getByRole('link', { name: `Tid bokad ${day}` })).toBeVisible()

  // On the day of the visit the journal sends the certificate: the row has its last day, and waits for nothing.
  await server.setAhead(millisOf(startsAt) + MINUTE_MS - millisOf(now()))
  const end = addDays(day, 700)
  const journal = await openJournal(server.url)
  const pid = await numberOf(server.url, renewed.id)
  await journal.put({ id: 'renewal', pid, check, issued: day, end })
  page = await signedIn(browser, server, MANAGER)
  await page.goto('/kontroller')
  await page.getByRole('searchbox').fill(last)
  await expect(page).toHaveURL(/q=/)
  const newRow = row(page, name).filter({ hasText: checkName })
  await expect(newRow).toContainText(end)
  await expect(newRow).toHaveCount(1)
  await expect(newRow.getByRole('link', { name: /^(Beställning skickad|Tid bokad)/ })).toHaveCount(0)
  await page.goto(list)
  await expect(heading(page, 'Medicinska kontroller')).toBeVisible()
  await expect(row(page, name).filter({ hasText: checkName })).toHaveCount(0)

  await page.goto(`/medarbetare/${renewed.employee.pidHash}`)
  const section = page.getByRole('region', { name: 'Medicinska kontroller' })
  const current = section.getByRole('list', { name: 'Aktuella kontroller' }).getByRole('listitem')
  await expect(current.filter({ hasText: checkName })).toContainText(end)
  await expect(current.getByText(/^(Beställning skickad|Tid bokad)/)).toHaveCount(0)
  await section.getByText(/^Tidigare \(\d+\)$/).click()
  await expect(section.getByText(renewed.end ?? '')).toBeVisible()

  // The journal takes it back: whoever must know is led there, and reads that nobody may work on it.
  await journal.withdraw('renewal')
  await journal.close()
  const hr = await signedIn(browser, server, HR)
  const waiting = hr.getByRole('region', { name: /^Väntar på dig/ }).getByRole('listitem')
  await expect(waiting.first()).toContainText(`${first} ${last}`)
  await waiting.first().getByRole('link').click()
  await expect(hr.getByText(`${checkName}: intyget är återkallat`)).toBeVisible()
  await press(hr, /^Jag har sett det/)
  await expect(hr.getByText('Sparat. Det står inte kvar på din startsida.')).toBeFocused()
  await hr.goto('/')
  await expect(waiting.first()).toBeVisible()
  await expect(hr.getByText('intyget är återkallat')).toHaveCount(0)
})
