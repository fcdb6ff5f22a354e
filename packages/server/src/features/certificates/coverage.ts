import {
  type CheckFacts,
  type CheckState,
  type CoverageFilter,
  certificateTypeOf,
  checkState,
  type coverageList,
  MEDICAL_CHECK_NAMES,
  type MedicalCheck,
} from '@salvia/core/certificates'
import { type IsoDate, identitySearch, searchWords, stockholmDate } from '@salvia/core/primitives'
import type { Db } from '../../db/database.ts'
import type { SourceOf } from '../../lists/list-source.ts'
import { type CertificateView, personsView } from './certificate-view.ts'
import {
  type CoverageAsked,
  type CoveredEmployee,
  countingEntries,
  countingNotes,
  coveredEmployees,
  shownEmployees,
} from './coverage.store.ts'
import { requiredChecks } from './required-checks.ts'
import { type RequirementRow, requirementsOf } from './requirements.store.ts'
import { entryOf, shownCheckedEmployee } from './shown-certificates.ts'
import { unitsWithin } from './units-within.ts'

/** Somebody who needs a check, and how it stands. */
interface NeededCheck {
  readonly employee: CoveredEmployee
  readonly check: MedicalCheck
  readonly state: CheckState
}

/** Who needs which check, and how each of them stands with it today: judged by the rules of core, one by one. */
export const coverageSource: SourceOf<typeof coverageList, NeededCheck> = {
  async prepare({ services: { db, secrets }, now, caller, company, query }) {
    const { clientNumber } = company
    const view = await personsView(db, caller, clientNumber)
    const today = stockholmDate(now)
    const requirements = await requirementsOf(db, clientNumber)
    const { filter, sort, asked, q } = query
    const needed = await neededChecks(db, { view, today, requirements, asked, q })
    const found = needed.filter(({ state }) => isUnder(filter, state))
    const rows = sort.startsWith('-') ? found.toReversed() : found
    return {
      counts: async () => countsOf(needed),
      rows: async ({ offset, limit, after }) => {
        const from = after ? rows.findIndex(row => isSame(row, after)) + 1 : offset
        return rows.slice(from, from + limit)
      },
      async shape(page) {
        const shown = await shownEmployees(db, [...new Set(page.map(({ employee }) => employee.id))])
        return page.flatMap(({ employee: { id }, check, state }) => {
          const row = shown.get(id)
          if (!row) return []
          const employee = shownCheckedEmployee(row, secrets, today)
          const mayChange = view.mayChange(row.employee)
          return { employee, check, type: certificateTypeOf(check), state, mayChange }
        })
      },
      more: async () => ({ isEmpty: requirements.length === 0, maySet: company.isHr }),
    }
  },
  viewed: {
    action: 'check-coverage-viewed',
    shown: rows => ({ employees: rows.map(({ employee }) => employee.id) }),
  },
  downloaded: 'check-coverage-downloaded',
}

interface Asked {
  readonly view: CertificateView
  readonly today: IsoDate
  readonly requirements: readonly RequirementRow[]
  readonly asked: { readonly check?: MedicalCheck | undefined; readonly unit?: string | undefined }
  readonly q: string
}

/** By name, then by check. */
async function neededChecks(db: Db, { view, today, requirements, asked, q }: Asked): Promise<NeededCheck[]> {
  const { clientNumber, employees, units } = view
  const wanted = requirements.filter(
    ({ medicalCheck }) => asked.check === undefined || asked.check === medicalCheck,
  )
  if (wanted.length === 0) return []
  const within = asked.unit === undefined ? null : new Set(unitsWithin(units, asked.unit))
  const search: CoverageAsked = {
    clientNumber,
    employees,
    words: searchWords(q),
    identity: identitySearch(q),
  }
  const people = await coveredEmployees(db, search)
  const checksOf = requiredChecks(wanted, units)
  const factsOf = await countingFacts(db, { clientNumber, checks: checksIn(wanted), today })
  return people
    .filter(({ unitId }) => within === null || within.has(unitId))
    .flatMap(employee => {
      const checks = checksOf(employee.unitId, employee.title)
      return MEDICAL_CHECK_NAMES.filter(check => checks.includes(check)).map(check => ({
        ...{ employee, check },
        state: checkState(factsOf(employee.id, check), today),
      }))
    })
}

const checksIn = (requirements: readonly RequirementRow[]): MedicalCheck[] => [
  ...new Set(requirements.map(({ medicalCheck }) => medicalCheck)),
]

/** What the states of a company's employees follow from. */
async function countingFacts(
  db: Db,
  asked: Parameters<typeof countingEntries>[1],
): Promise<(employeeId: string, check: MedicalCheck) => CheckFacts> {
  const keyOf = (employeeId: string, check: MedicalCheck) => `${employeeId} ${check}`
  const entries = Map.groupBy(await countingEntries(db, asked), row =>
    keyOf(row.employeeId, row.medicalCheck),
  )
  const notes = Map.groupBy(await countingNotes(db, asked), row => keyOf(row.employeeId, row.medicalCheck))
  return (employeeId, check) => {
    const key = keyOf(employeeId, check)
    return {
      check,
      entries: (entries.get(key) ?? []).map(row => ({
        ...entryOf(row),
        isEmployersStatement: row.isEmployersStatement,
      })),
      notes: notes.get(key) ?? [],
    }
  }
}

/** Who lacks a certificate, or was not offered a check, is what there is to do. */
function isUnder(filter: CoverageFilter, { kind }: CheckState): boolean {
  if (filter === 'all') return true
  return filter === 'open' ? kind === 'lacking' || kind === 'no-offer' : kind === filter
}

function countsOf(needed: readonly NeededCheck[]): Record<CoverageFilter, number> {
  const of = (filter: CoverageFilter) => needed.filter(({ state }) => isUnder(filter, state)).length
  return {
    ...{ open: of('open'), all: needed.length, lacking: of('lacking'), 'no-offer': of('no-offer') },
    ...{ offered: of('offered'), declined: of('declined'), covered: of('covered'), done: of('done') },
  }
}

const isSame = (one: NeededCheck, other: NeededCheck): boolean =>
  one.employee.id === other.employee.id && one.check === other.check
