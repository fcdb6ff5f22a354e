import type { Page } from '@playwright/test'
import { LOCALES } from '@salvia/core/i18n'
import { PORTAL_PATHS, type PortalPage } from '@salvia/core/portal-paths'
import { OTHER_BRAND_FILE } from '../../packages/server/src/testing/other-brand.ts'
import { CASE_WORKER, CUSTOMER, expect, HR, sendCredentials, signIn, test } from './portal.ts'
import { type RunningServer, startServer } from './server.ts'
import { callsAs, sentOrder } from './service.ts'
import { inLanguage } from './words.ts'

/** Texts that may contain the name: the terminal command, and the demo password in test environments. */
const COMMAND = /\bsalvia (?:login(?: --machine| --browser)?|i terminalen|in the terminal)\b/g
const DEMO_PASSWORD = /Salvia-demo-1/g
/** The example brand's name and phone number, with the text around them. */
const EXAMPLE = /.{0,40}(?:salvia|08-465 ?004).{0,40}/i

const PRODUCT = 'Friskhälsan Nord'

/** All texts of a page that are seen or read out: its title, its content and attributes. */
function wordsOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const read = ['alt', 'aria-label', 'title', 'placeholder', 'href', 'src', 'content', 'value', 'download']
    const attributes = [...document.querySelectorAll('head *, body *')].flatMap(element =>
      read.map(name => element.getAttribute(name) ?? ''),
    )
    const texts = document.body.textContent ?? ''
    return [document.title, texts, ...attributes].filter(Boolean).join('\n')
  })
}

async function looksThrough(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.locator('h1').first().waitFor()
  await page.waitForLoadState('networkidle')
  const words = (await wordsOf(page)).replace(COMMAND, '').replace(DEMO_PASSWORD, '')
  expect.soft(EXAMPLE.exec(words)?.[0], address).toBeUndefined()
  expect.soft(await page.title(), address).toContain(` | ${PRODUCT}`)
}

/** The screens of each kind of user, with their path parameters filled in. */
const VISITOR: readonly PortalPage[] = [
  'signInAlias',
  'bankIdDevice',
  'bankIdQr',
  'signIn',
  'activation',
  'activateAccount',
  'recoverPassword',
  'setPassword',
  'newPassword',
  'connectBankId',
  'unsubscribe',
  'unsubscribeAlias',
  'sso',
  'consent',
  'terms',
  'accessibility',
  'notFound',
]
const OF_CUSTOMER: readonly PortalPage[] = [
  'start',
  'personnelFile',
  'personnelFileCase',
  'bookings',
  'booking',
  'cancelBooking',
  'rescheduleBooking',
  'newOrder',
  'personOrder',
  'groupOrder',
  'counsellingOrder',
  'orders',
  'order',
  'services',
  'service',
  'certificates',
  'certificatesTips',
  'certificatesPerson',
  'statistics',
  'coworkers',
  'coworker',
  'accessPreview',
  'accessPreviewPerson',
  'profile',
  'changePassword',
  'terminal',
  'ownTerms',
  'ownTermsAlias',
  'terms',
  'accessibility',
]
const OF_CASE_WORKER: readonly PortalPage[] = [
  'backOffice',
  'backOfficeCase',
  'backOfficeMatters',
  'backOfficeOrdersAlias',
  'backOfficeOrder',
  'backOfficeBookOrder',
  'backOfficeReplyTemplates',
  'backOfficeCustomers',
  'backOfficeCaseWorkers',
  'backOfficeSystems',
  'backOfficeCustomer',
  'backOfficeSendFile',
  'profile',
  'terminal',
  'terms',
  'accessibility',
]

const addressOf = (name: PortalPage, id = 'x'): string =>
  PORTAL_PATHS[name].replace(/\/:token\?$/, '').replace(/:\w+/, id)

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer({ variables: async () => ({ SALVIA_BRAND: OTHER_BRAND_FILE }) })
})
test.afterAll(() => server.stop())
test('every screen is looked through; the gallery is for those who build', () => {
  const seen = new Set([...VISITOR, ...OF_CUSTOMER, ...OF_CASE_WORKER])
  expect(
    Object.keys(PORTAL_PATHS).filter(name => name !== 'gallery' && !seen.has(name as PortalPage)),
  ).toEqual([])
})

for (const locale of LOCALES) {
  test(`the portal under another name says nothing of the first (${locale})`, async ({ page }) => {
    await page.goto(`${server.url}/404`)
    await inLanguage(page, locale)
    for (const name of VISITOR) await looksThrough(page, server.url + addressOf(name))
    await page.goto(`${server.url}/logga-in/e-post`)
    await sendCredentials(page, 'medarbetare@demo.example')
    const app = page.getByRole('main').locator('a[href^="https://app."]')
    await expect(app).toHaveAttribute('href', 'https://app.friskhalsan-nord.test/')

    const client = await callsAs(server.url, HR.email)
    const params = { clientNumber: CUSTOMER.reading }
    const bookings = await client.bookings.list({ params, query: { status: 'upcoming', sort: 'date' } })
    const uploads = await client.personnelFile.list({ params })
    const { pidHash } = await client.profile.get({})
    const employees = await client.coworkers.list({
      params: { ...params, pid: pidHash ?? '', context: 'orderable' },
      query: {},
    })
    const people = await client.accessPreview.list({ params, query: {} })
    const order = await sentOrder(server.url)
    const orders = await client.orders.list({ params, query: {} })
    const ids: Partial<Record<PortalPage, string | undefined>> = {
      personnelFileCase: uploads.items[0]?.id,
      booking: bookings.items.at(-1)?.id,
      cancelBooking: bookings.items.at(-1)?.id,
      rescheduleBooking: bookings.items.at(-1)?.id,
      order: orders.items[0]?.id,
      service: 'halsoundersokning',
      coworker: employees.items[0]?.pidHash,
      certificatesPerson: employees.items[0]?.pidHash,
      accessPreviewPerson: people.items[0]?.id,
      backOfficeCase: uploads.items[0]?.id,
      backOfficeCustomer: CUSTOMER.reading,
      backOfficeSendFile: CUSTOMER.reading,
      backOfficeOrder: order.id,
      backOfficeBookOrder: order.id,
    }
    for (const [account, names] of [
      [HR, OF_CUSTOMER],
      [CASE_WORKER, OF_CASE_WORKER],
    ] as const) {
      await page.context().clearCookies()
      await page.evaluate(() => localStorage.clear())
      await signIn(page, account, server.url)
      await inLanguage(page, locale)
      for (const name of names) await looksThrough(page, server.url + addressOf(name, ids[name]))
    }
  })
}

test('the logo stands in place of mark and name, at the top and on the way in, and has a name', async ({
  page,
}) => {
  await page.goto(`${server.url}/logga-in/e-post`)
  const logo = page.getByRole('img', { name: PRODUCT })
  await expect(logo).toBeVisible()
  await expect.poll(() => logo.evaluate(image => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  await signIn(page, HR, server.url)
  await expect(page.getByRole('banner').getByRole('img', { name: PRODUCT })).toBeVisible()
  await expect(page.getByRole('link', { name: /Hälsolinjen/ })).toHaveCount(0)
})
