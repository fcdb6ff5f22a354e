import { appError } from '@salvia/core/error-catalogue'
import type { BookingSystem } from './booking-system.ts'

const refuse = async (): Promise<never> => {
  throw appError('BOOKING_SYSTEM_NOT_CONNECTED')
}

/** Stands in production where no booking system is connected: every call is refused. */
export const noBookingSystem: BookingSystem = {
  freeTimes: refuse,
  hold: refuse,
  book: refuse,
  move: refuse,
  release: refuse,
}
