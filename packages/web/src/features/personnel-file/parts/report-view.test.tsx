import type { Report } from '@salvia/core/personnel-file'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { clearPage, render } from '../../../testing/render.tsx'
import { reviewed, withCell } from '../../../testing/reviewed.ts'
import { violations } from '../../../testing/violations.ts'
import type { Names } from './place-table.tsx'
import { ReportView } from './report-view.tsx'

beforeEach(() => page.viewport(1280, 900))

async function show(report: Report): Promise<void> {
  await render(
    <>
      <h1>Granska</h1>
      <ReportView report={report} />
    </>,
  )
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
}

const headings = (): (string | null)[] =>
  [...document.querySelectorAll('tbody th[scope=rowgroup]')].map(heading => heading.textContent)
const places = (): (string | null)[] =>
  [...document.querySelectorAll('tbody tr[data-row]')].map(row => row.textContent)
const phone = withCell(3, 'Mobiltelefon', '070-174 06 05')
const email = withCell(4, 'E-post', 'åsa.öberg@exempel.se')
const both = (text: string): string => email(phone(text))

it('a wrong header: what can be renamed first, what came of it last', async () => {
  await show(await reviewed(text => text.replace('MK-granskare', 'MK granskare').replace('Postort', 'Plats')))
  const codes = [...document.querySelectorAll('code[translate=no]')].map(code => code.textContent)
  expect(codes).toEqual(['HEADER_CHECK_FAILED', 'CSV_VALIDATION_ABORTED'])
  expect(headings()[0]).toBe('Byt rubriken "MK granskare" på rad 1 till "MK-granskare" och spara filen.')
  expect(places()[0]).toContain('MK granskare → MK-granskare?')
  expect(headings().join()).toContain('Rubriken "Postort" saknas.')
  expect(places()).toHaveLength(3)
  await expect.element(page.getByText('3 ställen', { exact: true }).first()).toBeVisible()
  expect(await violations()).toEqual([])
})

it('the gravest rule is open at first; another, or all, is a press away', async () => {
  await show(await reviewed(text => withCell(2, 'Befattning', 'a'.repeat(51))(both(text))))
  expect(places()).toHaveLength(1)
  const rules = page.getByRole('region', { name: 'Regler' })
  await expect
    .element(rules.getByRole('button', { name: /^Telefonnumret.*1$/ }))
    .toHaveAttribute('aria-pressed', 'true')
  await rules.getByRole('button', { name: /^E-postadressen/ }).click()
  await expect.element(page.getByText('INVALID_EMAIL')).toBeVisible()
  await expect.element(page.getByRole('cell', { name: 'åsa.öberg@exempel.se' })).toBeVisible()
  await rules.getByRole('button', { name: 'Alla 3' }).click()
  await expect.element(page.getByRole('cell', { name: '070-174 06 05' })).toBeVisible()
  expect(places()).toHaveLength(3)
  expect(await violations()).toEqual([])
})

it('on a phone the rules are a menu', async () => {
  await page.viewport(375, 800)
  await show(await reviewed(both))
  await page.getByLabelText('Regel').selectOptions('Alla (2)')
  await expect.element(page.getByText('070-174 06 05')).toBeVisible()
  await expect.element(page.getByText('åsa.öberg@exempel.se')).toBeVisible()
  expect(await violations()).toEqual([])
})

it('places can be narrowed to one column', async () => {
  const work = withCell(4, 'Arbetstelefon', '08 465')
  await show(await reviewed(text => work(phone(text))))
  await page.getByLabelText('Kolumn', { exact: true }).selectOptions('F Arbetstelefon')
  await expect.element(page.getByText('070-174 06 05')).not.toBeInTheDocument()
  expect(places()).toHaveLength(1)
})

it('equal places are one line that unfolds', async () => {
  const rows = Array.from({ length: 30 }, (_, at) => at + 2)
  const report = await reviewed(text => {
    const [header = '', first = ''] = text.split('\r\n')
    return [
      header,
      ...rows.map(row => first.replace('195209242303', `19${row}`).replace('maja.', `m${row}.`)),
    ].join('\r\n')
  })
  await show(report)
  const fold = page.getByRole('button', { name: '30 rader, 2–31' })
  await expect.element(fold).toHaveAttribute('aria-expanded', 'false')
  expect(places()).toHaveLength(1)
  await fold.click()
  await expect.element(page.getByRole('rowheader', { name: '31', exact: true })).toBeVisible()
  expect(places()).toHaveLength(31)
  expect(await violations()).toEqual([])
})

it('everything is printed, whatever is chosen on the screen', async () => {
  await show(await reviewed(both))
  expect(places()).toHaveLength(1)
  window.dispatchEvent(new Event('beforeprint'))
  await expect.element(page.getByText('åsa.öberg@exempel.se')).toBeVisible()
  expect(places()).toHaveLength(2)
  window.dispatchEvent(new Event('afterprint'))
  await expect.element(page.getByText('åsa.öberg@exempel.se')).not.toBeInTheDocument()
})

describe('names', () => {
  const withNames = async (names: Names): Promise<void> => {
    await render(<ReportView report={await reviewed(phone)} names={names} />)
    await expect.element(page.getByRole('cell', { name: '070-174 06 05' })).toBeVisible()
  }

  it('stand beside the rows that have one', async () => {
    await withNames(new Map([[3, 'Elias Ek']]))
    await expect.element(page.getByRole('cell', { name: 'Elias Ek' })).toBeVisible()
  })

  it('have their place while they are read', async () => {
    await withNames('loading')
    await expect.element(page.getByRole('columnheader', { name: 'Namn' })).toBeVisible()
  })

  it('are no column where only the server has seen the file', async () => {
    await show(await reviewed(phone))
    expect(page.getByRole('columnheader', { name: 'Namn' }).query()).toBeNull()
  })
})

it.each([320, 375, 1280])('a long list of addresses does not widen the page at %i px', async width => {
  await page.viewport(width, 800)
  const address = 'en.mycket.lang.adress.utan.mellanslag@exempelbolaget-aktiebolag.example'
  const joined = withCell(3, 'Beställare', [address, address].join('/'))
  await show(await reviewed(text => withCell(4, 'Beställare', `${address}x,${address}y`)(joined(text))))
  await expect.element(page.getByText(/aktiebolag/).first()).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})

it('the remedy stands beside the finding, with nothing to unfold', async () => {
  await show(await reviewed(withCell(3, 'Mobiltelefon', '070-174 06 05')))
  await expect.element(page.getByText(/Ta bort allt utom siffrorna/)).toBeVisible()
})

it('findings of several cases have a remedy each, above their places', async () => {
  await show(await reviewed(text => withCell(4, 'Mobiltelefon', '701740605')(phone(text))))
  expect(headings()).toEqual([
    expect.stringMatching(/har mellanslag.*Ta bort allt utom siffrorna/),
    expect.stringMatching(/saknar nollan.*Formatera kolumnen som text/),
  ])
  expect(await violations()).toEqual([])
})

it.each([320, 375, 1280])('an identity number stands in one line at %i px', async width => {
  await page.viewport(width, 800)
  const edit = withCell(3, 'Personnummer', '19811218-9875')
  await show(await reviewed(text => withCell(4, 'E-post', 'åsa.öberg@exempel.se')(edit(text))))
  const value = page.getByText('19811218-9875').element()
  expect(value.getClientRects()).toHaveLength(1)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})

it.each([
  ['in one line with its letter on a computer', 1024, 1],
  ['whole below its letter on a phone', 375, 2],
])('the name of a column stands %s', async (_where, width, lines) => {
  await page.viewport(width, 800)
  const edit = withCell(3, 'Organisationsnummer', '559999999')
  await show(await reviewed(text => withCell(4, 'Fakturareferens', 'annan@exempel.se')(edit(text))))
  const name = page.getByText('K Organisationsnummer', { exact: true }).first().element()
  expect(name.getClientRects().length).toBeLessThanOrEqual(lines)
})

it('that nothing was found is said once', async () => {
  const clean = await reviewed(text => text)
  await show(clean)
  await expect.element(page.getByText('Inga anmärkningar')).toBeVisible()
  clearPage()
  await render(<ReportView report={clean} isToldClean />)
  await expect.element(page.getByText(/kontroller kördes/)).toBeVisible()
  await expect.element(page.getByText('Inga anmärkningar')).not.toBeInTheDocument()
})
