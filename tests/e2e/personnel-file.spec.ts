import { readFile } from 'node:fs/promises'
import { madeFile, withCell } from './files.ts'
import { expect, signIn, signOut, test } from './portal.ts'

test.describe.configure({ mode: 'serial' })

const COMPANY = /10023/

test('a file of 300 employees is sent, imported by a case worker, and stands under Medarbetare', async ({
  page,
}) => {
  const path = await madeFile(300, text =>
    withCell(withCell(text, 2, 'Förnamn', 'Åsalill'), 2, 'Efternamn', 'Ängsflod'),
  )
  await signIn(page, 'hr@demo.example', COMPANY)
  await page.getByRole('link', { name: 'Personalfil' }).first().click()
  await page.getByRole('link', { name: 'Ladda upp personalfil' }).click()
  await page.setInputFiles('input[type=file]', path)
  await expect(page.getByRole('heading', { level: 1, name: /Granska personal\.csv/ })).toBeVisible()
  await expect(page.getByText('300 rader').first()).toBeVisible()
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  await page.getByLabel(/Kommentar till handläggaren/).fill('Ny lönekörning')
  await page.getByRole('button', { name: 'Skicka filen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Filen är skickad' })).toBeVisible()
  const number = (await page.getByText(/P-\d+/).first().textContent()) ?? ''
  await page.getByRole('link', { name: 'Följ ärendet' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Ärende ${number.trim()}` })).toBeVisible()
  await signOut(page)

  await signIn(page, 'handlaggare@demo.example')
  await page.getByRole('link', { name: number.trim() }).first().click()
  await page.getByRole('button', { name: 'Ta emot' }).click()
  await page.getByRole('button', { name: 'Klar för inläsning' }).click()
  await page.getByLabel('Jag har kontrollerat ändringarna').check()
  await page.getByRole('button', { name: 'Klar för inläsning' }).click()
  await page.getByRole('button', { name: 'Läs in' }).click()
  await page.getByLabel('Jag har kontrollerat ändringarna').check()
  await page.getByRole('button', { name: 'Läs in' }).click()
  await expect(page.getByText('Inläst').first()).toBeVisible({ timeout: 40_000 })
  await signOut(page)

  await signIn(page, 'hr@demo.example', COMPANY)
  await page.getByRole('link', { name: 'Medarbetare' }).first().click()
  await page.getByLabel(/Sök på namn/).fill('Ängsflod')
  await expect(page.getByText(/Ängsflod/).first()).toBeVisible()
})

test('the same file again answers with the case that exists', async ({ page }) => {
  const path = await madeFile(12)
  await signIn(page, 'hr@demo.example', COMPANY)
  for (const heading of ['Filen är skickad', 'Filen fanns redan']) {
    await page.goto('/personalfil')
    await page.getByRole('link', { name: 'Ladda upp personalfil' }).click()
    await page.setInputFiles('input[type=file]', path)
    await page.getByRole('button', { name: 'Fortsätt' }).click()
    await page.getByRole('button', { name: 'Skicka filen' }).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
})

test('errors ask whether to continue anyway or choose a new file', async ({ page }) => {
  const path = await madeFile(20, text => withCell(text, 5, 'Mobiltelefon', '070-174 06 05'))
  await signIn(page, 'hr@demo.example', COMPANY)
  await page.goto('/personalfil?steg=choose')
  await page.setInputFiles('input[type=file]', path)
  await expect(page.getByText('INVALID_PHONE').first()).toBeVisible()
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  const dialog = page.getByRole('dialog', { name: /Filen har 1 fel/ })
  await dialog.getByRole('button', { name: 'Välj ny fil' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Välj fil/ })).toBeVisible()
  await page.setInputFiles('input[type=file]', path)
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  await dialog.getByRole('button', { name: 'Fortsätt ändå' }).click()
  await expect(page.getByRole('button', { name: 'Skicka filen' })).toBeVisible()
})

test('a template is downloaded under its name', async ({ page }) => {
  await signIn(page, 'hr@demo.example', COMPANY)
  await page.goto('/personalfil')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Mall som CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/\.csv$/)
  expect((await readFile(await download.path())).toString('latin1')).toContain('Personnummer;Förnamn')
})
