export { type BookingMessage, bookingMessageSchema } from './booking-message.ts'
export { providerTimeSchema } from './provider-time.ts'
export { isOwnBooking, type SystemBooking, systemBookingSchema } from './system-booking.ts'
export { SYSTEM_CALLS, type SystemCall, UNREAD_CHANGES } from './system-calls.ts'
