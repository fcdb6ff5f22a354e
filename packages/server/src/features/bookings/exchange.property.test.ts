import { addElapsed, instantOf } from '@salvia/core/primitives'
import { array, assert, asyncProperty, constantFrom } from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BOOKING_SYSTEM_REST_MS } from '../../process/time-limits.ts'
import { messagesOf } from '../../testing/booking-server/exchange-state.store.ts'
import {
  type ExchangeTest,
  movableBooking,
  openExchangeTest,
} from '../../testing/booking-server/exchange-test.ts'
import { openBeside, type TestApp } from '../../testing/index.ts'
import { exchangeBookings } from './exchange-bookings.job.ts'

const START = instantOf('2026-12-02T12:30:00Z')
const LATER = instantOf('2026-12-09T08:00:00Z')
const RUNS = 15
const MOST_STEPS = 14

let kit: ExchangeTest
let second: TestApp
beforeAll(async () => {
  kit = await openExchangeTest()
  second = await openBeside(kit.salvia)
})
afterAll(async () => {
  await second.close()
  await kit.close()
})

/** A booking that both have, under its id in the portal and in the booking system. */
interface Both {
  readonly id: string
  readonly systemId: string
}

const quietly = (work: Promise<unknown>) => work.catch(() => undefined)

/** What can happen to a booking, in the portal at two servers, in the booking system, and between them. */
const STEPS: Readonly<Record<string, (both: Both) => unknown>> = {
  async moved({ id }) {
    const slot = kit.server.bookings.addTime({ startsAt: LATER })
    const { version } = await kit.details(id)
    await kit.reschedule(id, slot, { version })
  },
  async movedToATimeThatIsGivenAway({ id }) {
    const slot = kit.server.bookings.addTime({ startsAt: LATER })
    const { version } = await kit.details(id)
    await kit.reschedule(id, slot, { version })
    if (kit.server.bookings.holderOf(slot) === null) kit.server.bookings.takeTime(slot)
  },
  async movedAndCancelledAtOnce({ id }) {
    const slot = kit.server.bookings.addTime({ startsAt: LATER })
    const { version } = await kit.details(id)
    await Promise.all([kit.reschedule(id, slot, { version }), kit.cancel(id, { version, at: second })])
  },
  movedByTheProvider({ systemId }) {
    const startsAt = addElapsed(START, { hours: 2 })
    const endsAt = addElapsed(START, { hours: 3 })
    kit.server.bookings.changeBooking(systemId, { startsAt, endsAt })
  },
  cancelledByTheProvider({ systemId }) {
    const at = kit.salvia.clock.now()
    const cancellation = { at, source: 'j4', isCharged: false } as const
    kit.server.bookings.changeBooking(systemId, { cancellation })
  },
  answersAreLost: () => kit.server.behave('lost'),
  away: () => kit.server.behave('closed'),
  well() {
    kit.server.behave('well')
    kit.salvia.clock.advance(BOOKING_SYSTEM_REST_MS)
  },
  sent: () => quietly(kit.salvia.runJobs()),
  exchanged: () => quietly(kit.exchange()),
  exchangedByBothServers: () =>
    quietly(Promise.all([kit.exchange(), exchangeBookings.run({}, second.services)])),
}

const MINUTES = 3

/**
 * The booking system answers again, and the job that runs each minute has exchanged everything. Its first run may meet
 * a connection that the booking system closed while it was away.
 */
async function settled(): Promise<void> {
  for (let minute = 1; ; minute++) {
    kit.server.behave('well')
    kit.salvia.clock.advance(BOOKING_SYSTEM_REST_MS)
    try {
      return await kit.exchange()
    } catch (error) {
      if (minute === MINUTES) throw error
    }
  }
}

let count = 0

test('whatever happens in which order, in the end both have the same booking, and no change is lost', async () => {
  const steps = array(constantFrom(...Object.keys(STEPS)), { maxLength: MOST_STEPS })
  await assert(
    asyncProperty(steps, async names => {
      count += 1
      const systemId = `run:${count}`
      await settled()
      const { id } = await movableBooking(kit, { systemId, startsAt: START, to: LATER })
      for (const name of names) await STEPS[name]?.({ id, systemId })
      await settled()
      const inSystem = kit.server.bookings.booking(systemId)
      expect(await kit.details(id)).toMatchObject({
        startsAt: inSystem?.startsAt,
        cancellation: inSystem?.cancellation ?? null,
      })
      const messages = await messagesOf(kit.salvia.services.db, id)
      expect(messages.filter(({ answeredAt }) => answeredAt === null)).toEqual([])
      expect(kit.server.bookings.versionsOf(systemId)).toEqual(messages.map(({ version }) => version))
    }),
    { numRuns: RUNS },
  )
})
