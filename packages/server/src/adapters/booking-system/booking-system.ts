import type { BookingMessage, SystemBooking } from '@salvia/core/booking-system'
import type { CancellationPolicy, Caregiver, StartPeriod, VisitType } from '@salvia/core/bookings'
import type { Instant } from '@salvia/core/primitives'
import type { Db } from '../../db/database.ts'

/** A time that the provider offers for a booking: when, where, how, with whom and on which terms. */
export interface ProviderTime {
  readonly id: string
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly visitType: VisitType
  readonly address: string | null
  readonly clinicId: string | null
  readonly caregiver: Caregiver
  /** The terms for cancelling a booking at this time. */
  readonly policy: CancellationPolicy
}

/** The service of a booking. The id is the provider's own; null for an old booking, of which only the name is known. */
export interface BookedService {
  readonly id: string | null
  readonly name: string
}

/** A change of a booking that the portal makes in the caller's transaction. */
export interface BookingChange {
  readonly bookingId: string
  /** The version that the booking has through the change. */
  readonly version: number
  /** The account of who makes it. */
  readonly accountId: string
  readonly at: Instant
}

/** The answer of another system to a change: the booking as it is there, null if there is none. */
export type ChangeAnswer =
  | { readonly kind: 'confirmed'; readonly booking: SystemBooking }
  | {
      readonly kind: 'refused'
      readonly code: 'TIME_TAKEN' | 'CHANGE_NOT_POSSIBLE'
      readonly booking: SystemBooking | null
    }

/** Bookings that have changed in another system, each as it came, and whether there are more. */
export interface ChangePage {
  readonly items: readonly { readonly number: number; readonly id: string }[]
  readonly more: boolean
}

/** How bookings travel between the portal and a system that keeps its own. */
export interface BookingExchange {
  /** Sends a change of the portal. Sent again under the same id and version, it changes nothing. */
  send(change: {
    readonly systemId: string
    readonly version: number
    readonly message: BookingMessage
  }): Promise<ChangeAnswer>
  /** The bookings that have changed since the change with a number. */
  changesAfter(number: number): Promise<ChangePage>
}

/**
 * What the portal needs from the provider's own booking system, called j4 in the specification. A change is made in one
 * transaction of the portal's database, in three steps: the system holds the times involved, the portal decides by the
 * clock as it is then, and the times are exchanged. Every call throws `BOOKING_SYSTEM_UNAVAILABLE` if the system is
 * unreachable or too slow, and only then: an invalid answer is an error of ours, which is reported. The caller's
 * transaction is then rolled back.
 *
 * The reference implementation keeps the times in the same database, so that holding is locking, and a rollback undoes
 * everything together. The implementation over HTTP asks the system to reserve a time, and queues the change in an
 * outbox within the caller's transaction; see `http-booking-system.ts`.
 */
export interface BookingSystem {
  /** The free times of a service that begin in the period, at one clinic if it is given, in order of their start. */
  freeTimes(
    db: Db,
    wanted: { readonly service: BookedService; readonly clinicId?: string; readonly starts: StartPeriod },
  ): Promise<ProviderTime[]>

  /**
   * Holds the booking's own time, and the wanted one if given, until the transaction ends. Returns the wanted time.
   * Undefined if none is wanted, or it is taken, of another service, or unknown. The caller has locked the booking, or
   * is about to insert it.
   */
  hold(
    tx: Db,
    asked: {
      readonly bookingId: string
      readonly service: BookedService
      readonly timeId: string | null
    },
  ): Promise<ProviderTime | undefined>

  /** Gives a new booking, which the caller has inserted, the time that is held for it. */
  book(tx: Db, change: BookingChange & { readonly timeId: string }): Promise<void>

  /** Gives the booking the time that is held for it, and frees its previous one. */
  move(tx: Db, change: BookingChange & { readonly timeId: string }): Promise<void>

  /** Frees the time of a booking that is cancelled. Does nothing if it holds none. */
  release(tx: Db, change: BookingChange): Promise<void>

  /** Absent if the bookings of the portal's own database are the only ones. */
  readonly exchange?: BookingExchange
}
