import type { Page } from '@playwright/test'
import { exampleFile } from './files.ts'
import { expect, HR, heading, test } from './portal.ts'

/** A report, as sent to an OpenTelemetry collector. */
interface Report {
  readonly path: string
  readonly text: string
}

/** Opens the portal under a host name, with a collector that records its reports. */
async function openReporting(page: Page, url: string, host: string): Promise<Report[]> {
  const origin = url.replace('localhost', host)
  const reports: Report[] = []
  const config = (await (await fetch(`${url}/config.json`)).json()) as object
  await page.route('**/config.json', route =>
    route.fulfill({ json: { ...config, ERROR_REPORTING: `${origin}/otlp` } }),
  )
  await page.route('**/otlp/**', route => {
    reports.push({ path: new URL(route.request().url()).pathname, text: route.request().postData() ?? '' })
    return route.fulfill({ status: 200, json: {} })
  })
  await page.goto(`${origin}/anvandarvillkor`)
  await expect(heading(page, 'Användarvillkor')).toBeVisible()
  return reports
}

const fail = (page: Page): Promise<void> =>
  page.evaluate(() => {
    setTimeout(() => {
      throw new Error('Failed for 19640823-3234')
    })
  })

// Everywhere else less motion is asked for. What a page does while something moves shows here.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('faults and ways between screens are reported in development, with numbers masked', async ({
  page,
  server,
}) => {
  const reports = await openReporting(page, server.url, 'dev.localhost')
  await fail(page)
  await expect.poll(() => reports.map(({ path }) => path)).toContain('/otlp/v1/logs')
  const fault = reports.find(({ path }) => path.endsWith('logs'))?.text ?? ''
  expect(fault).toContain('Failed for 1964••••••••')
  expect(fault).not.toContain('3234')
  await page
    .getByRole('link', { name: /till startsidan/ })
    .first()
    .click()
  await expect.poll(() => reports.map(({ path }) => path)).toContain('/otlp/v1/traces')
})

test('nothing is reported elsewhere', async ({ page, server }) => {
  const reports = await openReporting(page, server.url, 'localhost')
  await fail(page)
  await page
    .getByRole('link', { name: /till startsidan/ })
    .first()
    .click()
  await expect(heading(page, 'Logga in')).toBeVisible()
  expect(reports).toEqual([])
})

test.describe('signed in', () => {
  test.use({ account: HR })

  test('the palette leads everywhere by keys alone, and keeps a number to itself', async ({ page }) => {
    await page.goto('/')
    await expect(heading(page, /^Hej/)).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: 'Sök eller gå till…' })).toBeFocused()
    await page.keyboard.type('personal')
    await expect(page.getByRole('option', { name: 'Personalfil', exact: true })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Personalfil')).toBeFocused()
    const addresses: string[] = []
    page.on('request', request => addresses.push(request.url()))
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: 'Sök eller gå till…' })).toBeFocused()
    const searched = page.waitForResponse(/\/searches$/)
    await page.keyboard.type('19640823')
    await searched
    await page.keyboard.press('Escape')
    expect(addresses.filter(address => address.includes('1964'))).toEqual([])
    expect(page.url()).not.toContain('1964')
  })

  test('paper says what, for whom, when and by whom, and leaves out what cannot be pressed', async ({
    page,
  }) => {
    await page.goto('/medarbetare')
    await expect(page.getByRole('table')).toBeVisible()
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    await page.emulateMedia({ media: 'print' })
    await expect(
      page.getByText(/^Salvia · Kvarnhälle.* · utskrivet \d{4}-\d\d-\d\d \d\d:\d\d av /),
    ).toBeVisible()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'English' })).toHaveCount(0)
    await expect(page.getByRole('columnheader', { name: 'Namn' })).toBeVisible()
  })

  test('the menu is folded to its signs, which keep their names', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Fäll ihop menyn' }).click()
    const link = page
      .getByRole('navigation', { name: 'Huvudmeny' })
      .getByRole('link', { name: 'Medarbetare' })
    await link.hover()
    await expect(page.getByRole('tooltip', { includeHidden: true })).toHaveText('Medarbetare')
    await link.click()
    await expect(heading(page, 'Medarbetare')).toBeVisible()
    await page.getByRole('button', { name: 'Fäll ut menyn' }).click()
    await expect(page.getByRole('heading', { name: 'Personer' })).toBeVisible()
  })

  test('a new version is told; later hides it until the next, and an upload under way asks before it goes', async ({
    page,
    server,
  }) => {
    await page.clock.install()
    await page.goto('/personalfil?steg=choose')
    await page.setInputFiles('input[type=file]', await exampleFile(3))
    await expect(heading(page, /^Granska/)).toBeVisible()
    const config = (await (await fetch(`${server.url}/config.json`)).json()) as object
    let hash = 'second'
    await page.route('**/config.json', route => route.fulfill({ json: { ...config, VERSION: { hash } } }))
    const told = page.getByText('En ny version av portalen finns.')
    await page.clock.runFor(31_000)
    await expect(told).toBeVisible()
    await page.getByRole('button', { name: 'Senare' }).click()
    await page.clock.runFor(31_000)
    await expect(told).toBeHidden()
    hash = 'third'
    await page.clock.runFor(31_000)
    await page.getByRole('button', { name: 'Uppdatera nu' }).click()
    const dialog = page.getByRole('dialog', { name: 'Vill du avsluta uppladdningen?' })
    await dialog.getByRole('button', { name: 'Fortsätt ladda upp' }).click()
    await expect(heading(page, /^Granska/)).toBeVisible()
    await page.getByRole('button', { name: 'Uppdatera nu' }).click()
    const opened = page.waitForEvent('load')
    await dialog.getByRole('button', { name: 'Avsluta uppladdningen' }).click()
    await opened
    await expect(heading(page, /^Hej/)).toBeVisible()
    await expect(told).toBeHidden()
  })
})
