import { expect, HR, heading, test } from './portal.ts'

test.use({ account: HR })

test('what is due soon leads to where one acts, and the next booking to its page', async ({ page }) => {
  await page.goto('/')
  const next = page.getByRole('region', { name: 'Nästa tid' })
  await expect(next.getByRole('link', { name: 'Visa tiden' })).toBeVisible()
  const soon = page.getByRole('region', { name: 'Snart dags' })
  await expect(soon.getByRole('listitem')).toHaveCount(5)
  await soon
    .getByRole('link', { name: /^Sista/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/tidsbokningar\/detaljer\/[\da-f-]{36}$/)
  await expect(heading(page, /./)).toBeVisible()
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
