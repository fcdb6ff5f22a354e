import type { CancellationPolicy, Caregiver, StartPeriod, VisitType } from '@salvia/core/bookings'
import type { Instant } from '@salvia/core/primitives'
import type { Db } from '../../db/database.ts'

/** A time of the provider's that a booking can have: when, how, with whom and on which terms. */
export interface ProviderTime {
  readonly id: string
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly visitType: VisitType
  readonly address: string | null
  readonly caregiver: Caregiver
  /** What holds of cancelling for a booking at this time. */
  readonly policy: CancellationPolicy
}

/**
 * What the portal asks of the provider's own booking system, called j4 in the specification. A change is made in one
 * transaction of the portal's database, in three steps: the times that it touches are held, the portal decides by the
 * clock as it is then, and the times change hands. Every call throws `BOOKING_SYSTEM_UNAVAILABLE` where the system cannot
 * be reached or has no time, and only there: an answer that makes no sense is an error of ours, which is reported. The
 * transaction that it stands in is then undone.
 *
 * The reference implementation keeps the times in the same database, so that holding is locking and all is undone
 * together. A system elsewhere is put in like this:
 * - `freeTimes` asks it, with a time limit.
 * - `hold` asks it to reserve the wanted time for the booking, with an expiry of some minutes, after this database's own
 *   lock on the booking has been taken. A reservation that is never confirmed runs out by itself, so that a decision
 *   against the change and a process that dies need no undoing.
 * - `move` and `release` only write what is owed to an outbox table in `tx`. A job sends it after the commit, under the
 *   booking's id and version as its key, until it is confirmed: the system takes the same message twice as once.
 * - What the system changes by itself comes in through a job of its own, which locks the booking first, as every change does.
 */
export interface BookingSystem {
  /** The free times of a service that begin in the period, in their order. */
  freeTimes(
    db: Db,
    wanted: { readonly service: string; readonly starts: StartPeriod },
  ): Promise<ProviderTime[]>

  /**
   * Keeps others from the booking's own time, and from the wanted one where there is one, until the transaction ends.
   * Answers the wanted time; undefined where none is wanted, and where it is not free, not of the service, or unknown.
   * The caller has locked the booking.
   */
  hold(
    tx: Db,
    asked: {
      readonly bookingId: string
      readonly service: string
      readonly timeId: string | null
    },
  ): Promise<ProviderTime | undefined>

  /** Gives the booking the time that is held for it; the one it had is free again. */
  move(tx: Db, change: { readonly bookingId: string; readonly timeId: string }): Promise<void>

  /** The booking's time is free again. A booking that holds none is left as it is. */
  release(tx: Db, bookingId: string): Promise<void>
}
