import { contract } from '@salvia/core/api'
import type { PageOf, RowOf } from '@salvia/core/lists'
import type { casesList } from '@salvia/core/personnel-file'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { queryClient } from '../../../state/query-client.ts'
import { answering, reply } from '../../../testing/answers.ts'
import { render } from '../../../testing/render.tsx'
import { beSignedIn } from '../../../testing/signed-in.ts'
import { exampleUpload } from '../../../testing/uploads.ts'
import { violations } from '../../../testing/violations.ts'
import { QueueScreen } from './queue.screen.tsx'

const CASE: RowOf<(typeof casesList)['declaration']> = {
  ...exampleUpload('P-20001'),
  company: 'Kvarnhälle AB',
}
const pageOf = (...items: RowOf<(typeof casesList)['declaration']>[]): PageOf<typeof casesList> => ({
  items,
  counts: { open: items.length, finished: 3 },
  page: 1,
  pageSize: 50,
  total: items.length,
  answered: 0,
})

const NO_FEEDS = reply(contract.feeds.watch, { items: [] })

beforeEach(() => {
  queryClient.clear()
  beSignedIn()
})
afterEach(() => vi.unstubAllGlobals())

it('shows each open case, which leads to its page', async () => {
  const asked = answering([NO_FEEDS, reply(contract.cases.list, pageOf(CASE))])
  await render(<QueueScreen />, '/handlaggning')
  await expect.element(page.getByText('1 ärende', { exact: true }).first()).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'P-20001' }))
    .toHaveAttribute('href', `/handlaggning/${CASE.id}`)
  await expect.element(page.getByRole('link', { name: 'Avslutade 3' })).toBeVisible()
  expect(asked.map(({ path }) => path).sort()).toEqual([
    '/api/cases?status=open&page=1',
    '/api/watched-feeds',
  ])
  expect(await violations()).toEqual([])
})

it('counts only what was found', async () => {
  const found = {
    ...CASE,
    id: '00000000-0000-4000-8000-000000000002',
    number: 'P-20002',
    errors: 0,
    warnings: 2,
  }
  answering([NO_FEEDS, reply(contract.cases.list, pageOf({ ...CASE, errors: 0, warnings: 0 }, found))])
  await render(<QueueScreen />, '/handlaggning')
  await expect.element(page.getByText('2 varningar')).toBeVisible()
  await expect.element(page.getByText('Inga', { exact: true })).toBeVisible()
  await expect.element(page.getByText('0 fel')).not.toBeInTheDocument()
})

it.each([
  ['/handlaggning', 'Inga öppna ärenden'],
  ['/handlaggning?status=finished', 'Inga avslutade ärenden än'],
])('says why it is empty: %s', async (path, text) => {
  answering([NO_FEEDS, reply(contract.cases.list, pageOf())])
  await render(<QueueScreen />, path)
  await expect.element(page.getByText(text)).toBeVisible()
})
