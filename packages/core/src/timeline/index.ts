export { type Timeline, timelineSchema } from './timeline.contract.ts'
export { type TimelineEntry, timelineEntrySchema } from './timeline-entry.ts'
