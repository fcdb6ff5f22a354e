import { contract } from '@salvia/core/api'
import type { OrderCase, OrderSlot } from '@salvia/core/order-cases'
import { instantOf, isoWeek, mondayOf, stockholmDate } from '@salvia/core/primitives'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { outdateAnswers, writesSoFar } from '../../../../state/outdated.ts'
import { renderAmongPages } from '../../../../testing/among-pages.tsx'
import { type Asked, answering, type Given, late, refusedWith, reply } from '../../../../testing/answers.ts'
import {
  exampleOrderBooking,
  exampleOrderCase,
  exampleOrderSlot,
  ownOrderCase,
} from '../../../../testing/order-cases.ts'
import { render } from '../../../../testing/render.tsx'
import { signedInForEach } from '../../../../testing/signed-in.ts'
import { violations } from '../../../../testing/violations.ts'
import { spanText } from '../../../../ui/times/moments.ts'
import { BookOrderScreen } from './book-order.screen.tsx'

const { id } = exampleOrderCase()
const PATH = `/handlaggning/bestallningar/${id}/boka`
const STARTS = '2026-12-01T08:00:00.000Z'
const SLOT = exampleOrderSlot(STARTS)
const BOOKED = ownOrderCase({
  version: 3,
  bookings: [exampleOrderBooking(SLOT)],
})
type Calls = typeof contract.orderCases

interface Server {
  order: OrderCase
  slots: readonly OrderSlot[]
  readonly weeks?: Given<Calls['weeks']>
  readonly book?: Given<Calls['book']>
  readonly handle?: Given<Calls['act']>
}

function weeksOf(slots: readonly OrderSlot[]) {
  const [first] = slots
  if (!first) return { items: [] }
  const from = mondayOf(stockholmDate(first.startsAt))
  return { items: [{ week: isoWeek(from), from, to: from, freeSlots: slots.length }] }
}

/** The calls of the steps. A booking of another version than the server's is refused, as by the server. */
function callsOf(server: Server, asked: () => readonly Asked[]) {
  const isOutdated = (): boolean => {
    const { body } = asked().at(-1) ?? {}
    return (body as { version: number } | undefined)?.version !== server.order.version
  }
  return [
    reply(contract.orderCases.get, () => server.order, { id }),
    reply(contract.orderCases.weeks, () => server.weeks ?? weeksOf(server.slots), { id }),
    reply(contract.orderCases.slots, () => ({ items: [...server.slots] }), { id }),
    reply(
      contract.orderCases.book,
      () => {
        if (server.book) return server.book
        if (isOutdated()) return refusedWith('ORDER_CHANGED')
        server.order = BOOKED
        server.slots = []
        return BOOKED
      },
      { id },
    ),
    reply(contract.orderCases.act, () => server.handle ?? ownOrderCase({ status: 'handled' }), {
      id,
      event: 'handle',
    }),
  ]
}

async function open(server: Server) {
  const asked = answering(callsOf(server, () => asked))
  await render(<BookOrderScreen />, PATH, '/handlaggning/bestallningar/:id/:boka?')
  return asked
}
const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const time = page.getByRole('button', { name: /^09:00/ })
const confirm = page.getByRole('button', { name: 'Boka tiden' })
const handle = page.getByRole('button', { name: 'Markera som hanterad' })
const warning = page.getByText('Maja har redan en tid då')

signedInForEach()

it('takes two presses, says who is told, and leads on', async () => {
  await page.viewport(1280, 900)
  const asked = await open({ order: ownOrderCase(), slots: [SLOT] })
  const about = page.getByRole('region', { name: 'Beställningen som tiden bokas för' })
  await expect.element(about.getByText('Maja Lind')).toBeVisible()
  await expect.element(time).toBeVisible()
  // The address of the ordered clinic stands above.
  await expect.element(page.getByText(/Storgatan/)).not.toBeInTheDocument()
  expect(await violations()).toEqual([])
  await time.click()
  await expect.element(heading('Bekräfta tiden')).toHaveFocus()
  await expect.element(page.getByText(spanText(SLOT, 'sv'))).toBeVisible()
  await expect.element(page.getByText('Camilla Dahlström får ett mejl. Maja får inget mejl.')).toBeVisible()
  await expect.element(warning).not.toBeInTheDocument()
  expect(await violations()).toEqual([])
  await confirm.click()
  await expect.element(heading('Tiden är bokad')).toHaveFocus()
  await expect.element(page.getByText(/^Hälsosamtal för Maja Lind, tisdag 1 december/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Svara' }))
    .toHaveAttribute('href', `/handlaggning/bestallningar/${id}#svar`)
  expect(await violations()).toEqual([])
  await page.getByRole('button', { name: 'Markera som hanterad' }).click()
  await expect.element(heading('Tiden är bokad')).not.toBeInTheDocument()
  expect(asked.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])).toEqual([
    [`/api/order-cases/${id}/bookings`, { slotId: SLOT.id, version: 2 }],
    [`/api/order-cases/${id}/handle`, { version: 3 }],
  ])
})

it('warns of another visit of the person at that time, and does not stop the booking', async () => {
  const otherVisit = { service: 'Psykologsamtal', startsAt: SLOT.startsAt, endsAt: SLOT.endsAt }
  await open({ order: ownOrderCase(), slots: [{ ...SLOT, otherVisit }] })
  await expect.element(page.getByRole('button', { name: /Har en annan tid då$/ })).toBeVisible()
  await time.click()
  await expect.element(warning).toBeVisible()
  await expect.element(page.getByText(/^Psykologsamtal, .*Du kan boka ändå\.$/)).toBeVisible()
  await confirm.click()
  await expect.element(heading('Tiden är bokad')).toBeVisible()
})

it.each([
  ['is told', '2099-11-30T08:00:00.000Z', /^Till .* 2099/],
  ['that has passed is told as passed', '2020-11-30T08:00:00.000Z', /^Nej, den gick ut .* 2020/],
])('until when a cancellation is free %s', async (_what, until, text) => {
  const slot = { ...SLOT, latestCancellation: instantOf(until) }
  await open({ order: ownOrderCase(), slots: [slot] })
  await time.click()
  await expect.element(page.getByText(text)).toBeVisible()
})

it('a time that somebody took leads back to the times and says so', async () => {
  const server: Server = { order: ownOrderCase(), slots: [SLOT], book: refusedWith('SLOT_TAKEN') }
  await open(server)
  await time.click()
  server.slots = [exampleOrderSlot('2026-12-01T12:00:00.000Z', { id: 'tid-2' })]
  await confirm.click()
  await expect.element(page.getByText('Tiden är inte längre ledig.')).toBeVisible()
  await expect.element(heading('Välj vecka och tid')).toBeVisible()
})

it('an order that somebody changed meanwhile is shown as it is, and the time chosen again', async () => {
  const server: Server = { order: ownOrderCase(), slots: [SLOT], book: refusedWith('ORDER_CHANGED') }
  await open(server)
  await time.click()
  server.order = BOOKED
  await confirm.click()
  await expect.element(page.getByText('Någon annan har ändrat beställningen.')).toBeVisible()
  await expect.element(page.getByText(/^Nu visas de senaste uppgifterna/)).toBeVisible()
  await expect.element(page.getByText(`Redan bokad: ${spanText(SLOT, 'sv')}`)).toBeVisible()
  await expect.element(time).toBeVisible()
})

it('without free times the way on is a reply', async () => {
  await open({ order: ownOrderCase(), slots: [] })
  await expect.element(page.getByText('Inga lediga tider', { exact: true })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Svara' }))
    .toHaveAttribute('href', `/handlaggning/bestallningar/${id}#svar`)
})

it.each([
  ['BOOKING_SYSTEM_NOT_CONNECTED', 'Tidsbokningen är inte ansluten än.', 'Svara'],
  ['BOOKING_SYSTEM_UNAVAILABLE', 'Bokningssystemet svarar inte just nu. Ingenting är ändrat.', 'Försök igen'],
] as const)('says that there are no times, and what to do: %s', async (code, text, way) => {
  await open({ order: ownOrderCase(), slots: [], weeks: refusedWith(code) })
  await expect.element(page.getByText(text)).toBeVisible()
  // Case workers have no provider to call.
  await expect.element(page.getByText(/ring oss/i)).not.toBeInTheDocument()
  const found = page.getByRole('link', { name: way }).or(page.getByRole('button', { name: way }))
  await expect.element(found).toBeVisible()
  expect(await violations()).toEqual([])
})

it.each([
  ['says so from the start', ownOrderCase({ mayBook: false }), undefined],
  ['says so when the times are asked for', ownOrderCase(), refusedWith('ORDER_NOT_BOOKABLE')],
] as const)('an order without a time to book %s', async (_when, order, weeks) => {
  await open({ order, slots: [SLOT], ...(weeks && { weeks }) })
  await expect.element(heading('Det går inte att boka en tid för beställningen.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Till beställningen' }).first()).toBeVisible()
})

it('an order that can no longer be booked at the confirmation says so', async () => {
  await open({ order: ownOrderCase(), slots: [SLOT], book: refusedWith('ORDER_NOT_BOOKABLE') })
  await time.click()
  await confirm.click()
  await expect.element(heading('Det går inte att boka en tid för beställningen.')).toBeVisible()
})

it('free times of a service without a place say where they are', async () => {
  const { contents } = ownOrderCase()
  await open({ order: ownOrderCase({ contents: { ...contents, place: null } }), slots: [SLOT] })
  await expect.element(page.getByText('Storgatan 3, Björkby')).toBeVisible()
})

it('what another tab of the same browser booked meanwhile is not booked again by the same press', async () => {
  const server: Server = { order: ownOrderCase(), slots: [SLOT] }
  const asked = await open(server)
  await time.click()
  await expect.element(confirm).toBeVisible()
  server.order = BOOKED
  // The other tab tells this one that it has written.
  await outdateAnswers()
  expect(page.getByText(/^Redan bokad/).query()).toBeNull()
  await confirm.click()
  await expect.element(page.getByText('Någon annan har ändrat beställningen.')).toBeVisible()
  await expect.element(page.getByText(`Redan bokad: ${spanText(SLOT, 'sv')}`)).toBeVisible()
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ slotId: SLOT.id, version: 2 })
  // Who has seen it may book another.
  await time.click()
  await confirm.click()
  await expect.element(heading('Tiden är bokad')).toBeVisible()
})

it('an order that somebody changed after the booking is not handled unseen', async () => {
  const server: Server = { order: ownOrderCase(), slots: [SLOT], handle: refusedWith('ORDER_CHANGED') }
  const asked = await open(server)
  await time.click()
  await confirm.click()
  await expect.element(heading('Tiden är bokad')).toBeVisible()
  server.order = { ...BOOKED, version: 4 }
  await outdateAnswers()
  await handle.click()
  await expect.element(page.getByText('Någon annan har ändrat beställningen.')).toBeVisible()
  await expect.element(handle).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Till beställningen' })).toBeVisible()
  expect(asked.findLast(({ method }) => method === 'POST')?.body).toEqual({ version: 3 })
})

describe('an answer that comes after the page was left', () => {
  const steps = `?vecka=${isoWeek(mondayOf(stockholmDate(SLOT.startsAt)))}&tid=${SLOT.id}`
  /** Opens the last step. The answer to one call comes only after the page was left. */
  const lateIn = async (server: Server, place: 'bookings' | 'handle') => {
    const answers = callsOf(server, () => asked)
    const lates = answers.filter(({ call }) => call.endsWith(`/${place}`)).map(late)
    const asked = answering([...answers, ...lates])
    const route = '/handlaggning/bestallningar/:id/boka'
    const { goTo, visited } = await renderAmongPages(<BookOrderScreen />, PATH + steps, route)
    return async (): Promise<void> => {
      await goTo('/handlaggning/kunder')
      const writes = writesSoFar()
      for (const { arrive } of lates) arrive()
      // The answer has come when what is shown is asked for again.
      await expect.poll(writesSoFar).toBeGreaterThan(writes)
      await goTo('/handlaggning/system')
      expect(visited.slice(-2)).toEqual(['/handlaggning/kunder', '/handlaggning/system'])
    }
  }

  it.each([
    ['books the time', undefined],
    ['says that the order was changed', refusedWith('ORDER_CHANGED')],
  ])('and %s takes nobody back', async (_what, book) => {
    const leave = await lateIn({ order: ownOrderCase(), slots: [SLOT], ...(book && { book }) }, 'bookings')
    await confirm.click()
    await expect.element(page.getByRole('button', { name: 'Bokar …' })).toBeVisible()
    await leave()
  })

  it('and says that the order is handled takes nobody to it', async () => {
    const leave = await lateIn({ order: ownOrderCase(), slots: [SLOT] }, 'handle')
    await confirm.click()
    await handle.click()
    await expect.element(page.getByRole('button', { name: 'Sparar …' })).toBeVisible()
    await leave()
  })
})
