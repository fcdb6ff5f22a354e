import type {
  BookingMessage,
  providerTimeSchema,
  SYSTEM_CALLS,
  systemBookingSchema,
} from '@salvia/core/booking-system'
import type { z } from 'zod'

type ExampleTime = z.input<typeof providerTimeSchema>
export type ExampleBooking = z.input<typeof systemBookingSchema>
type TimesQuery = z.output<typeof SYSTEM_CALLS.times.query>
type Code = z.output<typeof SYSTEM_CALLS.change.refusal>['code']

/** What a message that makes a booking tells of the employee. */
type BookedPerson = Extract<BookingMessage, { kind: 'book' }>['employee']

/** The answer to a change: a booking that is confirmed, or why it is refused. */
interface Outcome {
  readonly code: Code | undefined
}

interface Kept {
  state: ExampleBooking
  /** What was answered to each version of the portal's changes. */
  readonly outcomes: Map<number, Outcome>
}

const DEFAULT_POLICY = { free: 'window', amount: 24, unit: 'hours', skipHolidays: false } as const
const SERVICE = { id: 'ergonombesok', name: 'Ergonombesök' }

/** A provider's booking system in memory: the simplest one that does what the published calls say. */
export class ExampleBookings {
  readonly #now: () => number
  readonly #times = new Map<string, ExampleTime>()
  /** Who has a time. */
  readonly #holders = new Map<string, string>()
  /** Until when a time is reserved, by time and booking. */
  readonly #reserved = new Map<string, Map<string, number>>()
  readonly #bookings = new Map<string, Kept>()
  readonly #told = new Map<string, BookedPerson>()
  #number = 0

  constructor(now: () => number) {
    this.#now = now
  }

  addTime(given: Partial<ExampleTime> & Pick<ExampleTime, 'startsAt'>): string {
    const id = given.id ?? `tid:${this.#times.size + 1}/a`
    this.#times.set(id, { ...this.#visit(given.startsAt), service: SERVICE.id, ...given, id })
    return id
  }

  /** Adds a booking as the provider's staff would. It holds a time of its own. */
  addBooking(
    given: Partial<ExampleBooking> & Pick<ExampleBooking, 'id' | 'clientNumber' | 'employee' | 'startsAt'>,
  ): { readonly timeId: string } {
    const state = {
      ...this.#visit(given.startsAt),
      service: SERVICE,
      subject: null,
      cancellation: null,
      ...given,
      number: this.#next(),
    }
    this.#bookings.set(given.id, { state, outcomes: new Map() })
    const { startsAt, endsAt, address, visitType, clinic, policy } = state
    const timeId = this.addTime({ startsAt, endsAt, address, visitType, clinic, policy })
    this.#holders.set(timeId, given.id)
    return { timeId }
  }

  /** Changes a booking as the provider's staff would. */
  changeBooking(id: string, change: Partial<ExampleBooking>): ExampleBooking {
    const kept = this.#kept(id)
    kept.state = { ...kept.state, ...change, number: this.#next() }
    if (kept.state.cancellation !== null) this.#free(id)
    return kept.state
  }

  /** Gives a time to somebody outside the portal. */
  takeTime(timeId: string): void {
    this.#holders.set(timeId, 'somebody-else')
  }

  /** The booking that has a time. */
  holderOf(timeId: string): string | null {
    return this.#holders.get(timeId) ?? null
  }

  booking(id: string): ExampleBooking | undefined {
    return this.#bookings.get(id)?.state
  }

  /** The versions of the portal's changes that the system has answered. */
  versionsOf(id: string): number[] {
    return [...(this.#bookings.get(id)?.outcomes.keys() ?? [])]
  }

  freeTimes({ service, clinic, from, before }: TimesQuery): ExampleTime[] {
    return [...this.#times.values()].filter(
      time =>
        time.service === service &&
        (clinic === undefined || time.clinic === clinic) &&
        time.startsAt >= from &&
        time.startsAt < before &&
        this.#isFreeFor(time.id, null),
    )
  }

  reserve(timeId: string, booking: string, seconds: number): ExampleTime | undefined {
    const time = this.#times.get(timeId)
    if (!time || !this.#isFreeFor(timeId, booking)) return undefined
    const reservations = this.#reserved.get(timeId) ?? new Map<string, number>()
    this.#reserved.set(timeId, reservations.set(booking, this.#now() + seconds * 1000))
    return time
  }

  change(id: string, version: number, message: BookingMessage) {
    const kept = this.#bookings.get(id)
    const had = kept && [...kept.outcomes.keys()].filter(each => each >= version)
    const outcome =
      had && had.length > 0
        ? (kept.outcomes.get(version) ?? { code: undefined })
        : { code: this.#apply(id, message) }
    this.#bookings.get(id)?.outcomes.set(version, outcome)
    return { code: outcome.code, booking: this.booking(id) ?? null }
  }

  changesAfter(number: number, most: number) {
    const later = [...this.#bookings.values()]
      .map(({ state }) => state)
      .filter(state => state.number > number)
      .sort((one, other) => one.number - other.number)
    return { items: later.slice(0, most), more: later.length > most }
  }

  /** What the portal has told of the employee of a booking that it made. */
  toldOf(id: string): BookedPerson | undefined {
    return this.#told.get(id)
  }

  /** Makes the change. Returns why it cannot be made. */
  #apply(id: string, message: BookingMessage): Code | undefined {
    const kept = this.#bookings.get(id)
    if (message.kind === 'cancel') {
      if (!kept || kept.state.cancellation !== null) return 'CHANGE_NOT_POSSIBLE'
      const { at, isCharged } = message
      this.changeBooking(id, { cancellation: { at, source: 'portal', isCharged } })
      return undefined
    }
    if (message.kind === 'move' && (!kept || kept.state.cancellation !== null)) return 'CHANGE_NOT_POSSIBLE'
    const time = this.#times.get(message.time)
    if (!time || !this.#isFreeFor(message.time, id)) return 'TIME_TAKEN'
    const { id: _, service: __, ...visit } = time
    if (message.kind === 'book') {
      const { clientNumber, employee, subject } = message
      this.#told.set(id, employee)
      this.addBooking({ ...visit, id, clientNumber, employee: { pid: employee.pid }, subject })
      this.#free(id)
    } else {
      this.#free(id)
      this.changeBooking(id, visit)
    }
    this.#holders.set(message.time, id)
    return undefined
  }

  #isFreeFor(timeId: string, booking: string | null): boolean {
    const holder = this.#holders.get(timeId)
    if (holder !== undefined) return holder === booking
    const others = [...(this.#reserved.get(timeId) ?? [])].filter(([id]) => id !== booking)
    return others.every(([, until]) => until <= this.#now())
  }

  #free(booking: string): void {
    for (const [timeId, holder] of this.#holders) if (holder === booking) this.#holders.delete(timeId)
  }

  #kept(id: string): Kept {
    const kept = this.#bookings.get(id)
    if (!kept) throw new Error('The example has no such booking.')
    return kept
  }

  #next(): number {
    this.#number += 1
    return this.#number
  }

  /** A visit of 45 minutes, free to cancel until 24 hours before. */
  #visit(startsAt: string): Omit<ExampleTime, 'id' | 'service'> {
    return {
      startsAt,
      endsAt: new Date(Date.parse(startsAt) + 45 * 60_000).toISOString(),
      visitType: 'unit',
      address: 'Provgatan 2, Provstad',
      clinic: 'provstad',
      caregiver: { name: 'Siv Sand', occupation: 'fysioterapeut' },
      policy: DEFAULT_POLICY,
    }
  }
}
