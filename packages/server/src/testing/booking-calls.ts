import type { BookingDetails } from '@salvia/core/bookings'
import type { Instant } from '@salvia/core/primitives'
import type { LightMyRequestResponse } from 'fastify'
import { openTestApp, type TestApp, type TestAppOptions } from './open-test-app.ts'
import { accountOf, changeEmployee } from './test.store.ts'
import { addBooking, type TestBooking } from './test-bookings.store.ts'
import { addSlot, bookingState, type TestSlot } from './test-slots.store.ts'
import { employeesWithinReach } from './within-reach.ts'

const COMPANY = '10401'
const [USER, MANAGER] = ['chef@demo.example', 'bestallare@demo.example']

/** The answer to a change: the booking, or the code of the error. */
export interface Changed {
  readonly status: number
  readonly code: string | undefined
  readonly booking: BookingDetails
}

export interface ChangeOptions {
  readonly version?: number
  readonly acceptsCharge?: boolean
  /** Idempotency-Key */
  readonly key?: string
  /** The server to call. The first one if absent. */
  readonly at?: TestApp
  /** Calls as the manager, who sees the employee's bookings but does not order for the employee. */
  readonly asManager?: boolean
}

/** A server with an employee for whom one user may move and cancel bookings, and whom another user only manages. */
export interface BookingTest {
  readonly salvia: TestApp
  /** The employee whose bookings `book` makes. */
  readonly employeeId: string
  /** Employees within reach whom a rule excludes, among them the user. */
  readonly excluded: readonly string[]
  /** Sets the clock to a moment far away, and signs the user in again. */
  goTo(now: Instant): Promise<void>
  book(given: Partial<TestBooking> & Pick<TestBooking, 'startsAt'>): Promise<string>
  /** Adds a time of the provider, free or held by a booking. */
  slot(given: TestSlot): Promise<string>
  reschedule(id: string, slotId: string, options?: ChangeOptions): Promise<Changed>
  cancel(id: string, options?: ChangeOptions): Promise<Changed>
  /** `path` follows the company's number. */
  get(path: string, asManager?: boolean): Promise<LightMyRequestResponse>
  state(id: string): ReturnType<typeof bookingState>
}

export async function openBookingTest(options: TestAppOptions = {}): Promise<BookingTest> {
  const salvia = await openTestApp(options)
  const { db } = salvia.services
  const tokens = { user: await salvia.signIn(USER), manager: await salvia.signIn(MANAGER) }
  const [employeeId] = await employeesWithinReach(salvia, tokens.user)
  if (employeeId === undefined) throw new Error('Nobody is within reach.')
  await changeEmployee(db, employeeId, { managerAccountId: (await accountOf(db, MANAGER)).id })

  const excluded = await employeesWithinReach(salvia, tokens.user, { context: 'excluded' })
  const tokenOf = (asManager = false) => (asManager ? tokens.manager : tokens.user)
  const change = async (path: string, body: object, { key, at = salvia, asManager }: ChangeOptions) => {
    const response = await at.call('POST', `bookings/${COMPANY}/${path}`, {
      token: tokenOf(asManager),
      body,
      headers: key === undefined ? {} : { 'idempotency-key': key },
    })
    const answer = response.json<BookingDetails & { code?: string }>()
    return { status: response.statusCode, code: answer.code, booking: answer }
  }
  return {
    salvia,
    employeeId,
    excluded,
    async goTo(now) {
      salvia.clock.set(now)
      tokens.user = await salvia.signIn(USER)
    },
    book: async given => (await addBooking(db, { employeeId, ...given })).id,
    slot: async given => (await addSlot(db, given)).id,
    reschedule(id, slotId, { version = 1, ...options } = {}) {
      return change(`${id}/reschedulings`, { slotId, version }, options)
    },
    cancel(id, { version = 1, acceptsCharge, ...options } = {}) {
      const body = acceptsCharge === undefined ? { version } : { version, acceptsCharge }
      return change(`${id}/cancellations`, body, options)
    },
    get(path, asManager) {
      return salvia.call('GET', `bookings/${COMPANY}${path}`, { token: tokenOf(asManager) })
    },
    state: id => bookingState(db, id),
  }
}
