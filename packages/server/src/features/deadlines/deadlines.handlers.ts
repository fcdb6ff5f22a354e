import type { HandlersOf } from '../../http/handler.ts'
import { deadlinesOf } from './collect-deadlines.ts'
import type { DeadlineSource } from './deadline-source.ts'

/** The calls, over the sources of the other features: whoever puts the server together knows which there are. */
export function deadlinesHandlers(sources: readonly DeadlineSource[]): HandlersOf<'deadlines'> {
  return {
    list({ services, caller, company, now, query }) {
      return deadlinesOf(sources, { services, caller, company, now, days: query.within })
    },
  }
}
