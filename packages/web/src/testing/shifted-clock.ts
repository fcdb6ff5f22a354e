import { shiftDate } from './shift-date.ts'

// Before all else, since modules may read the clock when they are loaded.
const seconds = Number(import.meta.env.FAKETIME ?? 0)
if (seconds !== 0) shiftDate(seconds * 1000)
