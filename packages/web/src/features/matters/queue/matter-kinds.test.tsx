import { contract } from '@salvia/core/api'
import type { MatterRow } from '@salvia/core/matters'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answering, reply } from '../../../testing/answers.ts'
import { exampleMatter, mattersPage } from '../../../testing/matters.ts'
import { render } from '../../../testing/render.tsx'
import { knowProfile, signedInForEach } from '../../../testing/signed-in.ts'
import { violations } from '../../../testing/violations.ts'
import { MatterQueueScreen } from './matter-queue.screen.tsx'

const PATH = '/handlaggning/arenden'
const COMPLAINT = exampleMatter({
  id: '6a1f0f52-0c1d-4c7e-8f3b-5d1f7c9a2b32',
  number: 'A-20007',
  kind: 'complaint',
  title: 'Tiden blev inte av',
})

async function open(path: string, kinds: MatterRow['kind'][], items = [exampleMatter(), COMPLAINT]) {
  const asked = answering([reply(contract.matters.list, mattersPage(items, { kinds }))])
  // The pills of a phone reach into the margin that a page has.
  await render(
    <main style={{ paddingInline: 'var(--sv-gutter)' }}>
      <MatterQueueScreen />
    </main>,
    path,
  )
  return () => asked.map(call => call.path)
}
const kind = page.getByRole('combobox', { name: 'Slag' })
const filterButton = page.getByRole('button', { name: /^Filter/ })

signedInForEach()
beforeEach(() => knowProfile({ isCaseWorker: true, companies: [] }))

it('names the kind of each matter, and links to the page of its kind where there is one', async () => {
  await page.viewport(1280, 900)
  await open(PATH, ['order', 'complaint'])
  const what = (name: string) => page.getByRole('cell', { name, exact: true })
  await expect.element(what('Maja Lind Beställning · Hälsosamtal')).toBeVisible()
  await expect.element(what('Maja Lind Avvikelse · Tiden blev inte av')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'B-20042' })).toBeVisible()
  await expect.element(page.getByRole('rowheader', { name: 'A-20007' })).toBeVisible()
  expect(page.getByRole('link', { name: 'A-20007' }).query()).toBeNull()
  expect(await violations()).toEqual([])
})

it.each([1280, 375])('%i wide, one kind is chosen, said and given up again', async width => {
  await page.viewport(width, 800)
  const paths = await open(PATH, ['order', 'complaint'])
  await filterButton.click()
  await kind.selectOptions('complaint')
  expect(await violations()).toEqual([])
  await page.getByRole('button', { name: 'Visa', exact: true }).click()
  await expect.poll(paths).toContain('/api/matters?status=open&sort=promised&kind=complaint&page=1')
  await expect.element(page.getByRole('button', { name: 'Filter (1)' })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(width)
  await filterButton.click()
  await expect.element(kind).toHaveValue('complaint')
  await page.getByRole('button', { name: 'Rensa filter' }).click()
  await expect.element(page.getByRole('button', { name: 'Filter', exact: true })).toBeVisible()
})

it('the kind is chosen with the keyboard alone', async () => {
  await page.viewport(1280, 900)
  const paths = await open(PATH, ['order', 'complaint'])
  await expect.element(filterButton).toBeVisible()
  filterButton.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(kind).toBeVisible()
  kind.element().focus()
  await userEvent.keyboard('Av{Tab}')
  await expect.element(page.getByRole('button', { name: 'Visa', exact: true })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(paths).toContain('/api/matters?status=open&sort=promised&kind=complaint&page=1')
})

it('a reader of one kind is neither asked for the kind nor told it', async () => {
  await page.viewport(1280, 900)
  await open(PATH, ['order'], [exampleMatter()])
  await expect.element(page.getByRole('cell', { name: 'Maja Lind Hälsosamtal', exact: true })).toBeVisible()
  await filterButton.click()
  await expect.element(page.getByRole('checkbox', { name: 'Bara obesvarade meddelanden' })).toBeVisible()
  expect(kind.query()).toBeNull()
})

it('a kind in the address is said and can be taken back, also by a reader of one kind', async () => {
  await page.viewport(1280, 900)
  const paths = await open(`${PATH}?kind=complaint`, ['order'], [])
  await page.getByRole('button', { name: /Slag: Avvikelse/ }).click()
  await expect.poll(paths).toContain('/api/matters?status=open&sort=promised&page=1')
})
