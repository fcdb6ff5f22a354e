import type { BrowserContext, Page, Route } from '@playwright/test'
import { millisOf, stockholmClock } from '@salvia/core/primitives'
import { now } from './now.ts'
import { test } from './own-clock.ts'
import {
  CASE_WORKER,
  CUSTOMER,
  expect,
  HR,
  HR_SENDING,
  heading,
  PASSWORD,
  sendCredentials,
  signIn,
  signOut,
  userMenu,
} from './portal.ts'
import type { RunningServer } from './server.ts'
import { handled, sentCase, sentOrder } from './service.ts'

const LATE_HOUR = 22
const HOURS_PAST_MIDNIGHT_MS = 3 * 3_600_000

/** A later time, which the test sets for the browser and for the server's answers. */
class Later {
  /** The calls of signed-in users: `GET /api/profile`. */
  readonly calls: string[] = []
  readonly #context: BrowserContext
  readonly #server: RunningServer
  #ahead = 0
  #inProgress = 0
  #made = 0

  constructor(context: BrowserContext, server: RunningServer) {
    this.#context = context
    this.#server = server
  }

  async install(): Promise<void> {
    // At midnight a start page asks about the new day. No test is to begin so late that it passes one.
    this.#ahead = stockholmClock(now()).hour >= LATE_HOUR ? HOURS_PAST_MIDNIGHT_MS : 0
    await this.#server.setAhead(this.#ahead)
    await this.#context.clock.install({ time: millisOf(now()) + this.#ahead })
    await this.#context.route(/\/(config\.json|api\/.*)$/, async route => {
      const request = route.request()
      if (request.headers().authorization) {
        this.calls.push(`${request.method()} ${new URL(request.url()).pathname}`)
      }
      this.#inProgress += 1
      this.#made += 1
      try {
        await this.#answer(route)
      } finally {
        this.#inProgress -= 1
      }
    })
  }

  async #answer(route: Route): Promise<void> {
    const response = await route.fetch().catch(() => undefined)
    if (!response) return route.abort().catch(() => undefined)
    // Node sets this header by the real clock. The tab's clock is used instead: a call that is in progress while the
    // test moves the clock would otherwise bring a time that is later than the tab's.
    const time = await route
      .request()
      .frame()
      .evaluate(() => Date.now())
      .catch(() => millisOf(now()) + this.#ahead)
    const date = new Date(time).toUTCString()
    await route.fulfill({ response, headers: { ...response.headers(), date } }).catch(() => undefined)
  }

  /** Resolves when no call is in progress, and no tab is about to make one: each has had time to, and has made none. */
  async settled(): Promise<void> {
    let before: number
    do {
      before = this.#made
      await expect.poll(() => this.#inProgress).toBe(0)
      for (const page of this.#context.pages())
        await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)))
    } while (this.#made !== before || this.#inProgress > 0)
  }

  /** Moves the clock when no call is in progress, so that each is made and answered at the same time of day. */
  async pass(minutes: number): Promise<void> {
    await this.settled()
    this.#ahead += minutes * 60_000
    await this.#server.setAhead(this.#ahead)
    await this.#context.clock.fastForward(minutes * 60_000)
  }
}

const question = (page: Page) => page.getByRole('dialog', { name: /^Du loggas ut om/ })

const session = (page: Page) => page.evaluate(() => localStorage.getItem('wp_auth'))

async function twoTabs(context: BrowserContext): Promise<[Page, Page]> {
  const tabs: [Page, Page] = [await context.newPage(), await context.newPage()]
  await signIn(tabs[0], HR)
  await tabs[0].goto('/medarbetare')
  await tabs[1].goto('/')
  await expect(heading(tabs[0], 'Medarbetare')).toBeVisible()
  await expect(heading(tabs[1], /^Hej/)).toBeVisible()
  return tabs
}

// The server is the same for all tests of this file, and one that moves its clock leaves it there.
test.beforeEach(({ server }) => server.setAhead(0))

test('an idle session asks in every tab, goes on when one says so, and ends in all without a call', async ({
  context,
  server,
}) => {
  const later = new Later(context, server)
  await later.install()
  const [one, other] = await twoTabs(context)
  later.calls.length = 0
  await later.pass(28.1)
  await expect(question(one)).toBeVisible()
  await expect(question(other)).toBeVisible()

  await one.getByRole('button', { name: 'Fortsätt vara inloggad' }).click()
  await expect(question(one)).toBeHidden()
  await expect(question(other)).toBeHidden()

  // The session is renewed: at the press, or before it when the last activity was not reported yet. Then each tab asks
  // for the profile.
  await expect.poll(() => later.calls).toContain('POST /api/tokens/renewals')
  await expect.poll(() => later.calls.filter(call => call === 'GET /api/profile')).toHaveLength(2)
  await later.settled()
  later.calls.length = 0
  await later.pass(28.1)
  await expect(question(other)).toBeVisible()
  expect(later.calls).toEqual([])
  await later.pass(2.1)
  for (const tab of [one, other]) {
    await expect(tab.getByText('Du har varit inaktiv i 30 minuter.')).toBeVisible()
    await expect(tab).toHaveURL(/\?error=498&exp=true$/)
    expect(await session(tab)).toBeNull()
  }
  expect(later.calls.filter(call => call !== 'DELETE /api/tokens')).toEqual([])
})

test('after an idle end one comes back to the screen where one was', async ({ context, server }) => {
  const later = new Later(context, server)
  await later.install()
  const page = await context.newPage()
  await signIn(page, HR)
  await page.goto('/medarbetare?filter=excluded')
  await expect(heading(page, 'Medarbetare')).toBeVisible()
  await later.pass(31)
  await expect(page.getByText('Du har loggats ut')).toBeVisible()
  await page.goto('/logga-in/e-post')
  await sendCredentials(page, HR.email)
  await page.getByRole('radio', { name: new RegExp(CUSTOMER.reading) }).check()
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  await expect(page).toHaveURL(/\/medarbetare\?filter=excluded$/)
})

test('after an idle end a case worker comes back to the order where one was', async ({ context, server }) => {
  const { id } = await sentOrder(server.url)
  const later = new Later(context, server)
  await later.install()
  const page = await context.newPage()
  await signIn(page, CASE_WORKER)
  // As a link leads there: a reload would remember the address by itself.
  await page.locator(`a[href$="${id}"]`).first().click()
  await expect(page).toHaveURL(new RegExp(`/handlaggning/bestallningar/${id}`))
  await expect(page.getByRole('region', { name: 'Nästa steg' })).toBeVisible()
  await later.pass(31)
  await expect(page.getByText('Du har loggats ut')).toBeVisible()
  await page.goto('/logga-in/e-post')
  await sendCredentials(page, CASE_WORKER.email)
  await expect(page).toHaveURL(new RegExp(`/handlaggning/bestallningar/${id}`))
})

test('a question that a case worker has begun is asked about at sign-out, and back after an idle end', async ({
  context,
  server,
}) => {
  const { id } = await sentCase(server.url)
  await handled(server.url, id, 'acknowledge')
  const later = new Later(context, server)
  await later.install()
  const page = await context.newPage()
  await signIn(page, CASE_WORKER)
  await page.goto(`/handlaggning/${id}`)
  await page.getByRole('button', { name: 'Ställ en fråga' }).click()
  const field = page.getByLabel('Fråga till kunden')
  await field.fill('Vilken enhet hör Lager till?')
  await userMenu(page).click()
  await page.getByRole('button', { name: 'Logga ut' }).click()
  const dialog = page.getByRole('dialog', { name: 'Logga ut?' })
  await expect(dialog).toContainText(/Frågan om \S+ är inte skickad\./)
  await dialog.getByRole('button', { name: 'Stanna kvar' }).click()
  await expect(field).toHaveValue('Vilken enhet hör Lager till?')
  await later.pass(31)
  await expect(page.getByText('Du har loggats ut')).toBeVisible()
  await page.goto('/logga-in/e-post')
  await sendCredentials(page, CASE_WORKER.email)
  await expect(page.getByText('Här är det du hade börjat skriva')).toBeVisible()
  await expect(field).toHaveValue('Vilken enhet hör Lager till?')
})

test('a tab whose session another tab found ended comes back to its own screen', async ({ context }) => {
  const [one, other] = await twoTabs(context)
  await other.getByRole('link', { name: 'Personalfil' }).first().click()
  await expect(heading(other, 'Personalfil')).toBeVisible()
  const { token } = JSON.parse((await session(one)) ?? '{}').auth
  await one.request.delete('/api/tokens', { headers: { authorization: `Bearer ${token}` } })
  await one.reload()
  for (const tab of [one, other]) await expect(tab).toHaveURL(/\?error=498/)
  await other.goto('/logga-in/e-post')
  await sendCredentials(other, HR.email)
  await other.getByRole('radio', { name: new RegExp(CUSTOMER.reading) }).check()
  await other.getByRole('button', { name: 'Fortsätt' }).click()
  await expect(heading(other, 'Personalfil')).toBeVisible()
})

test('a message that was begun at an idle end is back on its order after the next sign-in', async ({
  context,
  server,
}) => {
  const { id } = await sentOrder(server.url)
  const later = new Later(context, server)
  await later.install()
  const page = await context.newPage()
  await signIn(page, HR_SENDING)
  await page.goto(`/bestallningar/id/${id}`)
  await page.getByText('Skriv till oss').click()
  await page.getByLabel('Skriv ett meddelande').fill('Gärna en förmiddag')
  await later.pass(31)
  await expect(page.getByText('Du har loggats ut')).toBeVisible()
  await page.goto('/logga-in/e-post')
  await sendCredentials(page, HR_SENDING.email)
  await page.getByRole('radio', { name: new RegExp(CUSTOMER.sending) }).check()
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  await expect(page.getByText('Här är det du hade börjat skriva')).toBeVisible()
  await expect(page.getByLabel('Skriv ett meddelande')).toHaveValue('Gärna en förmiddag')
})

test('what is signed out from another browser lands on the sign-in screen at its next step', async ({
  page,
  browser,
  server,
}) => {
  const context = await browser.newContext()
  const other = await context.newPage()
  await signIn(other, HR, server.url)
  await signIn(page, HR)
  await page.goto('/din-profil/andra-losenord')
  const card = page.getByRole('region', { name: 'Där du är inloggad' })
  await expect(card.getByText('Den här inloggningen')).toBeVisible()
  await card.getByRole('button', { name: 'Logga ut på alla andra enheter' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Logga ut på alla andra enheter' }).click()
  await expect(card.getByText('Du är utloggad på alla andra enheter.')).toBeVisible()

  await other.getByRole('link', { name: 'Medarbetare' }).first().click()
  await expect(other.getByText('Logga in igen för att fortsätta där du var.')).toBeVisible()
  await expect(other).toHaveURL(/\?error=498$/)
  await page.reload()
  await expect(card.getByText('Du är inte inloggad någon annanstans.')).toBeVisible()
  await context.close()
})

test('what one tab does with the session the others follow', async ({ context }) => {
  const enter = async (page: Page, email: string): Promise<void> => {
    await page.goto('/logga-in/e-post')
    await sendCredentials(page, email)
  }
  const one = await context.newPage()
  await enter(one, 'begransad@demo.example')
  await expect(heading(one, /Bengt/)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/medarbetare')
  await expect(heading(other, 'Medarbetare')).toBeVisible()

  await signOut(one)
  await expect(other).toHaveURL(/\/logga-in/)

  await enter(one, 'handlaggare@demo.example')
  await expect(heading(one, 'Ärenden')).toBeVisible()
  await expect(heading(other, 'Ärenden')).toBeVisible()

  // Another user signs in: the other tab must keep nothing of the first user.
  await one.evaluate(
    async ([email, password]) => {
      const headers = { 'Content-Type': 'application/json', 'X-Salvia-Client': 'portal' }
      const body = JSON.stringify({ email, password })
      const answer = await fetch('/api/tokens', { method: 'POST', headers, body })
      const { accessToken: token } = (await answer.json()) as { accessToken: string }
      const { exp } = JSON.parse(atob(token.split('.')[1] ?? '')) as { exp: number }
      const session = { auth: { token, method: 'password', exp }, consent: [], company: null }
      localStorage.setItem('wp_auth', JSON.stringify(session))
    },
    ['chef@demo.example', PASSWORD] as const,
  )
  await expect(other.getByText('Handläggning')).toHaveCount(0)
  await expect(
    other.getByRole('dialog', { name: 'Välj organisation' }).or(heading(other, /Karin|Hej/)),
  ).toBeVisible()
})
