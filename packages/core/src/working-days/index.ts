export { type DayOff, dayOff } from './day-off.ts'
export { isWorkingDay } from './working-days.ts'
