export { type Timeline, timelineSchema } from './timeline.contract.ts'
export { type TimelineEntry, timelineEntrySchema } from './timeline-entry.ts'
export { timelineOrder } from './timeline-order.ts'
export { timelineText } from './timeline-text.ts'
