import { type providerTimeSchema, SYSTEM_CALLS, UNREAD_CHANGES } from '@salvia/core/booking-system'
import { isInStartPeriod } from '@salvia/core/bookings'
import { BOOKING_RESERVATION_MINUTES } from '@salvia/core/limits'
import type { z } from 'zod'
import type { Db } from '../../../db/database.ts'
import type {
  BookedService,
  BookingChange,
  BookingExchange,
  BookingSystem,
  ProviderTime,
} from '../booking-system.ts'
import { addMessage, systemIdOf } from './booking-messages.store.ts'
import type { SystemClient } from './system-client.ts'

const RESERVATION_SECONDS = BOOKING_RESERVATION_MINUTES * 60

/** Queues the sending of a booking's changes, in the transaction that makes them. */
type QueueSending = (tx: Db, bookingId: string) => Promise<void>

/**
 * A booking system of the provider, called over HTTP as `SYSTEM_CALLS` declares.
 * - `hold` reserves the wanted time for some minutes, after the portal's own lock on the booking has been taken. The
 *   reservation ends by itself, so that nothing needs to be undone if the change is refused or the process dies.
 * - `book`, `move` and `release` only keep the change in the outbox, in the caller's transaction. A job sends it after
 *   the commit, under the booking's id and version, until the system answers: so a cancellation is accepted while the
 *   system is away.
 * - Changes that start in the system are fetched by a job.
 */
export function httpBookingSystem(client: SystemClient, queueSending: QueueSending): BookingSystem {
  const keep = async (
    tx: Db,
    kind: 'book' | 'move' | 'cancel',
    { at, ...change }: BookingChange & { readonly timeId: string | null },
  ) => {
    await addMessage(tx, { ...change, kind, createdAt: at })
    await queueSending(tx, change.bookingId)
  }
  return {
    freeTimes: (_db, wanted) => freeTimes(client, wanted),

    async hold(tx, { bookingId, service, timeId }) {
      if (timeId === null || service.id === null) return undefined
      const answer = await client.call(SYSTEM_CALLS.reserve, {
        params: { time: timeId },
        body: { booking: await systemIdOf(tx, bookingId), seconds: RESERVATION_SECONDS },
      })
      if (answer.kind === 'refusal') return undefined
      const { time } = answer.value
      return time.id === timeId && time.service === service.id ? timeOf(time) : undefined
    },

    book: (tx, change) => keep(tx, 'book', change),
    move: (tx, change) => keep(tx, 'move', change),
    release: (tx, change) => keep(tx, 'cancel', { ...change, timeId: null }),
    exchange: exchangeWith(client),
  }
}

/** An old booking of which only the name of the service is known has no free times: the system is asked by id. */
async function freeTimes(
  client: SystemClient,
  { service, clinicId, starts }: Parameters<BookingSystem['freeTimes']>[1],
): Promise<ProviderTime[]> {
  if (service.id === null) return []
  const query = { service: service.id, clinic: clinicId, from: starts.from, before: starts.before }
  const answer = await client.call(SYSTEM_CALLS.times, { query })
  if (answer.kind === 'refusal') return []
  return answer.value.items
    .filter(time => isAsked(time, service, clinicId) && isInStartPeriod(time.startsAt, starts))
    .map(timeOf)
    .sort((one, other) => (one.startsAt < other.startsAt ? -1 : one.startsAt > other.startsAt ? 1 : 0))
}

type SystemTime = z.output<typeof providerTimeSchema>

function isAsked(time: SystemTime, service: BookedService, clinicId: string | undefined): boolean {
  return time.service === service.id && (clinicId === undefined || time.clinic === clinicId)
}

function timeOf({ service: _, clinic, ...time }: SystemTime): ProviderTime {
  return { ...time, clinicId: clinic }
}

function exchangeWith(client: SystemClient): BookingExchange {
  return {
    async send({ systemId, version, message }) {
      const params = { booking: systemId, version }
      const answer = await client.call(SYSTEM_CALLS.change, { params, body: message }, 'job')
      return answer.kind === 'refusal'
        ? { kind: 'refused', ...answer.value }
        : { kind: 'confirmed', booking: answer.value.booking }
    },
    async changesAfter(number) {
      const answer = await client.call(UNREAD_CHANGES, { query: { after: number } }, 'job')
      if (answer.kind === 'refusal') throw new Error('Reading changes is never refused.')
      return answer.value
    },
  }
}
