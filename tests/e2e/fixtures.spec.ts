import type { Page } from '@playwright/test'
import { SEVERITIES, type Severity } from '@salvia/core/personnel-file'
import { FILE_CASES } from '@salvia/fixtures/personnel-files'
import { bytesFile } from './files.ts'
import { expect, HR_SENDING, heading, test } from './portal.ts'

test.use({ account: HR_SENDING })

const SECTIONS: Readonly<Record<string, Severity>> = {
  'Stoppar filen': 'fatal',
  Fel: 'error',
  Varningar: 'warning',
}

interface ShownFinding {
  readonly code: string
  readonly severity: Severity
  readonly row?: number | undefined
  readonly column?: string | undefined
}

/**
 * The findings on the screen, in the format of the fixtures' expectations. `A Personnummer` means the column
 * Personnummer.
 */
async function shownFindings(page: Page): Promise<ShownFinding[]> {
  const groups = await page.locator('section[data-severity]').all()
  const found: ShownFinding[] = []
  for (const group of groups) {
    const part = await group
      .locator('xpath=ancestor::section[1]')
      .getByRole('heading', { level: 2 })
      .innerText()
    const severity = SECTIONS[part]
    if (!severity) throw new Error(`no such part: ${part}`)
    const code = await group.locator('code[translate=no]').innerText()
    const rows = await group.locator('tbody tr').all()
    if (rows.length === 0) found.push({ code, severity })
    for (const row of rows) {
      const place = await row.locator('th').innerText()
      const column = (await row.locator('td').first().innerText()).replace(/^[A-Z]{1,2} /, '')
      found.push({
        code,
        severity,
        ...(/^\d+$/.test(place) && { row: Number(place) }),
        ...(column !== '–' && { column }),
      })
    }
  }
  return found
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
  test(`${item.subject}: ${item.name}`, async ({ page }) => {
    const path = await bytesFile(item.bytes(), item.fileName)
    await page.clock.setFixedTime(`${item.today}T12:00:00Z`)
    await page.goto('/personalfil?steg=choose')
    await page.setInputFiles('input[type=file]', path)

    const { outcome, rows, findings } = item.expect
    if (outcome === 'rejected') {
      await expect(page.getByRole('heading', { level: 2, name: 'Stoppar filen' })).toBeVisible()
      await expect(heading(page, 'Välj fil')).toBeVisible()
    } else {
      await expect(heading(page, `Granska ${item.fileName}`)).toBeVisible()
      await expect(page.getByText(rows === 1 ? '1 rad' : `${rows} rader`, { exact: true })).toBeVisible()
      await expect(
        page.getByText(outcome === 'passed' ? 'Filen kan skickas' : /^Filen har \d+ fel$/),
      ).toBeVisible()
    }
    const more = page.getByRole('button', { name: /^Visa \d+ till$/ })
    // Each button disappears when its rows are shown.
    for (let left = await more.count(); left > 0; left--) await more.first().click()
    expect(sorted(await shownFindings(page))).toEqual(sorted(asGrouped(findings)))
  })
}
