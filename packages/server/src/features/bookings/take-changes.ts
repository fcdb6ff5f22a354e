import { isOwnBooking, type SystemBooking, systemBookingSchema } from '@salvia/core/booking-system'
import { BOOKING_CHANGE_PARKED_DAYS } from '@salvia/core/limits'
import { addCalendarDays, addElapsed, type Instant } from '@salvia/core/primitives'
import type { BookingExchange, ChangePage } from '../../adapters/booking-system/booking-system.ts'
import type { Db } from '../../db/database.ts'
import type { ParkedReason } from '../../db/schema/booking-system.ts'
import { transaction } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import {
  lockCursor,
  moveCursor,
  noteTried,
  park,
  parkedChanges,
  readCursor,
  sweepParked,
  unpark,
} from './exchange-cursor.store.ts'
import { takeBooking, withholdBooking } from './take-booking.ts'

/** Pages of changes that one run reads. The next run goes on. */
const PAGES_AT_ONCE = 100
const PARKED_AT_ONCE = 200
const PARKED_PAUSE_MINUTES = 10

type Change = ChangePage['items'][number]

/** Takes on what has changed in the booking system since the last time, each change in a transaction of its own. */
export async function takeChanges(services: Services, exchange: BookingExchange): Promise<void> {
  for (let page = 0; page < PAGES_AT_ONCE; page += 1) {
    const { items, more } = await exchange.changesAfter(await readCursor(services.db))
    for (const change of items) await takeNext(services, change)
    if (!more || items.length === 0) return
  }
}

/** Takes on one change and moves the cursor past it. Another process may have done so already. */
async function takeNext(services: Services, change: Change): Promise<void> {
  const parked = await transaction(services.db, async tx => {
    if (change.number <= (await lockCursor(tx))) return undefined
    await moveCursor(tx, change.number)
    return takeOrPark(tx, change, services.clock.now())
  })
  if (parked === 'malformed') tellMalformed(services, change)
}

/** Takes on a change, or keeps it for later. Returns why it was kept. */
async function takeOrPark(tx: Db, change: Change, now: Instant): Promise<ParkedReason | undefined> {
  if (isOwnBooking(change) && (await withholdBooking(tx, change, { now, coming: 'change' }))) {
    await unpark(tx, { systemId: change.id, number: change.number })
    return undefined
  }
  const state = systemBookingSchema.safeParse(change).data
  const taken = state ? await takeBooking(tx, state, { now, coming: 'change' }) : 'malformed'
  const { id: systemId, number } = change
  if (taken !== 'malformed' && taken !== 'employee-unknown') {
    await unpark(tx, { systemId, number })
    return undefined
  }
  const times = { parkedAt: now, triedAt: now, until: keptUntil(state, now) }
  await park(tx, { systemId, number, change, reason: taken, ...times })
  return taken
}

function keptUntil(state: SystemBooking | undefined, now: Instant): Instant {
  const over = state && state.endsAt > now ? state.endsAt : now
  return addCalendarDays(over, BOOKING_CHANGE_PARKED_DAYS)
}

/** Names the fields that are wrong, and none of their values. */
function tellMalformed({ log }: Services, change: Change): void {
  const { error } = systemBookingSchema.safeParse(change)
  const fields = error?.issues.map(({ path, code }) => `${path.join('.')} (${code})`)
  log.error('booking-change-malformed', { number: change.number, fields })
}

/** Tries parked changes again: the employee may have come with a personnel file meanwhile. */
export async function takeParked({ db, clock }: Services): Promise<void> {
  const now = clock.now()
  await sweepParked(db, now)
  const triedBefore = addElapsed(now, { minutes: -PARKED_PAUSE_MINUTES })
  for (const { systemId, number, change } of await parkedChanges(db, {
    triedBefore,
    limit: PARKED_AT_ONCE,
  })) {
    await transaction(db, async tx => {
      // Changes are taken on under the lock of the cursor, so that none is taken on twice at once.
      await lockCursor(tx)
      const state = systemBookingSchema.safeParse(change).data
      const taken = state ? await takeBooking(tx, state, { now, coming: 'change' }) : 'malformed'
      const isParked = taken === 'malformed' || taken === 'employee-unknown'
      await (isParked
        ? noteTried(tx, { systemId, reason: taken, at: now })
        : unpark(tx, { systemId, number }))
    })
  }
}
