import { chromium } from '@playwright/test'
import { writeFile, mkdtemp } from 'node:fs/promises'
import { startServer } from './server.ts'
import { CASE_WORKER, HR, signIn } from './portal.ts'
import { STANDARD_TEMPLATE, templateFile } from '@salvia/core/personnel-file'

const server = await startServer({ prepares: await mkdtemp('/tmp/cases-data-') })
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' })
const OUT = '/tmp/cases-shots'
try {
  const bytes = await templateFile(STANDARD_TEMPLATE, { type: 'csv', examples: 300 })
  await writeFile('/tmp/cases-shots/personal.csv', bytes)
  const open = async (width: number, dark = false) => {
    const context = await browser.newContext({ baseURL: server.url, viewport: { width, height: 900 }, colorScheme: dark ? 'dark' : 'light', locale: 'sv-SE' })
    return context.newPage()
  }
  const shot = async (page: any, name: string) => { await page.waitForTimeout(700); await page.screenshot({ path: `${OUT}/${name}.png`, fullPage: true }) }
  const page = await open(1280)
  await signIn(page, HR)
  await page.goto('/personalfil?steg=choose')
  await page.setInputFiles('input[type=file]', '/tmp/cases-shots/personal.csv')
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  await page.getByRole('heading', { name: 'Så ändras medarbetarna' }).waitFor()
  await page.getByRole('link', { name: /^Slutar/ }).waitFor()
  await shot(page, 'send-1280')
  await page.getByRole('link', { name: /^Börjar/ }).click()
  await shot(page, 'send-joining-1280')
  await page.setViewportSize({ width: 375, height: 812 })
  await shot(page, 'send-375')
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByRole('button', { name: 'Skicka filen' }).click()
  await page.getByRole('link', { name: 'Följ ärendet' }).click()
  await page.getByRole('link', { name: /^Slutar/ }).waitFor()
  await shot(page, 'hr-case-1280')
  const worker = await open(1280)
  await signIn(worker, CASE_WORKER)
  await shot(worker, 'queue-1280')
  await worker.getByRole('link', { name: /^P-/ }).first().click()
  await worker.getByRole('link', { name: /^Slutar/ }).waitFor()
  await shot(worker, 'bo-case-1280')
} finally {
  await browser.close()
  await server.stop()
}
