import type { Page } from '@playwright/test'
import { coveredFocus, tooWide } from './audit.ts'
import { CASE_WORKER, expect, HR, test } from './portal.ts'
import { present, sentOrder } from './service.ts'

test.describe.configure({ mode: 'parallel' })

/** The size in CSS pixels of a window of 1280 × 1024 at 400 % zoom. @see WCAG 2.2, 1.4.10 */
const AT_400_PERCENT = { width: 320, height: 256 }

/** The address of the latest demo order. */
async function firstOrder(page: Page): Promise<string> {
  await page.goto('/bestallningar')
  const link = page.locator('main a[href^="/bestallningar/id/"]').first()
  return present(await link.getAttribute('href'), 'order')
}

test.describe('at 400 % zoom', () => {
  test.use({ viewport: AT_400_PERCENT })

  const focusIsSeen = async (page: Page, paths: readonly string[]): Promise<void> => {
    for (const path of paths) {
      await page.goto(path)
      await page.locator('main h1').first().waitFor()
      await page.waitForLoadState('networkidle')
      expect.soft(await tooWide(page), `${path} scrolls sideways`).toBeUndefined()
      expect.soft(await coveredFocus(page), `${path}: the focus is covered`).toEqual([])
    }
  }

  test('a visitor scrolls one way only, and sees what has the focus', async ({ page }) => {
    await focusIsSeen(page, ['/logga-in/e-post', '/logga-in/bankid', '/aktivera-konto', '/404'])
  })

  test.describe('as HR', () => {
    test.use({ account: HR })

    test('every page scrolls one way only, and shows what has the focus', async ({ page }) => {
      const pages = ['/', '/medarbetare', '/personalfil', '/personalfil/P-20001', '/din-profil']
      const services = ['/bestallningar/tjanster', '/bestallningar/tjanster/halsoundersokning']
      const begun = ['', '/person', '/grupp', '/radgivning'].map(kind => `/bestallningar/bestall${kind}`)
      const orders = ['/bestallningar', await firstOrder(page), ...begun]
      await focusIsSeen(page, [
        ...pages,
        ...services,
        ...orders,
        '/personalfil?steg=choose',
        '/tidsbokningar',
        '/kontroller',
        '/kontroller/faq',
        '/statistik',
      ])
    })
  })

  test.describe('as a case worker', () => {
    test.use({ account: CASE_WORKER })

    test('the back office scrolls one way only, and shows what has the focus', async ({ page, server }) => {
      const { id } = await sentOrder(server.url)
      const orders = '/handlaggning/bestallningar'
      const ofOrders = [
        '/handlaggning/arenden',
        `${orders}/${id}`,
        `${orders}/${id}/boka`,
        `${orders}/svarsmallar`,
      ]
      const customers = ['/handlaggning/kunder', '/handlaggning/kunder/10401']
      await focusIsSeen(page, ['/handlaggning', '/handlaggning/handlaggare', ...customers, ...ofOrders])
    })
  })
})

test('forced colours do not hide the icon of a leading button', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/logga-in/e-post')
  const colours = await page.getByRole('button', { name: 'Logga in', exact: true }).evaluate(button => {
    const { color, backgroundColor } = getComputedStyle(button)
    return [color, backgroundColor]
  })
  expect(colours[0]).not.toBe(colours[1])
})

test.describe('printed', () => {
  test.use({ account: HR })

  test('a case is its facts and its findings, without the frame', async ({ page }) => {
    await page.goto('/personalfil/P-20001')
    await expect(page.getByText('INVALID_PHONE')).toBeVisible()
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(page.getByRole('navigation', { name: 'Huvudmeny' })).toBeHidden()
    await expect(page.getByRole('complementary', { name: 'Miljö' })).toBeHidden()
    await expect(page.getByRole('button', { name: /Ladda ner|byt organisation/ }).first()).toBeHidden()
    await expect(page.getByText('INVALID_PHONE')).toBeVisible()
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    )
  })

  test('a service is what it is and how to order it, without what is pressed', async ({ page }) => {
    await page.goto('/bestallningar/tjanster/halsoundersokning')
    await expect(page.getByRole('button', { name: 'Skriv ut' })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    for (const pressed of ['Skriv ut', 'Beställ för en medarbetare'])
      await expect(page.getByText(pressed, { exact: true })).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Hälsoundersökning' })).toBeVisible()
    await expect(page.getByText('Grundundersökning')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: '08-465 004 40' })).toBeVisible()
  })

  test('an order is what was ordered and what was written, without what is pressed', async ({ page }) => {
    await page.goto(await firstOrder(page))
    await expect(page.getByRole('button', { name: 'Skriv ut' })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    for (const pressed of ['Skriv ut', 'Beställ igen', 'Återkalla', 'Skriv till oss'])
      await expect(page.getByText(pressed, { exact: true })).toBeHidden()
    await expect(page.getByText(/^Salvia · Kvarnhälle .* · utskrivet/)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Händelser' })).toBeVisible()
  })
})
