import { DEADLINE_SOURCES } from '../../app/deadline-sources.ts'
import type { HandlersOf } from '../../http/handler.ts'
import { deadlinesOf } from './collect-deadlines.ts'

export const deadlinesHandlers: HandlersOf<'deadlines'> = {
  list({ services, caller, company, now, query }) {
    return deadlinesOf(DEADLINE_SOURCES, { services, caller, company, now, days: query.within })
  },
}
