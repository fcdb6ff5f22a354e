import type { Locator, Page } from '@playwright/test'
import { SEVERITIES, type Severity } from '@salvia/core/personnel-file'
import { FILE_CASES } from '@salvia/fixtures/personnel-files'
import { bytesFile } from './files.ts'
import { expect, HR_SENDING, heading, test } from './portal.ts'

/** Each case loads the portal anew, in one page, whose browser has kept its scripts. */
let page: Page
test.beforeAll(async ({ browser, server, stateOf }) => {
  const storageState = await stateOf(HR_SENDING)
  page = await (await browser.newContext({ baseURL: server.url, storageState })).newPage()
})
test.afterAll(() => page.context().close())

interface ShownFinding {
  readonly code: string
  readonly severity: Severity
  readonly row?: number | undefined
  readonly column?: string | undefined
}

const RULE = 'section[data-severity]'

/**
 * The findings that the screen lists, in the format of the fixtures' expectations: each rule is chosen in turn, and what
 * is folded is unfolded. `A Personnummer` means the column Personnummer.
 */
async function listedFindings(page: Page): Promise<ShownFinding[]> {
  const rules = page.getByRole('region', { name: 'Regler' }).getByRole('listitem').getByRole('button')
  const found = await rulesShown(page)
  for (const rule of (await rules.all()).slice(1)) {
    await rule.click()
    await expect(rule).toHaveAttribute('aria-pressed', 'true')
    const shown = await rulesShown(page)
    found.push(...shown.filter(({ code }) => found.every(before => before.code !== code)))
  }
  return found
}

async function rulesShown(page: Page): Promise<ShownFinding[]> {
  const found: ShownFinding[] = []
  for (const rule of await page.locator(RULE).all()) {
    await showAll(rule)
    const code = await rule.locator('code[translate=no]').innerText()
    const severity = (await rule.getAttribute('data-severity')) as Severity
    const headers = await rule.locator('thead th').allInnerTexts()
    const rows = await rule.locator('tbody tr[data-row]').all()
    if (rows.length === 0) found.push({ code, severity })
    for (const row of rows) {
      if ((await row.locator('th button').count()) > 0) continue
      const place = await row.locator('th').innerText()
      const cell = (header: string) =>
        row
          .locator('td')
          .nth(headers.indexOf(header) - 1)
          .innerText()
      const column = (await cell('Kolumn')).replace(/^[A-Z]{1,2} /, '')
      const line = { code, severity, ...(/^\d+$/.test(place) && { row: Number(place) }) }
      found.push({ ...line, ...(column !== '–' && { column }) })
      // A header that can be renamed stands for the missing one, too.
      const meant = / → (.*)\?$/.exec(await row.innerText())?.[1]
      if (meant) found.push({ ...line, column: meant })
    }
  }
  return found
}

/** Unfolds lines and shows further ones. Each press adds rows. */
async function showAll(rule: Locator): Promise<void> {
  const rows = rule.locator('tbody tr[data-row]')
  const more = rule
    .getByRole('button', { name: /^Visa \d+ till$/ })
    .or(rule.locator('button[aria-expanded=false]'))
  for (let left = await more.count(); left > 0; left = await more.count()) {
    const before = await rows.count()
    await more.first().click()
    await expect(rows).not.toHaveCount(before)
  }
}

const sorted = (findings: readonly ShownFinding[]): string[] =>
  findings
    .map(({ severity, code, row, column }) => [severity, code, row ?? '', column ?? ''].join(' '))
    .toSorted()

/** The expected findings as the screen groups them: all findings of one check get the highest of their severities. */
function asGrouped(findings: readonly ShownFinding[]): ShownFinding[] {
  return findings.map(finding => {
    const severities = findings.filter(({ code }) => code === finding.code).map(({ severity }) => severity)
    const severity = SEVERITIES.find(grave => severities.includes(grave)) ?? finding.severity
    return { ...finding, severity }
  })
}

const cases = FILE_CASES.filter(item => item.browser)

test('twenty cases or more are for the browser', () => {
  expect(cases.length).toBeGreaterThanOrEqual(20)
})

for (const item of cases) {
  test(`${item.subject}: ${item.name}`, async () => {
    const path = await bytesFile(item.bytes(), item.fileName)
    await page.clock.setFixedTime(`${item.today}T12:00:00Z`)
    await page.goto('/personalfil?steg=choose')
    await page.setInputFiles('input[type=file]', path)

    const { outcome, rows, findings } = item.expect
    const stopped = page.getByRole('alert').filter({ hasText: 'kan inte skickas' })
    const codes = page.getByRole('list', { name: 'Koder för supporten' })
    if (outcome === 'rejected') {
      await expect(stopped).toContainText(item.fileName)
      await expect(heading(page, 'Välj fil')).toBeVisible()
    } else {
      await expect(heading(page, `Granska ${item.fileName}`)).toBeVisible()
      await expect(page.getByText(rows === 1 ? '1 rad' : `${rows} rader`, { exact: true })).toBeVisible()
      await expect(
        page.getByText(outcome === 'passed' ? /^Filen kan skickas\./ : /^\d+ fel i /),
      ).toBeVisible()
    }
    if (outcome === 'rejected' && (await codes.count()) > 0) {
      expect((await codes.locator('code').allInnerTexts()).toSorted()).toEqual(
        findings.map(({ code }) => code).toSorted(),
      )
      for (const { column } of findings) if (column) await expect(stopped).toContainText(column)
    } else {
      expect(sorted(await listedFindings(page))).toEqual(sorted(asGrouped(findings)))
    }
  })
}
