export { type Calendar, type CalendarEvent, writeCalendar } from './write-calendar.ts'
