import type { Clock } from '../../clock.ts'
import type { Db } from '../../db/database.ts'
import type { BookingSystem } from './booking-system.ts'
import type { BookingSystemSettings } from './booking-system-settings.ts'
import { httpBookingSystem } from './http/http-booking-system.ts'
import { SystemClient } from './http/system-client.ts'
import { noBookingSystem } from './no-booking-system.ts'
import { ownTimes } from './own-times.ts'

/** Opens the booking system of the settings. */
export function openBookingSystem(
  settings: BookingSystemSettings,
  { clock, queueSending }: { readonly clock: Clock; queueSending(tx: Db, bookingId: string): Promise<void> },
): BookingSystem {
  if (settings.kind === 'off') return noBookingSystem
  return settings.kind === 'own'
    ? ownTimes
    : httpBookingSystem(new SystemClient(settings, clock), queueSending)
}
