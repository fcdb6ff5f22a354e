import type { AllHandlers } from '../http/handler.ts'
import { DEADLINE_SOURCES } from './deadlines.gen.ts'
import { FEED_STORES } from './feeds.gen.ts'
import { handlersByConcept } from './handlers.gen.ts'
import { MATTER_SOURCES } from './matters.gen.ts'
import { TIMELINE_SOURCES } from './timeline.gen.ts'

/** The handlers of all contracts. A contract without handlers does not compile. */
export const handlers: AllHandlers = {
  ...handlersByConcept,
  deadlines: handlersByConcept.deadlines(DEADLINE_SOURCES),
  matters: handlersByConcept.matters(MATTER_SOURCES),
  timeline: handlersByConcept.timeline(TIMELINE_SOURCES),
  feeds: handlersByConcept.feeds(FEED_STORES),
}
