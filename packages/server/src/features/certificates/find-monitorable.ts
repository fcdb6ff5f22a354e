import { MONITORING_EMPLOYEES_FOUND } from '@salvia/core/limits'
import { foldedSearchText, identitySearch, searchWords, stockholmDate } from '@salvia/core/primitives'
import { addView } from '../../access/audit.store.ts'
import type { HandlersOf } from '../../http/handler.ts'
import { certificateView } from './certificate-view.ts'
import { monitorableEmployee } from './checked-employee.ts'
import { searchEmployees } from './monitorable-employees.store.ts'

/** Finds those for whom the user may add a monitoring. Each answer is audited. */
export const findMonitorable: HandlersOf<'certificates'>['monitorable'] = async call => {
  const { services, caller, company, body, now } = call
  const { db, secrets } = services
  const { clientNumber } = company
  const words = searchWords(foldedSearchText(body.q))
  if (words.length === 0) return { items: [], hasMore: false }
  const { changeable } = await certificateView(db, caller, clientNumber)
  const found = await searchEmployees(db, {
    ...{ clientNumber, employees: changeable, words, identity: identitySearch(body.q) },
    limit: MONITORING_EMPLOYEES_FOUND + 1,
  })
  const shown = found.slice(0, MONITORING_EMPLOYEES_FOUND)
  await addView(db, {
    ...{ at: now, actor: caller, action: 'employees-viewed', clientNumber },
    details: { searched: true, employees: shown.map(({ id }) => id) },
  })
  const to = { secrets, today: stockholmDate(now) }
  return {
    items: shown.map(employee => monitorableEmployee(employee, to)),
    hasMore: found.length > shown.length,
  }
}
