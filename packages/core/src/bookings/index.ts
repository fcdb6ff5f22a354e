export {
  type Booking,
  type BookingDetails,
  bookingDetailsSchema,
  bookingSchema,
  type Caregiver,
  type FeedbackRecipient,
  type Slot,
  slotSchema,
} from './booking.ts'
export { type BookingStatus, bookingStatuses } from './booking-status.ts'
export {
  BOOKING_FILTERS,
  BOOKING_SORTS,
  type BookingFilter,
  type BookingPage,
  type BookingSort,
  bookingFilterSchema,
  bookingPageSchema,
  bookingSortSchema,
  bookingsContract,
} from './bookings.contract.ts'
export { type CancellationPolicy, cancellationPolicySchema } from './cancellation-policy.ts'
export { CANCELLATION_SOURCES, type CancellationSource } from './cancellation-source.ts'
export { VISIT_TYPES, type VisitType } from './visit-type.ts'
