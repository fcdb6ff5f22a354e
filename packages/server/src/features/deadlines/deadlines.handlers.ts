import type { HandlersOf } from '../../http/handler.ts'
import { deadlinesOf } from './collect-deadlines.ts'
import type { DeadlineSource } from './deadline-source.ts'

/** The handlers, given the sources of all features, so that this feature imports none of them. */
export function deadlinesHandlers(sources: readonly DeadlineSource[]): HandlersOf<'deadlines'> {
  return {
    list({ services, caller, company, locale, now, query }) {
      return deadlinesOf(sources, { services, caller, company, locale, now, days: query.within })
    },
  }
}
