export { addWorkingDays, isWorkingDay } from './working-days.ts'
