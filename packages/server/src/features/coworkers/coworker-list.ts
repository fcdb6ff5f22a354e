import { type AccessEmployee, mayOrderFor, type OrderAccess, type OrderVerdict } from '@salvia/core/access'
import type { Coworker, coworkersList } from '@salvia/core/coworkers'
import type { SourceOf } from '../../lists/list-source.ts'
import type { ListedEmployee } from './coworkers.store.ts'
import { coworkersSeenBy } from './coworkers-seen.ts'
import { insistOnOpenContext } from './open-context.ts'
import { shownEmployee } from './shown-employee.ts'

/** The employees within the user's reach that match the filter and the search. */
export const coworkersSource: SourceOf<typeof coworkersList, ListedEmployee> = {
  async prepare({ services: { db, secrets }, caller: user, company, query }) {
    insistOnOpenContext(query.filter, { caller: user, company })
    const { clientNumber } = company
    const seen = await coworkersSeenBy(db, { user, clientNumber, ...query })
    const { access } = seen
    return {
      counts: async () => seen.counts,
      rows: seen.rows(query.filter),
      shape: async page =>
        page.map(row => shape(row, { access, facts: seen.factsOf(row), pidHash: secrets.pidHash(row.pid) })),
      numbers: page => page.map(row => shownNumber(row, mayOrderFor(access, seen.factsOf(row)))),
    }
  },
  downloadedWithNumbers: 'employee-numbers-downloaded',
  viewed: { action: 'employees-viewed', shown: rows => ({ employees: rows.map(({ id }) => id) }) },
  downloaded: 'employees-downloaded',
}

/** Null for a protected identity, and for whom a rule shuts the user out from. */
function shownNumber({ pid, protectedIdentity }: ListedEmployee, { kind }: OrderVerdict): string | null {
  return protectedIdentity || kind === 'excluded' ? null : pid
}

interface ShapeFacts {
  readonly access: OrderAccess
  readonly facts: AccessEmployee
  readonly pidHash: string
}

function shape(employee: ListedEmployee, { access, facts, pidHash }: ShapeFacts): Coworker {
  const verdict = mayOrderFor(access, facts)
  return {
    ...shownEmployee(employee, pidHash),
    manager: employee.manager,
    excludedBy: verdict.kind === 'excluded' ? verdict.rule : null,
    mayOrder: verdict.kind === 'allowed',
  }
}
