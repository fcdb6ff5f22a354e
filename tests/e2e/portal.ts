import { test as base, expect, type Page } from '@playwright/test'
import { type RunningServer, startServer } from './server.ts'

export { expect }

interface WorkerFixtures {
  readonly server: RunningServer
}

/** Tests on the built portal, with a server of its own for each worker. */
export const test = base.extend<object, WorkerFixtures>({
  server: [
    async ({ browserName: _browser }, use) => {
      const server = await startServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
})

const PASSWORD = 'Salvia-demo-1'

/** Signs a demo account in, and chooses the company where there are several. */
export async function signIn(page: Page, email: string, company?: RegExp): Promise<void> {
  await page.goto('/logga-in/e-post')
  await page.getByLabel(/^(E-postadress|Email address|E-post|Email)$/).fill(email)
  await page.getByLabel(/^(Lösenord|Password)$/).fill(PASSWORD)
  await page.getByRole('button', { name: /^(Logga in|Sign in)$/ }).click()
  if (company) {
    await page.getByRole('radio', { name: company }).check()
    await page.getByRole('button', { name: /^(Fortsätt|Continue)$/ }).click()
  }
  await expect(
    page
      .getByRole('button', { name: /Logga ut|Sign out|Konto|Account/ })
      .or(page.getByRole('navigation', { name: /Huvudmeny|Main menu/ }))
      .first(),
  ).toBeVisible()
}

/** Signs out through the menu of the user. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Konto|Account)/ }).click()
  await page.getByRole('menuitem', { name: /^(Logga ut|Sign out)$/ }).click()
  await expect(page.getByLabel(/^(Lösenord|Password)$/)).toBeVisible()
}
