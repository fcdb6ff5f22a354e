import { test as base } from '@playwright/test'
import { shiftDate } from '../../packages/web/src/testing/shift-date.ts'

/** By how much the machine's clock is shifted, in milliseconds. The browser has the real one, so each page sets its own. */
export const AHEAD = Number(process.env.FAKETIME ?? 0) * 1000
/**
 * By how much the browser is slowed down. What a user or a test does too soon for the portal shows with
 * `SALVIA_SLOWDOWN=12 npx playwright test --config tests/e2e/playwright.config.ts`.
 */
const SLOWDOWN = Number(process.env.SALVIA_SLOWDOWN ?? 1)

/** Tests in a browser that has the time of the machine, and may be slow. */
export const test = base.extend<Record<never, never>, Record<never, never>>({
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser)
      browser.newContext = async options => {
        const context = await newContext(options)
        if (AHEAD !== 0) await context.addInitScript(shiftDate, AHEAD)
        return context
      }
      await use(browser)
    },
    { scope: 'worker' },
  ],
  page: async ({ page }, use) => {
    if (SLOWDOWN > 1) {
      const tools = await page.context().newCDPSession(page)
      await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    }
    await use(page)
  },
})
