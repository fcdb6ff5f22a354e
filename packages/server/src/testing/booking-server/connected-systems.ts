import { randomUUID } from 'node:crypto'
import type { Instant } from '@salvia/core/primitives'
import type { BookedService, BookingSystem } from '../../adapters/booking-system/booking-system.ts'
import type { Db } from '../../db/database.ts'
import { openTestApp, type TestApp } from '../open-test-app.ts'
import type { SettableClock } from '../settable-clock.ts'
import { accountOf, employeesOf } from '../test.store.ts'
import { addBooking } from '../test-bookings.store.ts'
import { addSlot, slotHolder } from '../test-slots.store.ts'
import { startBookingServer } from './booking-server.ts'

interface TimeGiven {
  readonly startsAt: Instant
  readonly service?: BookedService
  readonly clinic?: string
}

interface BookingGiven {
  readonly id?: string
  readonly startsAt: Instant
}

/** A booking system as the adapter, and as its provider sees it. */
export interface ConnectedSystem {
  readonly system: BookingSystem
  readonly db: Db
  readonly clock: SettableClock
  /** The account that makes the changes. */
  readonly accountId: string
  newId(): string
  /** Adds a free time. */
  time(given: TimeGiven): Promise<string>
  /** Inserts a booking of the portal that the system knows nothing of. */
  insert(db: Db, given: BookingGiven): Promise<string>
  /** Adds a booking with its time, in the portal and the system. */
  booking(given: BookingGiven): Promise<{ readonly id: string; readonly timeId: string }>
  /** The booking that has a time. */
  holderOf(timeId: string): Promise<string | null>
  /** Waits until the changes of the portal have come to the system. */
  settle(): Promise<void>
  close(): Promise<void>
}

const SERVICE: BookedService = { id: 'ergonombesok', name: 'Ergonombesök' }
const CLINIC = 'provstad'

/** What is the same for all systems. */
async function common({ services, clock }: TestApp) {
  const { db, bookingSystem: system } = services
  const { id: accountId } = await accountOf(db, 'chef@demo.example')
  const [employee] = await employeesOf(db, '10401')
  if (!employee) throw new Error('The company has no employees.')
  const { clientNumber, pid } = employee
  return {
    whose: { clientNumber, employee: { pid } },
    kit: {
      ...{ db, system, clock, accountId },
      newId: () => randomUUID(),
      async insert(tx: Db, { id = randomUUID(), startsAt }: BookingGiven) {
        const service = { serviceId: SERVICE.id, service: SERVICE.name }
        return (await addBooking(tx, { ...service, id, startsAt, employeeId: employee.id })).id
      },
    },
  }
}

async function openOwn(): Promise<ConnectedSystem> {
  const salvia = await openTestApp()
  const { kit } = await common(salvia)
  const { db } = kit
  const slot = async (
    { startsAt, service = SERVICE, clinic = CLINIC }: TimeGiven,
    bookingId: string | null,
  ) => {
    const named = { serviceId: service.id, service: service.name, clinicId: clinic }
    return (await addSlot(db, { ...named, startsAt, bookingId })).id
  }
  return {
    ...kit,
    time: given => slot(given, null),
    async booking(given) {
      const id = await kit.insert(db, given)
      return { id, timeId: await slot(given, id) }
    },
    holderOf: timeId => slotHolder(db, timeId),
    settle: async () => undefined,
    close: () => salvia.close(),
  }
}

async function openOverHttp(): Promise<ConnectedSystem> {
  const server = await startBookingServer()
  const salvia = await openTestApp({ settings: { bookingSystem: server.settings } })
  server.follow(salvia.clock)
  const { whose, kit } = await common(salvia)
  const { bookings } = server
  return {
    ...kit,
    async time({ startsAt, service = SERVICE, clinic = CLINIC }) {
      return bookings.addTime({ startsAt, service: service.id ?? '', clinic })
    },
    async booking(given) {
      const id = await kit.insert(kit.db, given)
      return { id, ...bookings.addBooking({ ...whose, id, startsAt: given.startsAt }) }
    },
    holderOf: async timeId => bookings.holderOf(timeId),
    settle: () => salvia.runJobs(),
    async close() {
      await salvia.close()
      await server.stop()
    },
  }
}

/** Every booking system that the portal can work with. */
export const SYSTEMS: readonly (readonly [name: string, open: () => Promise<ConnectedSystem>])[] = [
  ['in the own tables', openOwn],
  ['over HTTP', openOverHttp],
]
