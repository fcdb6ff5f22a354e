import { expect, type Page } from '@playwright/test'
import { FRESH_SIGN_IN_MINUTES } from '@salvia/core/limits'
import { test as base } from './browser.ts'
import { inNewSession, type StoredState } from './new-session.ts'
import { type RunningServer, startServer } from './server.ts'

export { expect }

/** The password of every demo account. */
export const PASSWORD = 'Salvia-demo-1'

/** Customers of the demo world. Tests that send files use `sending`, so that `reading` keeps its seeded data. */
export const CUSTOMER = { reading: '10401', sending: '10402', bankidOnly: '10403' } as const

/** The user who is signed in when a test begins, with the client number if there are several companies. */
export interface Account {
  readonly email: string
  readonly clientNumber?: string
}

export const HR: Account = { email: 'hr@demo.example', clientNumber: CUSTOMER.reading }
export const HR_SENDING: Account = { email: 'hr@demo.example', clientNumber: CUSTOMER.sending }
export const CASE_WORKER: Account = { email: 'handlaggare@demo.example' }

/** What needs a fresh sign-in must still have one at the end of a test, which takes four minutes at most. */
const SIGN_IN_KEPT_MS = (FRESH_SIGN_IN_MINUTES - 5) * 60_000

interface WorkerFixtures {
  readonly server: RunningServer
  /** The stored state of a signed-in account. Each account signs in once per worker, and anew when that is long ago. */
  readonly stateOf: (account: Account) => Promise<StoredState>
}

/** Tests of the built portal, with one server per worker. */
export const test = base.extend<{ account: Account | undefined; ownSession: boolean }, WorkerFixtures>({
  server: [
    async ({ browserName: _browser }, use) => {
      const server = await startServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  stateOf: [
    async ({ server, browser }, use) => {
      const states = new Map<string, { readonly state: Promise<StoredState>; readonly since: number }>()
      const enter = async (account: Account): Promise<StoredState> => {
        const context = await browser.newContext({ baseURL: server.url })
        await signIn(await context.newPage(), account)
        const state = await context.storageState()
        await context.close()
        return state
      }
      await use(account => {
        const key = JSON.stringify(account)
        const kept = states.get(key)
        if (kept && performance.now() - kept.since < SIGN_IN_KEPT_MS) return kept.state
        const state = enter(account)
        states.set(key, { state, since: performance.now() })
        return state
      })
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  account: [undefined, { option: true }],
  // For tests that end their session, or change what it is about.
  ownSession: [false, { option: true }],
  storageState: async ({ account, ownSession, stateOf, server }, use) => {
    const state = account && (await stateOf(account))
    await use(
      account && state && ownSession
        ? await inNewSession(state, server.url, { email: account.email, password: PASSWORD })
        : state,
    )
  },
})

/** Fills in and sends the sign-in form, which must be open. */
export async function sendCredentials(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel(/^(E-post|Email)$/).fill(email)
  await page.getByLabel(/^(Lösenord|Password)$/).fill(password)
  await page.getByRole('button', { name: /^(Logga in|Sign in)$/ }).click()
}

/**
 * Signs in a demo account by the form, and chooses the company if there are several. `base` is the address of another
 * server.
 */
export async function signIn(page: Page, { email, clientNumber }: Account, base = ''): Promise<void> {
  await page.goto(`${base}/logga-in/e-post`)
  await sendCredentials(page, email)
  if (clientNumber) {
    await page.getByRole('radio', { name: new RegExp(clientNumber) }).check()
    await page.getByRole('button', { name: /^(Fortsätt|Continue)$/ }).click()
  }
  await expect(page.getByRole('navigation', { name: /^(Huvudmeny|Main menu)$/ })).toBeVisible()
}

/** The button with the user's name, which opens the menu with appearance and sign-out. */
export const userMenu = (page: Page) => page.getByRole('button', { name: /, (ditt konto|your account)$/ })

/** Signs out through the user's menu. */
export async function signOut(page: Page): Promise<void> {
  await userMenu(page).click()
  await page.getByRole('button', { name: /^(Logga ut|Sign out)$/ }).click()
  await expect(page.getByLabel(/^(Lösenord|Password)$/)).toBeVisible()
}

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
