import type { AllHandlers } from '../http/handler.ts'
import { DEADLINE_SOURCES } from './deadlines.gen.ts'
import { handlersByConcept } from './handlers.gen.ts'

/** The handlers of the whole contract: a concept without one does not compile. */
export const handlers: AllHandlers = {
  ...handlersByConcept,
  deadlines: handlersByConcept.deadlines(DEADLINE_SOURCES),
}
