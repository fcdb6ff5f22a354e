export { type Deadline, type DeadlineKind, deadlineSchema } from './deadline.ts'
export { type DeadlineText, deadlineText } from './deadline-text.ts'
export { type DeadlineList, deadlineListSchema } from './deadlines.contract.ts'
export { type DeadlineSpan, deadlinesWithin, endOfSpan, lastMoment } from './deadlines-within.ts'
