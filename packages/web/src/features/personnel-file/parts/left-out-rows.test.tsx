import type { LeftOutPage } from '@salvia/core/personnel-file'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Answer } from '../../../state/endpoint.ts'
import { render } from '../../../testing/render.tsx'
import { leftOutPageAt } from './left-out-page.ts'
import { LeftOutRows, tellsLeftOut } from './left-out-rows.tsx'

const PAGE_SIZE = 50

function ready(number: number, total: number): Answer<LeftOutPage> {
  const items = Array.from({ length: Math.min(PAGE_SIZE, total) }, (_, at) => ({
    row: (number - 1) * PAGE_SIZE + at + 2,
    column: 'Personnummer',
    code: 'INVALID_PID',
  }))
  const data = { items, total, page: number, pageSize: PAGE_SIZE }
  return { state: 'ready', data, isOutdated: false, retry: () => undefined }
}

const show = (count: number, answer: Answer<LeftOutPage>) =>
  render(<LeftOutRows count={count} answer={answer} to={leftOutPageAt} status="IMPORTED" />)

it('a page of rows leads to the next', async () => {
  await show(120, ready(2, 120))
  await expect.element(page.getByText('Visar 51–100 av 120')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Nästa' })).toHaveAttribute('href', '/?page=3')
  await expect.element(page.getByText('rader visas')).not.toBeInTheDocument()
})

it('a few rows need no pages', async () => {
  await show(3, ready(1, 3))
  await expect.element(page.getByText('Rader som inte lästes in').first()).toBeVisible()
  await expect.element(page.getByRole('navigation')).not.toBeInTheDocument()
})

it('says how many there are where not all are listed', async () => {
  await show(900_000, ready(1, 10_000))
  await expect.element(page.getByText(/De första 10\s000 av 900\s000 rader visas\./)).toBeVisible()
})

it('a page that can not be had is told, with another try', async () => {
  const failure = {
    code: 'SERVICE_UNAVAILABLE',
    title: 'Tjänsten svarar inte.',
    action: 'Försök igen.',
    traceId: undefined,
  } as const
  await show(3, { state: 'failed', failure, retry: () => undefined })
  await expect.element(page.getByText('Tjänsten svarar inte.')).toBeVisible()
  await expect.element(page.getByRole('button')).toBeVisible()
})

it.each([
  [{ leftOut: 0, status: 'IMPORTED' }, false],
  [{ leftOut: 1, status: 'IMPORTED' }, true],
  [{ leftOut: 1, status: 'ACKNOWLEDGED' }, true],
  [{ leftOut: 1, status: 'REJECTED' }, false],
] as const)('of %o rows are told: %s', (upload, isTold) => {
  expect(tellsLeftOut(upload)).toBe(isTold)
})
