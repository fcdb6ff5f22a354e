import { mayOrderFor, waysOfSeeing } from '@salvia/core/access'
import type { previewedEmployeesList } from '@salvia/core/access-preview'
import type { SourceOf } from '../../lists/list-source.ts'
import type { ListedEmployee } from '../coworkers/coworkers.store.ts'
import { coworkersSeenBy } from '../coworkers/coworkers-seen.ts'
import { insistOnHr } from './insist-on-hr.ts'
import { memberOfId } from './previewed-person.ts'

/** The employees that another person sees, read as that person's own list is. */
export const previewedEmployeesSource: SourceOf<typeof previewedEmployeesList, ListedEmployee> = {
  async prepare({ services: { db, secrets }, company, params, query: { q, filter } }) {
    insistOnHr(company)
    const { clientNumber } = company
    const { id: accountId, pid } = await memberOfId(db, clientNumber, params.id)
    const seen = await coworkersSeenBy(db, { user: { accountId, pid }, clientNumber, q, sort: 'name' })
    return {
      counts: async () => seen.counts,
      rows: seen.rows(filter),
      shape: async page =>
        page.map(row => {
          const facts = seen.factsOf(row)
          const verdict = mayOrderFor(seen.access, facts)
          return {
            id: row.id,
            pidHash: secrets.pidHash(row.pid),
            firstName: row.firstName,
            lastName: row.lastName,
            protectedIdentity: row.protectedIdentity,
            unit: { id: row.unitId, path: row.unitPath },
            excludedBy: verdict.kind === 'excluded' ? verdict.rule : null,
            mayOrder: verdict.kind === 'allowed',
            through: waysOfSeeing(seen.access, facts),
          }
        }),
    }
  },
  viewed: {
    action: 'access-previewed',
    shown: (rows, { params }) => ({ person: params.id, employees: rows.map(({ id }) => id) }),
  },
}
