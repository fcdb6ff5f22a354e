import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { errorText } from '@salvia/core/error-catalogue'
import { exampleText, unlikeOthers, withCell, writtenFile } from './files.ts'
import { CASE_WORKER, expect, heading, test } from './portal.ts'
import { handled, reaches, sentCase } from './service.ts'

test.use({ account: CASE_WORKER })

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const status = (page: Page, text: string) =>
  page.getByRole('status').filter({ hasText: `Sparat. Ny status: ${text}` })
const history = (page: Page) => page.getByRole('region', { name: 'Händelser' }).getByRole('listitem')

async function openCase(page: Page, id: string, number: string): Promise<void> {
  await page.goto(`/handlaggning/${id}`)
  await expect(heading(page, `Ärende ${number}`)).toBeVisible()
}

test('the queue shows open cases, the oldest first, and the finished ones apart', async ({
  page,
  server,
}) => {
  const older = await sentCase(server.url)
  const newer = await sentCase(server.url)
  await page.goto('/handlaggning')
  const numbers = page.getByRole('rowheader')
  await expect(numbers.filter({ hasText: newer.number })).toBeVisible()
  const shown = await numbers.allInnerTexts()
  expect(shown.indexOf(older.number)).toBeLessThan(shown.indexOf(newer.number))
  await page.getByRole('link', { name: /^Avslutade \d/ }).click()
  await expect(page).toHaveURL(/status=finished/)
  await expect(page.getByText('Inläst').first()).toBeVisible()
  await expect(numbers.filter({ hasText: newer.number })).toHaveCount(0)
  await page.goBack()
  await page.getByRole('link', { name: newer.number }).click()
  await expect(heading(page, `Ärende ${newer.number}`)).toBeVisible()
})

test('a question wants a text, parks the case and stands in its history', async ({ page, server }) => {
  const { id, number } = await sentCase(server.url)
  await openCase(page, id, number)
  await press(page, 'Ställ en fråga')
  const field = page.getByLabel('Fråga till kunden')
  await expect(field).toBeFocused()
  await press(page, 'Ställ en fråga')
  await expect(field).toHaveAccessibleDescription(/Skriv en text till kunden/)
  await field.fill('Vilken enhet hör Lager till?')
  await press(page, 'Ställ en fråga')
  await expect(status(page, 'Parkerad, svar behövs')).toBeVisible()
  await expect(history(page).last()).toContainText('Vilken enhet hör Lager till?')
  await expect(history(page).last()).toContainText('Hanna Leijon')
  await press(page, 'Kunden har svarat')
  await expect(status(page, 'Svar mottaget')).toBeVisible()
})

test('a rejection wants a reason and finishes the case', async ({ page, server }) => {
  const { id, number } = await sentCase(server.url)
  await openCase(page, id, number)
  await press(page, 'Avvisa')
  await press(page, 'Avvisa')
  await expect(page.getByText('Skriv en text till kunden')).toBeVisible()
  await press(page, 'Avbryt')
  await expect(page.getByRole('button', { name: 'Ta emot' })).toBeVisible()
  await press(page, 'Avvisa')
  await page.getByLabel('Anledning till att filen avvisas').fill('Fel organisation i filen.')
  await press(page, 'Avvisa')
  await expect(page.getByText('Ärendet är avslutat. Inget mer kan göras.')).toBeVisible()
  await expect(history(page).last()).toContainText('Fel organisation i filen.')
})

test('what would change is shown before it is done, and a great change is confirmed', async ({
  page,
  server,
}) => {
  const text = unlikeOthers(withCell(await exampleText(6), 4, 'Personnummer', '198210132381'))
  const { id, number } = await sentCase(server.url, await writtenFile(text))
  await openCase(page, id, number)
  await expect(page.getByText('Minst 20 % av medarbetarna slutar')).toBeVisible()
  const changes = page.getByRole('region', { name: 'Ändringar när filen läses in' })
  await expect(changes).toContainText('efter inläsningen 5')
  await expect(changes.getByRole('link', { name: /^Slutar/ })).toHaveAttribute('aria-current', 'true')
  await expect(changes.getByRole('rowheader').first()).not.toBeEmpty()
  await expect(page.getByRole('region', { name: 'Rader som inte kan läsas in', exact: true })).toContainText(
    'Personnummer',
  )
  await press(page, 'Ta emot')
  await expect(status(page, 'Hos handläggare')).toBeVisible()
  await press(page, 'Klar för inläsning')
  await press(page, 'Klar för inläsning')
  await expect(page.getByText('Bekräfta att du har kontrollerat ändringarna')).toBeVisible()
  await page.getByLabel('Jag har kontrollerat ändringarna').check()
  await press(page, 'Klar för inläsning')
  // What was confirmed once is not asked again.
  await press(page, 'Läs in')
  await reaches(server.url, id, 'IMPORTED')
  await expect(page.getByRole('heading', { name: 'Ändringar vid inläsningen' })).toBeVisible()
})

test('a case worker imports a file in at most five presses from the start page', async ({ page, server }) => {
  const first = await sentCase(server.url, await writtenFile(await exampleText(40)))
  await handled(server.url, first.id, 'acknowledge', 'ready', 'import')
  await reaches(server.url, first.id, 'IMPORTED')
  const { id, number } = await sentCase(server.url, await writtenFile(await exampleText(41)))
  await page.goto('/')
  let presses = 0
  const pressed = async (role: 'link' | 'button', name: string): Promise<void> => {
    await page.getByRole(role, { name, exact: true }).click()
    presses += 1
  }
  // The orders come first.
  await pressed('link', 'Personalfiler')
  await pressed('link', number)
  await expect(page.getByRole('link', { name: 'Börjar 1' })).toBeVisible()
  await pressed('button', 'Ta emot')
  await pressed('button', 'Klar för inläsning')
  await pressed('button', 'Läs in')
  await reaches(server.url, id, 'IMPORTED')
  expect(presses).toBeLessThanOrEqual(5)
})

test('the queue is searched by the number of a case, and tells how old it is', async ({ page, server }) => {
  const { number } = await sentCase(server.url)
  await sentCase(server.url)
  await page.goto('/handlaggning')
  await page.getByLabel('Sök på kund eller ärendenummer').fill(number)
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  await expect(page.getByRole('row', { name: new RegExp(number) })).toContainText('i dag')
})

test('an import by another case worker is seen, and what is too late is refused with the reason', async ({
  page,
  server,
}) => {
  const { id, number } = await sentCase(server.url)
  await openCase(page, id, number)
  await expect(page.getByRole('button', { name: 'Ta emot' })).toBeVisible()
  await page.route('**/api/cases/*', route => route.abort())
  await handled(server.url, id, 'acknowledge')
  await press(page, 'Ta emot')
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toContainText(
    errorText('CASE_EVENT_REFUSED', 'sv').title,
  )
  await page.unroute('**/api/cases/*')
  await expect(page.getByRole('button', { name: 'Ta emot' })).toBeHidden()
  await handled(server.url, id, 'ready', 'import')
  await reaches(server.url, id, 'IMPORTED')
  await expect(page.getByText('Ärendet är avslutat. Inget mer kan göras.')).toBeVisible()
})

test('the original is downloaded as it was sent', async ({ page, server }) => {
  const text = unlikeOthers(await exampleText(5))
  const { id, number } = await sentCase(server.url, await writtenFile(text, 'lön å ä ö.csv'))
  await openCase(page, id, number)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    press(page, 'Ladda ner originalfilen'),
  ])
  expect(download.suggestedFilename()).toBe('lön å ä ö.csv')
  expect((await readFile(await download.path())).toString('latin1')).toBe(text)
})

test('a newer file lets the older one be closed', async ({ page, server }) => {
  const older = await sentCase(server.url)
  await sentCase(server.url)
  await openCase(page, older.id, older.number)
  await press(page, 'Avsluta, nyare fil finns')
  await expect(page.getByText('Ärendet är avslutat. Inget mer kan göras.')).toBeVisible()
  await expect(page.getByText('Avslutad, ersatt av nyare fil').first()).toBeVisible()
})
