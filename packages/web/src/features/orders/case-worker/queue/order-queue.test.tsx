import { contract } from '@salvia/core/api'
import { CLOSED_ORDERS_COUNTED } from '@salvia/core/limits'
import type { PageOf } from '@salvia/core/lists'
import type { OrderCaseRow, orderCasesList } from '@salvia/core/order-cases'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { showLocale } from '../../../../i18n/i18n.ts'
import { serverTime } from '../../../../state/server-time.ts'
import { answering, reply } from '../../../../testing/answers.ts'
import { exampleQueuedOrder } from '../../../../testing/order-cases.ts'
import { render } from '../../../../testing/render.tsx'
import { signedInForEach } from '../../../../testing/signed-in.ts'
import { violations } from '../../../../testing/violations.ts'
import { OrderQueueScreen } from './order-queue.screen.tsx'

const PATH = '/handlaggning/bestallningar'

const row = exampleQueuedOrder

const pageOf = (...items: OrderCaseRow[]): PageOf<typeof orderCasesList> => ({
  items,
  counts: { open: items.length, mine: 1, untouched: 2, handled: 3, closed: 4 },
  page: 1,
  pageSize: 50,
  total: items.length,
  unanswered: 0,
})

const open = async (path = PATH, ...items: OrderCaseRow[]) => {
  const asked = answering([reply(contract.orderCases.list, pageOf(...items))])
  await render(<OrderQueueScreen />, path)
  return asked
}
const cell = (name: string) => page.getByRole('cell', { name, exact: true })

signedInForEach()

it('shows each open order with its age in words, who has it and what it waits for', async () => {
  await page.viewport(1280, 900)
  const mine = row({
    id: '6a1f0f52-0c1d-4c7e-8f3b-5d1f7c9a2b32',
    number: 'B-20043',
    handler: 'Hanna Leijon',
    isMine: true,
    isUntouched: true,
    unanswered: 2,
    clinic: null,
  })
  const asked = await open(PATH, row(), mine)
  await expect
    .element(page.getByRole('link', { name: 'B-20042' }))
    .toHaveAttribute('href', `${PATH}/${row().id}`)
  await expect.element(cell('3 dagar').first()).toBeVisible()
  await expect.element(cell('Maja Lind Hälsosamtal').first()).toBeVisible()
  await expect.element(cell('Ingen')).toBeVisible()
  await expect.element(cell('Du')).toBeVisible()
  await expect.element(cell('Utan mottagning')).toBeVisible()
  await expect.element(cell('2 obesvarade Orörd')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Orörda 2' })).toBeVisible()
  expect(asked.map(({ path }) => path)).toEqual(['/api/order-cases?status=open&sort=age&page=1'])
  expect(await violations()).toEqual([])
})

it.each([
  ['sv', CLOSED_ORDERS_COUNTED - 1, 'Avslutade 9 999', '9 999 beställningar', 'Visar 1–50 av 9 999'],
  [
    'sv',
    CLOSED_ORDERS_COUNTED,
    'Avslutade 10 000+',
    'Minst 10 000 beställningar',
    'Visar 1–50 av minst 10 000',
  ],
  [
    'en',
    CLOSED_ORDERS_COUNTED,
    'Closed 10,000+',
    'At least 10,000 orders',
    'Showing 1–50 of at least 10,000',
  ],
] as const)('in %s, %i closed orders: %s', async (locale, total, pill, line, pages) => {
  showLocale(locale)
  const order = row({ status: 'closed', ending: 'withdrawn' })
  const { counts, ...answer } = pageOf(order)
  answering([reply(contract.orderCases.list, { ...answer, counts: { ...counts, closed: total }, total })])
  await render(<OrderQueueScreen />, `${PATH}?status=closed`)
  await expect.element(page.getByRole('link', { name: pill, exact: true })).toBeVisible()
  await expect.element(page.getByText(line, { exact: true }).first()).toBeVisible()
  await expect.element(page.getByText(pages, { exact: true })).toBeVisible()
  expect(await violations()).toEqual([])
})

it('an order of today has no days', async () => {
  await open(PATH, row({ createdAt: serverTime() }))
  await expect.element(page.getByText('I dag', { exact: true })).toBeVisible()
})

it('finished ones say when they were sent and how they ended, the latest first', async () => {
  await page.viewport(1280, 900)
  const asked = await open(
    `${PATH}?status=closed`,
    row({ status: 'closed', ending: 'withdrawn', isUntouched: true }),
  )
  await expect.element(page.getByRole('columnheader', { name: 'Skickad' })).toBeVisible()
  await expect.element(cell('Återkallad')).toBeVisible()
  expect(asked.map(({ path }) => path)).toEqual(['/api/order-cases?status=closed&sort=-age&page=1'])
})

it.each([
  [PATH, 'Inga öppna beställningar'],
  [`${PATH}?status=mine`, 'Du har inga öppna beställningar'],
  [`${PATH}?status=untouched`, 'Ingen beställning har blivit liggande'],
  [`${PATH}?status=handled`, 'Inga hanterade beställningar'],
  [`${PATH}?status=closed`, 'Inga avslutade beställningar'],
  [`${PATH}?status=mine&q=abc`, 'Inga beställningar matchar sökningen'],
  [`${PATH}?unanswered=true`, 'Inga beställningar matchar sökningen'],
])('says why it is empty: %s', async (path, text) => {
  await open(path)
  await expect.element(page.getByText(text, { exact: true })).toBeVisible()
})

it('on a phone each order is a card, and the reply templates are in the menu', async () => {
  await page.viewport(375, 800)
  await open(PATH, row({ unanswered: 1 }))
  await expect.element(page.getByText('1 obesvarat')).toBeVisible()
  await page.getByRole('button', { name: 'Fler val' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Svarsmallar' })).toBeVisible()
  expect(await violations()).toEqual([])
})
