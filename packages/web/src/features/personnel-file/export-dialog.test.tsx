import { contract } from '@salvia/core/api'
import { STANDARD_TEMPLATE } from '@salvia/core/personnel-file'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { queryClient } from '../../state/query-client.ts'
import { answering, reply, unavailable } from '../../testing/answers.ts'
import { render } from '../../testing/render.tsx'
import { beSignedIn } from '../../testing/signed-in.ts'
import { violations } from '../../testing/violations.ts'
import { ExportDialog } from './export-dialog.tsx'

const help = { isOpen: true, open: vi.fn(), close: vi.fn() }

beforeEach(() => {
  queryClient.clear()
  beSignedIn()
})
afterEach(() => vi.unstubAllGlobals())

it("tells how the file is made, with the columns of the company's own template", async () => {
  const columns = STANDARD_TEMPLATE.columns.map(column => ({ ...column, header: `Egen ${column.header}` }))
  answering([
    reply(
      contract.personnelFile.template,
      { ...STANDARD_TEMPLATE, cellLimit: 30, columns },
      { clientNumber: '10401' },
    ),
  ])
  await render(<ExportDialog clientNumber="10401" help={help} />)
  await expect.element(page.getByText('Egen Befattning')).toBeVisible()
  await expect.element(page.getByText('Text, högst 30 tecken.').first()).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Tom mall (Excel)' })).toBeVisible()
  expect(await violations()).toEqual([])
})

it('asks for example rows', async () => {
  const asked = answering([
    reply(contract.personnelFile.template, STANDARD_TEMPLATE, { clientNumber: '10401' }),
    reply(contract.personnelFile.downloadTemplate, new Response(), { clientNumber: '10401', type: 'csv' }),
  ])
  await render(<ExportDialog clientNumber="10401" help={help} />)
  await page.getByRole('button', { name: 'Med exempelrader (CSV)' }).click()
  await vi.waitFor(() =>
    expect(asked.map(({ path }) => path)).toContain('/api/personnel-file-templates/10401/csv?examples=5'),
  )
})

it('hands out the list of what was sent', async () => {
  const asked = answering([
    reply(contract.personnelFile.template, STANDARD_TEMPLATE, { clientNumber: '10401' }),
    reply(contract.personnelFile.exportList, new Response(), { clientNumber: '10401' }),
  ])
  await render(<ExportDialog clientNumber="10401" help={help} />)
  await page.getByRole('button', { name: 'Ladda ner' }).click()
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  await vi.waitFor(() =>
    expect(asked.map(({ path }) => path)).toContain('/api/personnel-files/10401/exports?format=csv'),
  )
})

it('says that the columns could not be fetched, and tries again', async () => {
  answering([reply(contract.personnelFile.template, unavailable(), { clientNumber: '10401' })])
  await render(<ExportDialog clientNumber="10401" help={help} />)
  await expect.element(page.getByRole('button', { name: 'Försök igen' })).toBeVisible()
  answering([reply(contract.personnelFile.template, STANDARD_TEMPLATE, { clientNumber: '10401' })])
  await page.getByRole('button', { name: 'Försök igen' }).click()
  await expect.element(page.getByText('Personnummer', { exact: true })).toBeVisible()
})
