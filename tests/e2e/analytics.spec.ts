import type { Page } from '@playwright/test'
import { millisOf } from '@salvia/core/primitives'
import { type AnalyticsServer, openAnalyticsServer } from './analytics-server.ts'
import { audit } from './audit.ts'
import { AHEAD } from './browser.ts'
import { now } from './now.ts'
import { test as base, expect, heading, sendCredentials, signOut } from './portal.ts'
import { startServer } from './server.ts'

const test = base.extend<object, { analytics: AnalyticsServer }>({
  analytics: [
    async ({ browserName: _browser }, use) => {
      const analytics = await openAnalyticsServer()
      await use(analytics)
      await analytics.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ analytics }, use) => {
      const server = await startServer({
        variables: async () => ({
          SALVIA_ANALYTICS_URL: analytics.script,
          SALVIA_ANALYTICS_SITE: '7',
          SALVIA_TEST_USER_DOMAINS: 'Demo.EXAMPLE',
        }),
      })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

async function enter(page: Page, email: string): Promise<void> {
  await page.goto('/logga-in/e-post')
  await sendCredentials(page, email)
}

const MENU = { name: /^(Huvudmeny|Main menu)$/ } as const
const allow = (page: Page) => page.getByRole('button', { name: 'Tillåt statistik' })
const decline = (page: Page) => page.getByRole('button', { name: 'Neka' })
const kept = async (page: Page) =>
  (await page.context().cookies()).filter(({ name }) => name.startsWith('_pk_'))

test('is loaded after consent, never before, and gone after withdrawal', async ({ page, analytics }) => {
  await enter(page, 'chef@demo.example')
  await expect(heading(page, 'Får vi föra statistik?')).toBeVisible()
  await expect(page).toHaveURL(/\/piwik-aktivering$/)
  const [yes, no] = [await allow(page).boundingBox(), await decline(page).boundingBox()]
  expect([yes?.width, yes?.height], 'yes and no weigh the same').toEqual([no?.width, no?.height])
  await page.getByText('Det här sparas om du tillåter').click()
  for (const lifetime of ['13 månader', '30 minuter', '12 månader']) {
    await expect(page.getByText(lifetime)).toBeVisible()
  }
  await audit(page, 'the question about statistics')
  await page.goto('/medarbetare')
  await expect(heading(page, 'Får vi föra statistik?'), 'no way past it').toBeVisible()
  expect([analytics.asked, await kept(page)], 'nothing before consent').toEqual([[], []])

  await allow(page).click()
  await expect(page, 'where one wanted to go').toHaveURL(/\/medarbetare$/)
  await expect.poll(() => analytics.views()).toEqual(['/piwik-aktivering', '/medarbetare'])
  expect(analytics.asked.filter(({ pathname }) => pathname === '/matomo.js')).toHaveLength(1)
  // A browser counts the life of a cookie by its own clock, which stays behind when the machine's is set ahead.
  const seconds = (millisOf(now()) - AHEAD) / 1000
  const days = Object.fromEntries(
    (await kept(page)).map(({ name, expires }) => [name.split('.')[0], (expires - seconds) / 86_400]),
  )
  expect(days._pk_id).toBeCloseTo((13 * 365) / 12, 0)
  expect(days._pk_ses).toBeCloseTo(30 / 1440, 3)

  await page.goto('/piwik-aktivering')
  await expect(page.getByRole('navigation', MENU), 'asked once').toBeVisible()
  await page.goto('/din-profil')
  await expect.poll(() => analytics.views().at(-1)).toBe('/din-profil')
  await page.getByRole('button', { name: 'Ändra Cookies och statistik' }).click()
  await page.getByRole('radio', { name: 'Inte tillåten' }).check()
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Spara' }).click()
  await reloaded
  const before = analytics.asked.length
  await expect(page.getByText('Inte tillåten')).toBeVisible()
  await page.getByRole('link', { name: 'Medarbetare' }).first().click()
  await expect(heading(page, 'Medarbetare')).toBeVisible()
  expect([await kept(page), analytics.asked.length], 'nothing after withdrawal').toEqual([[], before])
  await signOut(page)
  await enter(page, 'chef@demo.example')
  await expect(page.getByRole('navigation', MENU), 'an answer is an answer').toBeVisible()
  expect(analytics.asked).toHaveLength(before)
})

test('is not loaded for who declines', async ({ page, analytics }) => {
  const before = analytics.asked.length
  await enter(page, 'begransad@demo.example')
  await decline(page).click()
  await expect(page.getByRole('navigation', MENU)).toBeVisible()
  expect([await kept(page), analytics.asked.length]).toEqual([[], before])
})

test('in production does not know the internal test users, and does not ask them', async ({
  page,
  analytics,
}) => {
  const before = analytics.asked.length
  await page.route('/config.json', async route => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ENVIRONMENTS: {} } })
  })
  await enter(page, 'bestallare@demo.example')
  await expect(page.getByRole('navigation', MENU)).toBeVisible()
  expect([await kept(page), analytics.asked.length]).toEqual([[], before])
})
