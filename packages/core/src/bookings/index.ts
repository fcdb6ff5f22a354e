export {
  type Booking,
  type BookingDetails,
  bookingDetailsSchema,
  bookingSchema,
  type Caregiver,
  caregiverSchema,
  type FeedbackRecipient,
  type Slot,
  slotSchema,
  timeIdSchema,
} from './booking.ts'
export {
  type BookingAccess,
  type BookingCoverage,
  bookingAccess,
  bookingCoverage,
} from './booking-access.ts'
export { bookingDeadlines } from './booking-deadlines.ts'
export { bookingKeys } from './booking-keys.ts'
export { type BookingPeriod, bookingPeriod } from './booking-period.ts'
export { type BookingStatus, bookingStatuses, shownStatus } from './booking-status.ts'
export { bookingTimeline } from './booking-timeline.ts'
export { bookingsContract } from './bookings.contract.ts'
export {
  type BookingFilter,
  type BookingPage,
  type BookingSort,
  bookingsList,
} from './bookings-list.ts'
export { type CancellationPolicy, cancellationPolicySchema } from './cancellation-policy.ts'
export {
  CANCELLATION_SOURCES,
  type CancellationSource,
  cancellationSourceSchema,
} from './cancellation-source.ts'
export { cancellationTraceText } from './cancellation-trace-text.ts'
export { type ChangeWindow, changeWindow, mayReschedule } from './change-window.ts'
export type { ClockNote } from './clock-note.ts'
export {
  EMPLOYEE_MESSAGE_NOTE,
  type EmployeeMessage,
  type EmployeeMessageFacts,
  employeeMessage,
  employeeMessageText,
} from './employee-message.ts'
export {
  type CancellationTrace,
  cancellationTrace,
  latestCancellation,
  type TraceStep,
} from './latest-cancellation.ts'
export { type MovingAgain, movingAgain } from './moving-again.ts'
export {
  isInStartPeriod,
  offeredInWeek,
  offeredPeriod,
  type StartPeriod,
  weeksOfTimes,
} from './offered-times.ts'
export { overlapping } from './overlapping.ts'
export { BOOKING_STATUS_RULES, bookingStatusAt } from './status-at.ts'
export {
  type UnconfirmedChange,
  unconfirmedChangeSchema,
  unconfirmedChangeText,
} from './unconfirmed-change.ts'
export { VISIT_TYPES, type VisitType, visitTypeSchema } from './visit-type.ts'
