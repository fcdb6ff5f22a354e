export { type DayOff, dayOff } from './day-off.ts'
export { addWorkingDays, isWorkingDay } from './working-days.ts'
