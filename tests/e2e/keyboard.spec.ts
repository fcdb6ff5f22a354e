import type { Locator, Page } from '@playwright/test'
import { exampleFile, unlikeOthers, withCell } from './files.ts'
import { tabTo } from './keys.ts'
import { CASE_WORKER, CUSTOMER, expect, HR, HR_SENDING, heading, PASSWORD, test } from './portal.ts'
import { callsAs, handled, present, sentCase, usualSettings } from './service.ts'
import { settingKept } from './words.ts'

// These tests use only the keyboard: no clicking, filling in or checking.

const press = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })

async function signInByKeys(page: Page, email: string): Promise<void> {
  await page.goto('/logga-in/e-post')
  await tabTo(page, page.getByLabel('E-post', { exact: true }))
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Lösenord', { exact: true })).toBeFocused()
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
}

test('sign in, choose the organisation, upload a file with an error, continue anyway, send', async ({
  page,
}) => {
  await signInByKeys(page, HR_SENDING.email)
  const dialog = page.getByRole('dialog', { name: 'Välj organisation' })
  await expect(dialog.getByRole('heading')).toBeFocused()
  await page.keyboard.press('Tab')
  const wanted = dialog.getByRole('radio', { name: new RegExp(CUSTOMER.sending) })
  for (let step = 0; step < 4 && !(await wanted.isChecked()); step++) {
    if (step === 0) await page.keyboard.press('Space')
    if (!(await wanted.isChecked())) await page.keyboard.press('ArrowDown')
  }
  await expect(wanted).toBeFocused()
  await expect(wanted).toBeChecked()
  await tabTo(page, dialog.getByRole('button', { name: 'Fortsätt' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await tabTo(page, page.getByRole('link', { name: /^Personalfil($|,| ,)/ }).first(), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Personalfil')).toBeFocused()

  // Listens before the press, because the event could come before the press resolves.
  const chooser = page.waitForEvent('filechooser')
  const path = await exampleFile(9, text => unlikeOthers(withCell(text, 4, 'Mobiltelefon', '070-174 06 05')))
  await tabTo(page, press(page, 'Ladda upp personalfil'))
  await page.keyboard.press('Enter')
  await (await chooser).setFiles(path)
  await expect(heading(page, /^Granska/)).toBeFocused()
  await tabTo(page, press(page, 'Fortsätt ändå'))
  await page.keyboard.press('Enter')

  const ask = page.getByRole('dialog', { name: 'Filen har 1 fel' })
  await expect(ask.getByRole('heading')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(press(page, 'Fortsätt ändå')).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, ask.getByRole('button', { name: 'Fortsätt ändå' }))
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Skicka filen')).toBeFocused()
  await tabTo(page, page.getByLabel(/Kommentar till handläggaren/))
  await page.keyboard.type('Med tangenter')
  await tabTo(page, press(page, 'Skicka filen'))
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Filen är skickad')).toBeFocused()
})

test.describe('as a case worker', () => {
  test.use({ account: CASE_WORKER })

  test('take a case from the queue, ask with a missing text first, import', async ({ page, server }) => {
    const { id, number } = await sentCase(server.url)
    await page.goto('/handlaggning')
    await tabTo(page, page.getByRole('link', { name: number }))
    await page.keyboard.press('Enter')
    await expect(heading(page, `Ärende ${number}`)).toBeFocused()
    await tabTo(page, press(page, 'Ställ en fråga'))
    await page.keyboard.press('Enter')
    const field = page.getByLabel('Fråga till kunden')
    await expect(field).toBeFocused()
    await tabTo(page, press(page, 'Ställ en fråga'))
    await page.keyboard.press('Enter')
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription(/Skriv en text till kunden/)
    await tabTo(page, press(page, 'Avbryt'))
    await page.keyboard.press('Enter')
    await expect(press(page, 'Ställ en fråga')).toBeFocused()

    await handled(server.url, id, 'acknowledge', 'ready')
    await tabTo(page, press(page, 'Läs in'), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Ärendet är avslutat. Inget mer kan göras.')).toBeVisible()
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  })
})

test.describe('as HR', () => {
  test.use({ account: HR })

  test('search, sort and page through the employees', async ({ page }) => {
    await page.goto('/medarbetare')
    await expect(page.getByRole('rowheader').first()).not.toBeEmpty()
    const search = page.getByRole('searchbox')
    await tabTo(page, search)
    await page.keyboard.type('rosenlund')
    await expect(page.getByText('Rosenlund, Henrik')).toBeVisible()
    await expect(search).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(search).toHaveValue('')
    await expect(search).toBeFocused()
    await expect(page.getByText(/^Visar 1–50 av/)).toBeVisible()

    const unit = page.getByRole('columnheader', { name: 'Enhet' }).getByRole('button')
    await tabTo(page, unit)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('columnheader', { name: 'Enhet' })).toHaveAttribute('aria-sort', 'ascending')
    await expect(unit).toBeFocused()
    await page.keyboard.press('Space')
    await expect(page.getByRole('columnheader', { name: 'Enhet' })).toHaveAttribute('aria-sort', 'descending')
    await expect(unit).toBeFocused()

    const next = page.getByRole('link', { name: 'Nästa' })
    await next.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^Visar 51–100 av/)).toBeVisible()
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  })

  test('move a booking: week, time, back, another time, confirmation', async ({ page, server }) => {
    await usualSettings(server.url, HR.email)
    const client = await callsAs(server.url, HR.email)
    const { items } = await client.bookings.list({
      params: { clientNumber: CUSTOMER.reading },
      query: { status: 'upcoming', sort: '-date' },
    })
    const booking = present(
      items.find(one => one.mayChange && one.service === 'Hälsosamtal'),
      'health talk that can be moved',
    )
    await page.goto(`/tidsbokningar/detaljer/${booking.id}`)
    await tabTo(page, page.getByRole('link', { name: 'Boka om', exact: true }))
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Välj vecka och tid')).toBeFocused()
    const week = press(page, /ledig/).nth(1)
    await tabTo(page, week)
    await page.keyboard.press('Enter')
    await expect(week).toHaveAttribute('aria-pressed', 'true')
    await expect(week).toBeFocused()
    const times = page.locator('section li button')
    await tabTo(page, times.first())
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Bekräfta ny tid')).toBeFocused()
    await tabTo(page, press(page, 'Tillbaka'))
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Välj vecka och tid')).toBeFocused()
    await tabTo(page, times.nth(1))
    await page.keyboard.press('Space')
    await expect(heading(page, 'Bekräfta ny tid')).toBeFocused()
    await tabTo(page, press(page, 'Bekräfta ny tid'))
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Tiden är ombokad')).toBeFocused()
  })

  test('the first stops lead past the frame', async ({ page }) => {
    await page.goto('/personalfil')
    await expect(page.getByRole('table')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Hoppa till innehållet' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(press(page, 'Ladda upp personalfil')).toBeFocused()
  })

  test('language and appearance', async ({ page, server }) => {
    await usualSettings(server.url, HR.email)
    await page.goto('/')
    await tabTo(page, page.getByRole('button', { name: 'English' }).first())
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Svenska' }).first()).toBeFocused()
    await tabTo(page, page.getByRole('button', { name: /your account$/ }))
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('radio', { name: 'Same as device' }))
    const kept = settingKept(page, 'dark')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeFocused()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: /your account$/ })).toBeFocused()
    await kept
    await usualSettings(server.url, HR.email)
  })
})
