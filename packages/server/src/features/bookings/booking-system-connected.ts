import { appError } from '@salvia/core/error-catalogue'
import type { Services } from '../../services.ts'

/**
 * Throws BOOKING_SYSTEM_NOT_CONNECTED where no booking system is connected. Bookings from the time of an earlier one are
 * not shown either, since nobody keeps them up to date.
 */
export function insistOnBookingSystem(services: Pick<Services, 'settings'>): void {
  if (!isBookingSystemConnected(services)) throw appError('BOOKING_SYSTEM_NOT_CONNECTED')
}

export function isBookingSystemConnected({ settings }: Pick<Services, 'settings'>): boolean {
  return settings.bookingSystem.kind !== 'off'
}
