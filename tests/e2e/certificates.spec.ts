import type { Browser, Page } from '@playwright/test'
import { MEDICAL_CHECK_NAMES, MEDICAL_CHECKS } from '@salvia/core/certificates'
import { stockholmDate } from '@salvia/core/primitives'
import { test as base } from './browser.ts'
import { numberOf, openJournal } from './journal.ts'
import { now } from './now.ts'
import { type Account, CUSTOMER, expect, HR, heading, signIn } from './portal.ts'
import { type RunningServer, startServer } from './server.ts'
import { callsAs } from './service.ts'

const MANAGER = { email: 'chef@demo.example' } as const

/** A server for these tests only: they renew certificates that other tests count. */
const test = base.extend<object, { server: RunningServer }>({
  server: [
    async ({ browserName: _browser }, use) => {
      const server = await startServer()
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

/** Orders the check-up that the first row is about. Returns whom it is for, as the list names that one. */
async function orderTheFirst(page: Page): Promise<string> {
  const first = page.getByRole('row').nth(1)
  const name = await first.getByRole('link').first().innerText()
  await first.getByRole('button', { name: /^Åtgärder för/ }).click()
  await page.getByRole('menuitem', { name: 'Beställ ny kontroll' }).click()
  await expect(page).toHaveURL(/\/bestallningar\/bestall\/person/)
  await page.getByLabel('Ort', { exact: true }).selectOption({ index: 1 })
  const clinic = page.getByLabel('Mottagning')
  if ((await clinic.inputValue()) === '') await clinic.selectOption({ index: 1 })
  await press(page, 'Fortsätt')
  await press(page, 'Skicka beställning')
  await expect(heading(page, 'Beställningen är skickad')).toBeVisible()
  return name
}

test('from what expires on the start page to the new certificate', async ({ browser, server }) => {
  test.setTimeout(120_000)
  const page = await signedIn(browser, server, MANAGER)
  await page.getByRole('link', { name: /^\d+ intyg löper ut inom 90 dagar/ }).click()
  await expect(page).toHaveURL(/\/kontroller\?status=expires-soon/)
  const list = page.url()
  const name = await orderTheFirst(page)

  await page.goto(list)
  await expect(row(page, name).getByRole('link', { name: /^Beställning skickad/ })).toBeVisible()
  const manager = await callsAs(server.url, MANAGER.email)
  const { items } = await manager.certificates.list({
    params: { clientNumber: CUSTOMER.reading },
    query: { status: 'expires-soon', sort: 'end' },
  })
  const [renewed] = items
  const check = MEDICAL_CHECK_NAMES.find(one => one === renewed?.check)
  if (!renewed || !check) throw new Error('The demo has a certificate that expires soon.')
  const journal = await openJournal(server.url)
  const pid = await numberOf(server.url, renewed.id)
  await journal.put({ id: 'renewal', pid, check, issued: stockholmDate(now()) })

  await page.reload()
  await expect(heading(page, 'Medicinska kontroller')).toBeVisible()
  await expect(row(page, name).filter({ hasText: MEDICAL_CHECKS[check].name.sv })).toHaveCount(0)
  await page.goto(`/medarbetare/${renewed.employee.pidHash}`)
  const section = page.getByRole('region', { name: 'Medicinska kontroller' })
  const current = section.getByRole('list', { name: 'Aktuella kontroller' }).getByRole('listitem')
  await expect(current.filter({ hasText: MEDICAL_CHECKS[check].name.sv })).toContainText('Löper ut')
  await expect(current.getByText(/^(Beställning skickad|Tid bokad)/)).toHaveCount(0)
  await section.getByText(/^Tidigare \(\d+\)$/).click()
  await expect(section.getByText(renewed.end ?? '')).toBeVisible()

  // The journal takes it back: whoever must know is led there, and reads that nobody may work on it.
  await journal.withdraw('renewal')
  await journal.close()
  const hr = await signedIn(browser, server, HR)
  const [last, first] = name.split(', ')
  const waiting = hr.getByRole('region', { name: /^Väntar på dig/ }).getByRole('listitem')
  await expect(waiting.first()).toContainText(`${first} ${last}`)
  await waiting.first().getByRole('link').click()
  await expect(hr.getByText(`${MEDICAL_CHECKS[check].name.sv}: intyget är återkallat`)).toBeVisible()
  await press(hr, /^Jag har sett det/)
  await expect(hr.getByText('Sparat. Det står inte kvar på din startsida.')).toBeFocused()
  await hr.goto('/')
  await expect(waiting.first()).toBeVisible()
  await expect(hr.getByText('intyget är återkallat')).toHaveCount(0)
})
