import type { CancellationPolicy, Caregiver, StartPeriod, VisitType } from '@salvia/core/bookings'
import type { Instant } from '@salvia/core/primitives'
import type { Db } from '../../db/database.ts'

/** A time that the provider offers for a booking: when, how, with whom and on which terms. */
export interface ProviderTime {
  readonly id: string
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly visitType: VisitType
  readonly address: string | null
  readonly caregiver: Caregiver
  /** The terms for cancelling a booking at this time. */
  readonly policy: CancellationPolicy
}

/**
 * What the portal needs from the provider's own booking system, called j4 in the specification. A change is made in one
 * transaction of the portal's database, in three steps: the system holds the times involved, the portal decides by the
 * clock as it is then, and the times are exchanged. Every call throws `BOOKING_SYSTEM_UNAVAILABLE` if the system is
 * unreachable or too slow, and only then: an invalid answer is an error of ours, which is reported. The caller's
 * transaction is then rolled back.
 *
 * The reference implementation keeps the times in the same database, so that holding is locking, and a rollback undoes
 * everything together. Another system can be connected like this:
 * - `freeTimes` asks it, with a time limit.
 * - `hold` asks it to reserve the wanted time for the booking, with an expiry of some minutes, after this database's
 *   own lock on the booking has been taken. An unconfirmed reservation expires by itself, so that nothing needs to be
 *   undone if the change is refused or the process dies.
 * - `move` and `release` only write a message to an outbox table in `tx`. A job sends it after the commit, under the
 *   booking's id and version as its key, until it is confirmed: the system must treat the same message sent twice as
 *   one.
 * - Changes that start in the system arrive through a job of its own, which locks the booking first, as every change
 *   does.
 */
export interface BookingSystem {
  /** The free times of a service that begin in the period, in order of their start. */
  freeTimes(
    db: Db,
    wanted: { readonly service: string; readonly starts: StartPeriod },
  ): Promise<ProviderTime[]>

  /**
   * Holds the booking's own time, and the wanted one if given, until the transaction ends. Returns the wanted time.
   * Undefined if none is wanted, or it is taken, of another service, or unknown. The caller has locked the booking.
   */
  hold(
    tx: Db,
    asked: {
      readonly bookingId: string
      readonly service: string
      readonly timeId: string | null
    },
  ): Promise<ProviderTime | undefined>

  /** Gives the booking the time that is held for it, and frees its previous one. */
  move(tx: Db, change: { readonly bookingId: string; readonly timeId: string }): Promise<void>

  /** Frees the booking's time. Does nothing if it holds none. */
  release(tx: Db, bookingId: string): Promise<void>
}
