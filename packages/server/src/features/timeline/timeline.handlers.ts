import { seenEmployee } from '../../access/seen-employee.ts'
import type { HandlersOf } from '../../http/handler.ts'
import { timelineOf } from './collect-timeline.ts'
import type { TimelineSource } from './timeline-source.ts'

/** The handlers, given the sources of all features, so that this feature imports none of them. */
export function timelineHandlers(sources: readonly TimelineSource[]): HandlersOf<'timeline'> {
  return {
    async get({ services, caller, company, params, locale, now }) {
      const { clientNumber } = company
      const name = { pidHash: params.id }
      const seen = await seenEmployee(services, caller, { clientNumber, name })
      return timelineOf(sources, { services, caller, company, seen, locale, now })
    },
  }
}
