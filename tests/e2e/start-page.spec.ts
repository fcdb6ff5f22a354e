import type { Page } from '@playwright/test'
import { addElapsed } from '@salvia/core/primitives'
import { exampleFile, unlikeOthers } from './files.ts'
import { now } from './now.ts'
import { CUSTOMER, expect, HR, HR_SENDING, heading, signIn, test } from './portal.ts'
import { callsAs } from './service.ts'

const MANAGER = { email: 'chef@demo.example' } as const

/** Counts the presses on the page from now on. */
async function countPresses(page: Page): Promise<() => number> {
  let presses = 0
  await page.exposeFunction('countPress', () => {
    presses += 1
  })
  await page.evaluate(() => {
    const { countPress } = window as unknown as { countPress: () => void }
    window.addEventListener('pointerdown', () => countPress(), { capture: true })
  })
  return () => presses
}

test.describe('HR', () => {
  test.use({ account: HR })

  test('what waits is one list of links that begin with the person, and leads to where one acts', async ({
    page,
  }) => {
    await page.goto('/')
    const waiting = page.getByRole('region', { name: /^Väntar på dig/ })
    await waiting.getByRole('button', { name: /^Visa allt som kommer/ }).click()
    const rows = waiting.getByRole('listitem').getByRole('link')
    const texts = await rows.allInnerTexts()
    expect(texts.length).toBeGreaterThan(10)
    expect(new Set(texts).size).toBe(texts.length)
    await rows.filter({ hasText: 'Sista kostnadsfria avbokning' }).first().click()
    await expect(page).toHaveURL(/\/tidsbokningar\/detaljer\/[\da-f-]{36}$/)
    await expect(heading(page, /./)).toBeVisible()
  })

  test('a number leads to the list that it counts', async ({ page }) => {
    await page.goto('/')
    const figure = page
      .getByRole('region', { name: 'I siffror' })
      .getByRole('link', { name: /kommande tider$/ })
    const count = (await figure.innerText()).replace(/\D/g, '')
    await figure.click()
    await expect(heading(page, 'Tidsbokningar')).toBeVisible()
    await expect(page.getByText(`Kommande ${count}`).first()).toBeVisible()
  })

  test('a calendar is followed by an address that stops when it is taken away', async ({ page, request }) => {
    await page.goto('/tidsbokningar')
    await page.getByRole('button', { name: 'Prenumerera' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: /^Skapa/ }).click()
    const address = await dialog.locator('code').innerText()
    const calendar = await request.get(address)
    expect(calendar.headers()['content-type']).toContain('text/calendar')
    const text = await calendar.text()
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*BEGIN:VEVENT[\s\S]*END:VCALENDAR\r\n$/)
    await dialog.getByRole('button', { name: 'Ta bort adressen' }).click()
    await expect(dialog.getByText('Adressen är borttagen och fungerar inte längre.')).toBeVisible()
    expect((await request.get(address)).status()).toBe(404)
  })
})

test.describe('presses from the start page', () => {
  test('a file without faults is sent with four: one of them in the file dialog', async ({ page }) => {
    const path = await exampleFile(12, unlikeOthers)
    await signIn(page, HR_SENDING)
    const presses = await countPresses(page)
    const dialog = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Ladda upp personalfil' }).click()
    await (await dialog).setFiles(path)
    await page.getByRole('button', { name: 'Fortsätt' }).click()
    await page.getByRole('button', { name: 'Skicka filen' }).click()
    await expect(heading(page, 'Filen är skickad')).toBeVisible()
    expect(presses() + 1).toBe(4)
  })

  test('a manager moves the next visit with three', async ({ page, server }) => {
    await leaveOnlyWhatCanBeMoved(server.url)
    await signIn(page, MANAGER)
    const presses = await countPresses(page)
    await page.getByRole('region', { name: 'Nästa tid' }).getByRole('link', { name: 'Boka om' }).click()
    await page.locator('section li button').first().click()
    await page.getByRole('button', { name: 'Bekräfta ny tid' }).click()
    await expect(heading(page, 'Tiden är ombokad')).toBeVisible()
    expect(presses()).toBe(3)
  })

  test('HR moves a visit of the list with four', async ({ page }) => {
    await signIn(page, HR)
    const presses = await countPresses(page)
    await page
      .getByRole('region', { name: 'I siffror' })
      .getByRole('link', { name: /kommande tider$/ })
      .click()
    await page
      .getByRole('link', { name: /^Boka om/ })
      .last()
      .click()
    await page.locator('section li button').first().click()
    await page.getByRole('button', { name: 'Bekräfta ny tid' }).click()
    await expect(heading(page, 'Tiden är ombokad')).toBeVisible()
    expect(presses()).toBe(4)
  })
})

/** Cancels the manager's visits that come before the first one that can be moved. */
async function leaveOnlyWhatCanBeMoved(url: string): Promise<void> {
  const [manager, hr] = [await callsAs(url, MANAGER.email), await callsAs(url, HR.email)]
  const clientNumber = CUSTOMER.reading
  const { items } = await manager.bookings.list({
    params: { clientNumber },
    query: { status: 'upcoming', sort: 'date', pageSize: 200 },
  })
  const soon = addElapsed(now(), { minutes: 10 })
  const first = items.findIndex(one => one.mayChange && one.startsAt > soon && one.latestCancellation > soon)
  for (const { id, startsAt } of items.slice(0, first)) {
    if (startsAt < soon) continue
    const { version } = await hr.bookings.get({ params: { clientNumber, id } })
    await hr.bookings.cancel({ params: { clientNumber, id }, body: { version, acceptsCharge: true } })
  }
}
