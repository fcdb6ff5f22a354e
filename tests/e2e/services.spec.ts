import { CUSTOMER, expect, HR, heading, test } from './portal.ts'
import { usualSettings } from './service.ts'
import { settingKept } from './words.ts'

test.use({ account: HR })

test('services are found by the list of orders, a search and the palette, and a service tells how it is ordered', async ({
  page,
}) => {
  await page.goto('/')
  await page
    .getByRole('link', { name: /^Beställningar/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Tjänster' }).click()
  await expect(page).toHaveURL('/bestallningar/tjanster')
  // The list that is left has a search, too.
  await expect(heading(page, 'Tjänster')).toBeVisible()
  await page.getByRole('searchbox').fill('blodtryck')
  await expect(page).toHaveURL(/q=blodtryck/)
  await page.getByRole('link', { name: 'Hälsoundersökning', exact: true }).click()
  await expect(page).toHaveURL('/bestallningar/tjanster/halsoundersokning')
  await expect(heading(page, 'Hälsoundersökning')).toBeFocused()
  await expect(page.getByRole('link', { name: 'Beställ för en medarbetare' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue('blodtryck')
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox').fill('krisst')
  await page.getByRole('option', { name: /Krisstöd/ }).click()
  await expect(heading(page, 'Krisstöd')).toBeVisible()
})

test('the contract that is previewed is the same in the list and in the profile', async ({
  page,
  server,
}) => {
  await page.goto('/bestallningar/tjanster')
  await expect(page.getByRole('link', { name: 'Spirometri', exact: true })).toBeVisible()
  await Promise.all([settingKept(page, 'new'), page.getByRole('button', { name: 'Visa nytt avtal' }).click()])
  await expect(
    page.getByRole('link', { name: 'Läkarundersökning vid kvartsdamm', exact: true }),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Spirometri', exact: true })).toBeHidden()
  await page.goto('/din-profil')
  const preview = page.locator('dl > div').filter({ hasText: 'Tjänster visas enligt' })
  await expect(preview).toContainText('Nytt avtal')
  await usualSettings(server.url, HR.email)
})

test('a link to a service that others have agreed on leads to a dialog, and from there to the own ones', async ({
  page,
}) => {
  expect(HR.clientNumber).toBe(CUSTOMER.reading)
  await page.goto('/bestallningar/tjanster/kontroll-klattring')
  await page.getByRole('dialog').getByRole('button', { name: 'Se era tjänster' }).click()
  await expect(heading(page, 'Tjänster')).toBeVisible()
  await page.goBack()
  await expect(page).not.toHaveURL(/klattring/)
})
