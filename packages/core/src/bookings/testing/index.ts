export { bookingList, type ListedBooking } from './booking-list.ts'
export { type LeaderEmployee, leadersAmong } from './leaders.ts'
