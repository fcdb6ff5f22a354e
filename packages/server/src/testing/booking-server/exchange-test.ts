import type { BookingDetails } from '@salvia/core/bookings'
import type { Instant } from '@salvia/core/primitives'
import { exchangeBookings } from '../../features/bookings/exchange-bookings.job.ts'
import { type BookingTest, openBookingTest } from '../booking-calls.ts'
import { employeesOf } from '../test.store.ts'
import { type BookingServer, startBookingServer } from './booking-server.ts'
import type { ExampleBooking } from './example-bookings.ts'
import { takenBooking } from './exchange-state.store.ts'

/** A portal whose bookings come from a booking system that listens beside it, with the same clock. */
export interface ExchangeTest extends BookingTest {
  readonly server: BookingServer
  /** Adds a booking of the employee in the booking system. */
  provide(given: Partial<ExampleBooking> & Pick<ExampleBooking, 'id' | 'startsAt'>): {
    readonly timeId: string
  }
  /** Does what is done each minute: sends what is left, and takes on what has changed. */
  exchange(): Promise<void>
  /** The portal's id of a booking that it has taken on. */
  idOf(systemId: string): Promise<string>
  details(id: string): Promise<BookingDetails>
  close(): Promise<void>
}

const CLIENT_NUMBER = '10401'

export async function openExchangeTest(): Promise<ExchangeTest> {
  const server = await startBookingServer()
  const kit = await openBookingTest({ settings: { bookingSystem: server.settings } })
  const { salvia, employeeId } = kit
  const { services } = salvia
  server.follow(salvia.clock)
  const employee = (await employeesOf(services.db, CLIENT_NUMBER)).find(({ id }) => id === employeeId)
  if (!employee) throw new Error('The employee is gone.')
  const { pid } = employee
  return {
    ...kit,
    server,
    provide: given =>
      server.bookings.addBooking({ clientNumber: CLIENT_NUMBER, employee: { pid }, ...given }),
    exchange: () => exchangeBookings.run({}, services),
    async idOf(systemId) {
      const booking = await takenBooking(services.db, systemId)
      if (!booking) throw new Error(`The portal has not taken on ${systemId}.`)
      return booking.id
    },
    details: async id => (await kit.get(`/${id}`)).json<BookingDetails>(),
    async close() {
      await salvia.close()
      await server.stop()
    },
  }
}

/** A booking in the booking system and in the portal, and a free time that it can be moved to. */
export async function movableBooking(
  kit: ExchangeTest,
  { systemId, startsAt, to }: { readonly systemId: string; readonly startsAt: Instant; readonly to: Instant },
): Promise<{ readonly id: string; readonly before: string; readonly timeId: string }> {
  const { timeId: before } = kit.provide({ id: systemId, startsAt })
  await kit.exchange()
  const timeId = kit.server.bookings.addTime({ startsAt: to })
  return { id: await kit.idOf(systemId), before, timeId }
}
