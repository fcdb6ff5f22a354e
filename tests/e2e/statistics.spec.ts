import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, HR, heading, PASSWORD, signIn, test } from './portal.ts'
import { salvia } from './salvia-command.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function download(page: Page, press: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent('download'), press()])
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

/** A token as the terminal has one, which no browser's cookie is bound to. */
async function tokenOf(url: string, email: string): Promise<string> {
  const answer = await fetch(`${url}/api/tokens`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  })
  return ((await answer.json()) as { accessToken: string }).accessToken
}

test('from the menu to a unit, its pictures, its tables and its workbook', async ({ page, server }) => {
  await signIn(page, HR)
  await page.getByRole('link', { name: 'Statistik' }).first().click()
  await expect(heading(page, 'Statistik')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Sök enhet' }).fill('Produktion')
  await page.getByRole('treeitem', { name: 'Produktion', exact: true }).click()
  await expect(page).toHaveURL(/\/statistik\?unit=[\da-f-]{36}$/)
  const visits = section(page, 'Besök')
  await expect(visits.getByText(/^\d+ besök\. .* per 100 anställda under perioden\./)).toBeVisible()
  await expect(
    visits.getByRole('img', { name: /^Besök, Produktion med underliggande enheter, / }),
  ).toBeVisible()
  await visits.getByRole('button', { name: 'Visa som tabell' }).click()
  await expect(visits.getByRole('row')).toHaveCount(13)

  const book = await download(page, () => page.getByRole('button', { name: 'Ladda ner Excel' }).click())
  expect(book.name).toMatch(/^statistik-produktion-\d{4}-\d\d-\d{4}-\d\d\.xlsx$/)
  expect(book.bytes.subarray(0, 2).toString()).toBe('PK')

  const picture = await download(page, () => visits.getByRole('button', { name: 'Ladda ner PNG' }).click())
  expect(picture.name).toMatch(/^besok-produktion-.*\.png$/)
  const folder = await mkdtemp(join(tmpdir(), 'salvia-e2e-picture-'))
  const file = join(folder, 'a.png')
  const words = ['statistics', 'export', 'Produktion', '--recursive', '--graph', 'visits', '--org', '10401']
  const { status } = await salvia([...words, '-f', `png:${file}`], {
    ...{ SALVIA_TOKEN: await tokenOf(server.url, HR.email), SALVIA_API: `${server.url}/api` },
  })
  expect(status).toBe(0)
  expect(Buffer.compare(await readFile(file), picture.bytes), 'terminal and portal draw the same').toBe(0)
  await rm(folder, { recursive: true })

  await page.getByRole('switch', { name: 'Ta med underliggande enheter' }).click()
  await expect(page).toHaveURL(/below=0/)
  await page.goBack()
  await expect(visits.getByText(/^Produktion med underliggande enheter/)).toBeVisible()
  await page.reload()
  await expect(visits.getByText(/^Produktion med underliggande enheter/)).toBeVisible()
})

test('HR of nine employees reads why there is nothing', async ({ page }) => {
  await signIn(page, { email: 'hr.liten@demo.example' })
  await page.getByRole('link', { name: 'Statistik' }).first().click()
  await expect(heading(page, 'Statistik')).toBeVisible()
  await expect(page.getByText('Statistik visas för organisationer med minst 10 anställda.')).toBeVisible()
  await expect(page.getByText('skulle det gå att se vem siffrorna handlar om')).toBeVisible()
  // There is nothing to choose or to fetch.
  await expect(page.getByRole('tree')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Ladda ner Excel' })).toHaveCount(0)
})

test('a unit that is too small leads to the one it stands in', async ({ page }) => {
  await signIn(page, HR)
  await page.goto('/statistik')
  await page.getByRole('searchbox', { name: 'Sök enhet' }).fill('Grupp 3')
  await page.getByRole('treeitem', { name: /^Grupp 3/ }).click()
  await section(page, 'Besök')
    .getByRole('button', { name: /^Visa / })
    .click()
  await expect(section(page, 'Besök').getByText(/besök\./)).toBeVisible()
})
