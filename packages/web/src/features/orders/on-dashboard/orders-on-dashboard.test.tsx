import { contract } from '@salvia/core/api'
import type { OrderRow, OrdersPage } from '@salvia/core/orders'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { useAtomValue } from '../../../state/jotai.ts'
import { profileAtom } from '../../../state/profile.state.ts'
import { endSession } from '../../../state/session-end.ts'
import { type Asked, answering, refusedWith, reply } from '../../../testing/answers.ts'
import { exampleOrderRow } from '../../../testing/orders.ts'
import { render } from '../../../testing/render.tsx'
import { beSignedIn, profileAnswers } from '../../../testing/signed-in.ts'
import { violations } from '../../../testing/violations.ts'
import { ordersDashboard } from './orders.dashboard.ts'
import { StateLine } from './state-line.tsx'
import { todosAtom } from './todos.tsx'
import { UnreadMark } from './unread-mark.tsx'

const pageOf = (items: readonly OrderRow[]): OrdersPage => ({
  items: [...items],
  counts: { all: items.length, sent: 0, received: 0, handled: 0, closed: 0 },
  isEmpty: items.length === 0,
  page: 1,
  pageSize: 50,
  total: items.length,
})
const LINE = page.getByRole('heading', { name: 'Beställning' })

function Start() {
  const isKnown = useAtomValue(profileAtom) !== null
  return isKnown && <StateLine />
}

/** The rows as the start page shows them. */
function Todos() {
  const answer = useAtomValue(todosAtom)
  if (answer.state !== 'ready') return <p>{answer.state}</p>
  return answer.items.map(({ key, to, title, detail }) => (
    <p key={key}>
      <a href={to}>{title}</a> {detail}
    </p>
  ))
}

async function open(unread: OrdersPage | Response, awaiting: readonly OrderRow[] = []): Promise<Asked[]> {
  const answer = (query: URLSearchParams) => (query.has('awaitsAnswer') ? pageOf(awaiting) : unread)
  const asked = answering([
    ...profileAnswers(['orders']),
    reply(contract.orders.list, answer, { clientNumber: '10401' }),
  ])
  beSignedIn()
  await render(
    <>
      <UnreadMark>{words => <strong>{words}</strong>}</UnreadMark>
      <Todos />
      <Start />
    </>,
  )
  return asked
}

afterEach(() => {
  endSession(undefined)
  vi.unstubAllGlobals()
})

it('an unread reply is a row that leads to its order, and is counted in the menu', async () => {
  await open(pageOf([exampleOrderRow(1, { unread: 2 })]))
  await expect.element(page.getByText('2 nya svar', { exact: true })).toBeVisible()
  const row = page.getByRole('paragraph').filter({ hasText: 'Återgångssamtal' })
  await expect.element(row).toHaveTextContent('Linnéa Hed 2 nya svar · Återgångssamtal')
  await expect
    .element(row.getByRole('link'))
    .toHaveAttribute('href', `/bestallningar/id/${exampleOrderRow(1).id}`)
  expect(await violations()).toEqual([])
})

it('those of more than three orders are one row that leads to the list', async () => {
  await open(pageOf([1, 2, 3, 4].map(number => exampleOrderRow(number, { unread: 1 }))))
  const link = page.getByRole('link', { name: '4 nya svar' })
  await expect.element(link).toHaveAttribute('href', '/bestallningar?unread=1')
})

it('where nothing is unread the menu has no mark, and the latest open order is told', async () => {
  const closed = exampleOrderRow(2, { status: 'closed', ending: 'closed' })
  const asked = await open(pageOf([closed, exampleOrderRow(1, { status: 'received' })]))
  await expect.element(LINE).toBeVisible()
  await expect.element(page.getByText('Mottagen')).toBeVisible()
  expect(page.getByRole('strong').query()).toBeNull()
  expect(asked.map(({ path }) => path)).toContain('/api/orders/10401?unread=true&pageSize=50')
})

it('without an open order nothing is told of one', async () => {
  await open(pageOf([exampleOrderRow(1, { status: 'closed', ending: 'locked', unread: 1 })]))
  await expect.element(page.getByText('1 nytt svar', { exact: true })).toBeVisible()
  expect(LINE.query()).toBeNull()
})

it('an order that awaits an answer is a row before the unread ones, and stands once', async () => {
  const asks = exampleOrderRow(1, { awaitsAnswer: true, unread: 1 })
  await open(pageOf([exampleOrderRow(2, { unread: 1 }), asks]), [asks])
  const rows = page.getByRole('paragraph').filter({ hasText: 'Återgångssamtal' })
  await expect.element(rows.first()).toHaveTextContent('Linnéa Hed Svar behövs · Återgångssamtal')
  await expect.element(rows.first().getByRole('link')).toHaveAttribute('href', `/bestallningar/id/${asks.id}`)
  await expect.element(rows.last()).toHaveTextContent('Linnéa Hed 1 nytt svar · Återgångssamtal')
  expect(rows.elements()).toHaveLength(2)
  expect(await violations()).toEqual([])
})

it('more than three that await an answer are one row that leads to the list of them', async () => {
  await open(
    pageOf([]),
    [1, 2, 3, 4].map(number => exampleOrderRow(number, { awaitsAnswer: true })),
  )
  const link = page.getByRole('link', { name: '4 svar behövs' })
  await expect.element(link).toHaveAttribute('href', '/bestallningar?awaitsAnswer=1')
})

it('who reads an order without being asked is told of the unread reply alone', async () => {
  await open(pageOf([exampleOrderRow(1, { awaitsAnswer: true, unread: 1 })]))
  const row = page.getByRole('paragraph').filter({ hasText: 'Återgångssamtal' })
  await expect.element(row).toHaveTextContent('Linnéa Hed 1 nytt svar · Återgångssamtal')
})

it('what cannot be fetched is told where it waits, and fails alone', async () => {
  await open(refusedWith('TOO_MANY_REQUESTS', { minutes: 1 }))
  await expect.element(page.getByText('failed')).toBeVisible()
  expect(LINE.query()).toBeNull()
})

it('leads the deadline of replies to the order', () => {
  expect(ordersDashboard.deadlines?.['reply-lock']?.to('an-id', {})).toBe('/bestallningar/id/an-id')
})
