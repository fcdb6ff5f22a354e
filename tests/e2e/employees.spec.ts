import type { Page } from '@playwright/test'
import { expect, HR, heading, test } from './portal.ts'
import { inLanguage } from './words.ts'

const ORDERER = { email: 'bestallare@demo.example' }

const rows = (page: Page) => page.getByRole('table').locator('tbody tr')
const names = async (page: Page): Promise<string[]> => {
  const texts = await rows(page).locator('th').allInnerTexts()
  return texts.map(text => text.split('\n')[0] ?? '')
}
const total = (page: Page) => page.getByRole('status').filter({ hasText: /medarbetare$/ })

test.describe('as HR', () => {
  test.use({ account: HR })

  test.beforeEach(async ({ page }) => {
    await page.goto('/medarbetare')
    await expect(rows(page).first().locator('th')).not.toBeEmpty()
    await expect(total(page)).toBeVisible()
  })

  test('fifty on a page, sorted as Swedish is sorted, each with unit, manager and a way to order', async ({
    page,
  }) => {
    await expect(rows(page)).toHaveCount(50)
    const shown = (await names(page)).map(name => name.split(',')[0] ?? '')
    expect(shown).toEqual(shown.toSorted(new Intl.Collator('sv').compare))
    await expect(rows(page).first().locator('td')).toHaveCount(5)
  })

  test('the pages hold everyone once, and stand in the address', async ({ page }) => {
    const first = await names(page)
    await page.getByRole('link', { name: 'Nästa' }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(page.getByText(/^Visar 51–100 av/)).toBeVisible()
    await expect.poll(() => names(page)).not.toEqual(first)
    await page.getByRole('link', { name: 'Föregående' }).click()
    await expect.poll(() => names(page)).toEqual(first)
  })

  test('a search finds without accents and tells how many', async ({ page }) => {
    await page.getByLabel(/^Sök på namn/).fill('rosenlund henr')
    await expect(total(page)).toHaveText('1 medarbetare')
    await expect.poll(() => names(page)).toContain('Rosenlund, Henrik')
    await expect(page).toHaveURL(/q=rosenlund/)
    await page.reload()
    await expect.poll(() => names(page)).toContain('Rosenlund, Henrik')
    await page.getByRole('button', { name: 'Rensa sökningen' }).click()
    await expect(page).not.toHaveURL(/q=/)
    await expect(page.getByLabel(/^Sök på namn/)).toBeFocused()
  })

  test('an identity number is searched for and never put in the address', async ({ page }) => {
    const calls: string[] = []
    page.on('request', request => calls.push(request.url()))
    await page.getByLabel(/^Sök på namn/).fill('19800102')
    await expect(page.getByText('Sökningen syns inte i adressen.')).toBeVisible()
    await expect(total(page)).toBeVisible()
    await expect(page).not.toHaveURL(/1980/)
    await expect.poll(() => calls.some(url => url.endsWith('/searches'))).toBe(true)
    expect(calls.filter(url => url.includes('1980'))).toEqual([])
  })

  test('a search without hits says so and is cleared in one press', async ({ page }) => {
    await page.getByLabel(/^Sök på namn/).fill('qqqzzz')
    await expect(page.getByText('Inga medarbetare matchar')).toBeVisible()
    await page.getByRole('button', { name: 'Rensa filter' }).click()
    await expect(rows(page)).toHaveCount(50)
  })

  test('the headers sort, and on a phone the field does', async ({ page }) => {
    await page.getByRole('button', { name: 'Enhet' }).click()
    await expect(page).toHaveURL(/sort=unit/)
    await expect(page.getByRole('columnheader', { name: 'Enhet' })).toHaveAttribute('aria-sort', 'ascending')
    await page.setViewportSize({ width: 375, height: 812 })
    await page.getByRole('button', { name: 'Sortera' }).click()
    await expect(page.getByRole('combobox', { name: 'Sortera' })).toHaveValue('unit')
    await page.getByRole('combobox', { name: 'Sortera' }).selectOption('-name')
    await page.getByRole('button', { name: 'Visa', exact: true }).click()
    await page.setViewportSize({ width: 1280, height: 900 })
    await expect(page.getByRole('columnheader', { name: 'Namn' })).toHaveAttribute('aria-sort', 'descending')
    await expect.poll(async () => (await names(page))[0]).toMatch(/^Ö/)
  })

  test('a row opens the page by keyboard, and the way back leads to the same row of the same list', async ({
    page,
  }) => {
    await page.goto('/medarbetare?sort=-name&page=2')
    const link = rows(page).nth(4).locator('th').getByRole('link')
    const name = (await link.innerText()).split(', ').toReversed().join(' ')
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(heading(page, name)).toBeFocused()
    await expect(page).toHaveTitle(/^Medarbetare \|/)
    await page.getByRole('link', { name: 'Till medarbetarna' }).press('Enter')
    await expect(page).toHaveURL(/\/medarbetare\?sort=-name&page=2$/)
    await expect(rows(page).nth(4).locator('th').getByRole('link')).toBeFocused()
    await page.goBack()
    await expect(heading(page, name)).toBeVisible()
  })

  test('a contact is copied to the clipboard, and the number is never in an address', async ({
    page,
    context,
    server,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const calls: string[] = []
    page.on('request', request => calls.push(request.url()))
    await page.getByLabel(/^Sök på namn/).fill('rosenlund henr')
    await expect(total(page)).toHaveText('1 medarbetare')
    await page.getByRole('link', { name: 'Rosenlund, Henrik' }).click()
    await expect(heading(page, 'Regeln om egen insyn')).toBeVisible()
    await page.goto('/medarbetare?filter=orderable')
    await rows(page).first().locator('th').getByRole('link').click()
    await page.getByRole('button', { name: 'Visa personnummer' }).click()
    const number = await page.getByText(/^\d{8}-\d{4}$/).innerText()
    await page.getByRole('button', { name: 'Kopiera personnumret' }).click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number)
    expect(calls.filter(url => url.includes(number.slice(0, 8)))).toEqual([])
    expect(page.url()).toContain(`${server.url}/medarbetare/`)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Visa personnummer' })).toBeVisible()
    expect(await page.getByText(number).count()).toBe(0)
  })

  test('the page of an employee prints without what only a screen can do', async ({ page }) => {
    await page.goto('/medarbetare?filter=orderable')
    await rows(page).first().locator('th').getByRole('link').click()
    const number = page.getByText('Personnummer', { exact: true })
    await expect(number).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText(/utskrivet .* av Henrik Rosenlund/)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(number).toBeHidden()
    await expect(page.getByRole('button', { name: 'Skriv ut' })).toBeHidden()
    await expect(page.getByRole('heading', { name: /^Beställ för/ })).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
  })

  test('what another may see is reached from the list and from an order manager', async ({ page }) => {
    await page.getByRole('button', { name: 'Fler val' }).click()
    await page.getByRole('menuitem', { name: 'Vem får se vad?' }).click()
    await expect(heading(page, 'Vem får se vad?')).toBeVisible()
    await page.goto('/medarbetare?filter=orderable')
    await rows(page).first().locator('th').getByRole('link').click()
    await page
      .getByRole('region', { name: 'Beställare' })
      .getByRole('link', { name: /^Vad .* får se$/ })
      .first()
      .click()
    await expect(rows(page)).toHaveCount(1)
    await rows(page).first().locator('th').getByRole('link').click()
    await expect(heading(page, /^Vad .* får se$/)).toBeVisible()
    await expect(page.getByText(/^Allt i ramen gäller/)).toBeVisible()
  })

  test('a failure can be tried again, and the rest of the page stays', async ({ page }) => {
    await page.route('**/subordinates/managed*', route => route.abort())
    await page.getByRole('link', { name: /^Du är chef/ }).click()
    await expect(page.getByRole('button', { name: 'Försök igen' })).toBeVisible()
    await expect(heading(page, 'Medarbetare')).toBeVisible()
    await page.unroute('**/subordinates/managed*')
    await page.getByRole('button', { name: 'Försök igen' }).click()
    await expect(page.getByText('Inga medarbetare här')).toBeVisible()
    await page.getByRole('button', { name: 'Visa alla' }).click()
    await expect(rows(page)).toHaveCount(50)
  })
})

test.describe('as an orderer with colleagues who order too', () => {
  test.use({ account: ORDERER })

  test('each rule shuts out whom it must and is named', async ({ page }) => {
    await page.goto('/medarbetare?filter=excluded')
    await inLanguage(page, 'sv')
    for (const [name, rule] of [
      ['Stålhammar, Bodil', 'Undantagen: regeln om egen insyn'],
      ['Bergvall, Jonas', 'Undantagen: beställarregeln'],
      ['Ekwall, Malin', 'Undantagen: kollegaregeln'],
    ] as const)
      await expect(rows(page).filter({ hasText: name })).toContainText(rule)
    await page.getByRole('button', { name: 'Om listan' }).click()
    const help = page.getByRole('dialog', { name: 'Om medarbetarlistan' })
    await expect(help).toContainText(
      'Du kan inte se eller beställa för den som är beställare i den enhet du själv tillhör.',
    )
    await page.keyboard.press('Escape')
    await expect(help).toBeHidden()
    await expect(page.getByRole('button', { name: 'Om listan' })).toBeFocused()
  })

  test('the filters count what they show', async ({ page }) => {
    await page.goto('/medarbetare')
    await inLanguage(page, 'sv')
    const filters = page.getByRole('navigation', { name: 'Filtrera medarbetare' }).getByRole('link')
    await expect(filters).toHaveCount(5)
    await expect(filters.first()).toContainText(/\d/)
    for (const filter of await filters.all()) {
      const count = Number((await filter.innerText()).replace(/\D/g, ''))
      await filter.click()
      await expect(filter).toHaveAttribute('aria-current', 'true')
      await expect.poll(() => rows(page).count()).toBe(Math.min(50, count))
    }
  })
})
