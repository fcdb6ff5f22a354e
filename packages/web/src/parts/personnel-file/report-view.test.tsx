import type { Report } from '@salvia/core/personnel-file'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { clearPage, render } from '../../testing/render.tsx'
import { reviewed, withCell } from '../../testing/reviewed.ts'
import { violations } from '../../testing/violations.ts'
import { ReportView } from './report-view.tsx'

async function show(report: Report): Promise<void> {
  await render(
    <>
      <h1>Granska</h1>
      <ReportView report={report} />
    </>,
  )
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
}

it('a wrong header: the cause with the nearest suggestion first, what came of it last', async () => {
  await show(await reviewed(text => text.replace('MK-granskare', 'MK granskare').replace('Postort', 'Ort')))
  const codes = [...document.querySelectorAll('code[translate=no]')].map(code => code.textContent)
  expect(codes).toEqual(['HEADER_CHECK_FAILED', 'CSV_VALIDATION_ABORTED'])
  const said = [...document.querySelectorAll('tbody tr')].map(row => row.textContent)
  expect(said[0]).toContain('Rubriken "MK-granskare" saknas.')
  expect(said[1]).toContain('Menade du "MK-granskare"?')
  expect(said.slice(2).join()).toContain('Rubriken "Postort" saknas.')
  expect(await violations()).toEqual([])
})

it('the remedy stands beside the finding, with nothing to unfold', async () => {
  await show(await reviewed(withCell(3, 'Mobiltelefon', '070-174 06 05')))
  await expect.element(page.getByText(/Ta bort allt utom siffrorna/)).toBeVisible()
})

it('findings of several cases have a remedy each, under what it is for', async () => {
  const edit = withCell(3, 'Mobiltelefon', '070-174 06 05')
  await show(await reviewed(text => withCell(4, 'Mobiltelefon', '701740605')(edit(text))))
  const cases = [...document.querySelectorAll('dl > div')].map(part => part.textContent)
  expect(cases).toHaveLength(2)
  expect(cases[0]).toMatch(/har mellanslag.*Ta bort allt utom siffrorna/)
  expect(cases[1]).toMatch(/saknar nollan.*Formatera kolumnen som text/)
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
