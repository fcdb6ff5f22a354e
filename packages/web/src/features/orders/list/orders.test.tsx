import { contract } from '@salvia/core/api'
import type { OrdersPage } from '@salvia/core/orders'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { type Asked, answering, refusedWith, reply } from '../../../testing/answers.ts'
import { exampleOrderRow } from '../../../testing/orders.ts'
import { render } from '../../../testing/render.tsx'
import { signedInForEach } from '../../../testing/signed-in.ts'
import { violations } from '../../../testing/violations.ts'
import { OrdersScreen } from './orders.screen.tsx'

const NONE = { all: 0, sent: 0, received: 0, handled: 0, closed: 0 }
const PARAMS = { clientNumber: '10401' }

const pageOf = (items: OrdersPage['items'], other: Partial<OrdersPage> = {}): OrdersPage => ({
  items,
  counts: { ...NONE, all: items.length },
  isEmpty: false,
  page: 1,
  pageSize: 50,
  total: items.length,
  ...other,
})

async function open(answer: OrdersPage | Response, path = '/bestallningar'): Promise<Asked[]> {
  const asked = answering([
    reply(contract.orders.list, answer, PARAMS),
    reply(contract.orders.search, answer, PARAMS),
  ])
  await render(
    // The pills of a phone reach into the margin that a page has.
    <main style={{ paddingInline: 'var(--sv-gutter)' }}>
      <OrdersScreen />
    </main>,
    path,
  )
  return asked
}
const cells = (name: RegExp): string[] =>
  page
    .getByRole('row', { name })
    .getByRole('cell')
    .elements()
    .map(cell => cell.textContent ?? '')

signedInForEach()
afterEach(() => page.viewport(1280, 900))

it('tells whom each order is for, what was ordered, when, and where it stands', async () => {
  const asked = await open(
    pageOf([exampleOrderRow(1), exampleOrderRow(2, { status: 'closed', ending: 'withdrawn' })]),
  )
  const link = page.getByRole('link', { name: /^Linnéa Hed ?, Återgångssamtal, B-20001$/ })
  await expect.element(link).toHaveAttribute('href', `/bestallningar/id/${exampleOrderRow(1).id}`)
  expect(cells(/B-20001/)).toEqual(['Återgångssamtal', 'B-20001', '2026-11-20', 'Inskickad'])
  expect(cells(/B-20002/).at(-1)).toBe('Återkallad')
  await expect.element(page.getByText('2 beställningar · senaste 365 dagarna').first()).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Ny beställning' }))
    .toHaveAttribute('href', '/bestallningar/bestall')
  expect(asked.map(({ path }) => path)).toEqual(['/api/orders/10401?status=all&sort=-date&page=1'])
  expect(await violations()).toEqual([])
})

it('tells how many replies are unread, and can show those alone', async () => {
  const asked = await open(pageOf([exampleOrderRow(1, { unread: 2 })]), '/bestallningar?unread=1')
  await expect.element(page.getByText('2 nya svar')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /Olästa svar/ })).toBeVisible()
  expect(asked.at(-1)?.path).toMatch(/unread=true/)
  expect(await violations()).toEqual([])
})

it('marks what awaits an answer beside what is unread, and can show those alone', async () => {
  const asked = await open(
    pageOf([exampleOrderRow(1, { awaitsAnswer: true, unread: 1 }), exampleOrderRow(2)]),
    '/bestallningar?awaitsAnswer=1',
  )
  const row = page.getByRole('row', { name: /B-20001/ })
  await expect.element(row.getByText('Svar behövs')).toBeVisible()
  await expect.element(row.getByText('1 nytt svar')).toBeVisible()
  expect(
    page
      .getByRole('row', { name: /B-20002/ })
      .getByText('Svar behövs')
      .query(),
  ).toBeNull()
  await expect.element(page.getByRole('button', { name: /Svar behövs/ })).toBeVisible()
  expect(asked.at(-1)?.path).toMatch(/awaitsAnswer=true/)
  expect(await violations()).toEqual([])
})

it('tells who handles what is received, in place of the status that the filter says', async () => {
  await open(
    pageOf([exampleOrderRow(1, { status: 'received', handler: 'Elsa Wiik' })]),
    '/bestallningar?status=received',
  )
  await expect.element(page.getByRole('cell', { name: 'Elsa Wiik' })).toBeVisible()
  expect(page.getByRole('columnheader', { name: 'Status' }).query()).toBeNull()
})

it('tells of orders for units, and of those that the user sees only a part of', async () => {
  const units = [['Produktion', 'Montering']]
  await open(
    pageOf([
      exampleOrderRow(1, { kind: 'group', employee: null, units, unitCount: 3 }),
      exampleOrderRow(2, { access: 'limited', kind: null, service: null, employee: null }),
      exampleOrderRow(3, { access: 'text', status: null, employee: null, latestEventAt: null }),
    ]),
  )
  await expect.element(page.getByRole('link', { name: /^Montering \+ 2 enheter/ })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'B-20002' })).toBeVisible()
  expect(cells(/B-20002/)[0]).toBe('Du ser bara en del')
  expect(cells(/B-20003/)[0]).toBe('ÅtergångssamtalDu ser bara det du skrev')
  expect(await violations()).toEqual([])
})

it('has all of it on a phone', async () => {
  await page.viewport(320, 700)
  await open(pageOf([exampleOrderRow(1, { unread: 1 })]))
  await expect.element(page.getByRole('link', { name: /^Linnéa Hed/ })).toBeVisible()
  await expect.element(page.getByText('1 nytt svar')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Ny beställning' })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(320)
  expect(await violations()).toEqual([])
})

it('without any order leads to the first', async () => {
  await open(pageOf([], { isEmpty: true }))
  await expect.element(page.getByText('Inga beställningar än')).toBeVisible()
  expect(page.getByRole('link', { name: 'Ny beställning' }).elements()).toHaveLength(2)
  expect(await violations()).toEqual([])
})

it.each([
  ['/bestallningar?status=handled', { counts: { ...NONE, all: 3 } }, 'Inga beställningar här'],
  ['/bestallningar?q=zzz', {}, 'Inga beställningar matchar'],
])('says why there is none: %s', async (path, other, text) => {
  await open(pageOf([], other), path)
  await expect.element(page.getByText(text)).toBeVisible()
  expect(await violations()).toEqual([])
})

it('that cannot be fetched says so, with another try', async () => {
  await open(refusedWith('TOO_MANY_REQUESTS', { minutes: 1 }))
  await expect.element(page.getByRole('button', { name: 'Försök igen' })).toBeVisible()
})
