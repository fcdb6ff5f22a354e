import { type BrowserContext, expect, type Page } from '@playwright/test'
import { contract, endpointsOf } from '@salvia/core/api'
import { isWrite } from '@salvia/core/contract'
import { openAnalyticsServer } from './analytics-server.ts'
import { changeable } from './bookings.ts'
import { test as base } from './browser.ts'
import { linkMailedTo } from './mails.ts'
import { CASE_WORKER, CUSTOMER, HR, signIn } from './portal.ts'
import { type RunningServer, startServer } from './server.ts'
import { callsAs, handled, sentCase, sentOrder } from './service.ts'
import { BACK_OFFICE_WRITES } from './writes/back-office-writes.ts'
import { BOOKING_WRITES } from './writes/booking-writes.ts'
import { CERTIFICATE_WRITES } from './writes/certificate-writes.ts'
import { COMPANY_WRITES } from './writes/company-writes.ts'
import { FOLLOWED_ORDER_WRITES } from './writes/followed-order-writes.ts'
import { ORDER_WRITES } from './writes/order-writes.ts'
import { PASSWORD_WRITES, PROFILE_WRITES } from './writes/profile-writes.ts'
import type { World } from './writes/seen-write.ts'
import { UNSEEN_WRITES } from './writes/unseen-writes.ts'

const SEEN_WRITES = [
  ...PROFILE_WRITES,
  ...BOOKING_WRITES,
  ...ORDER_WRITES,
  ...FOLLOWED_ORDER_WRITES,
  ...CERTIFICATE_WRITES,
  ...COMPANY_WRITES,
  ...PASSWORD_WRITES,
  ...BACK_OFFICE_WRITES,
]

/** A server for these tests only, because they close, change and revoke data that other tests read. */
const test = base.extend<object, { server: RunningServer }>({
  server: [
    async ({ browserName: _browser }, use) => {
      const analytics = await openAnalyticsServer()
      const server = await startServer({
        variables: async () => ({
          SALVIA_ANALYTICS_URL: analytics.script,
          SALVIA_ANALYTICS_SITE: '7',
          SALVIA_TEST_USER_DOMAINS: 'demo.example',
        }),
      })
      await use(server)
      await server.stop()
      await analytics.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

async function prepare(server: RunningServer): Promise<World> {
  const { url } = server
  const body = { name: 'analytics', isGiven: false } as const
  for (const { email } of [HR, CASE_WORKER]) await (await callsAs(url, email)).profile.answerConsent({ body })
  const client = await callsAs(url, HR.email)
  const params = { clientNumber: CUSTOMER.reading }
  for (const name of ['Löner', 'Löner 2'])
    await client.machineTokens.create({ params, body: { name, grants: ['personnel-file'] } })
  const [toMove, toCancel] = await changeable(client)
  if (!toMove || !toCancel) throw new Error('The demo has two bookings that can be changed.')
  const asked = await sentCase(url)
  await handled(url, asked.id, 'ask')
  const seen = new Set<string>()
  return {
    url,
    toMove,
    toCancel,
    asked,
    sent: await sentCase(url),
    ordered: await sentOrder(url),
    async passwordLink(email) {
      await client.accounts.requestRecovery({ body: { email } })
      // Skips other mails to the same address.
      for (;;) {
        const link = await linkMailedTo(server, email, seen)
        if (link.includes('Password')) return link
      }
    },
  }
}

test('every writing call of the contract is made below, or says why no screen shows it', () => {
  const told = [...SEEN_WRITES, ...UNSEEN_WRITES].map(({ endpoint }) => endpoint.name)
  const written = endpointsOf(contract).filter(isWrite)
  expect(told.toSorted()).toEqual(written.map(({ name }) => name).toSorted())
})

test.describe('what one tab writes, another shows without a reload', () => {
  test.describe.configure({ mode: 'serial' })
  let context: BrowserContext
  let one: Page
  let other: Page
  let world: World
  test.beforeAll(async ({ browser, server }) => {
    test.setTimeout(120_000)
    world = await prepare(server)
    context = await browser.newContext({ baseURL: server.url })
    one = await context.newPage()
    await signIn(one, HR)
    other = await context.newPage()
  })
  test.afterAll(() => context?.close())

  for (const { endpoint, watch, act, opensAnew } of SEEN_WRITES) {
    test(endpoint.name, async () => {
      const seen = await watch(other, world)
      const opened = await other.evaluate(() => performance.timeOrigin)
      const path = new RegExp(`/api/${endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
      const answered = one.waitForResponse(
        response => response.request().method() === endpoint.method && path.test(response.url()),
      )
      await act(one, world)
      expect((await answered).ok()).toBe(true)
      await seen()
      if (!opensAnew) expect(await other.evaluate(() => performance.timeOrigin)).toBe(opened)
    })
  }
})
