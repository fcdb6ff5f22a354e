import { mayOrderFor } from '@salvia/core/access'
import {
  hasValidNumber,
  type MonitoringFault,
  type MonitoringFaultCode,
  type MonitoringRow,
  monitoringFault,
} from '@salvia/core/certificates'
import type { IsoDate } from '@salvia/core/primitives'
import type { Person } from '../../access/caller.ts'
import { type CompanyRules, companyRules } from '../../access/company-rules.ts'
import { employeesByNumbers, type FoundEmployee } from '../../access/found-employee.store.ts'
import type { Db } from '../../db/database.ts'
import { type CertificateView, personsView } from './certificate-view.ts'
import { type CertificateRow, certificatesOfAll } from './certificates.store.ts'
import { overtaken, replaceable } from './replaced-entries.ts'

/** A row that has no fault, with what it takes the place of. */
export interface PlannedMonitoring {
  readonly row: MonitoringRow
  readonly employee: FoundEmployee
  /** What the user is asked about. */
  readonly replaced: readonly CertificateRow[]
  /** What goes without a question. */
  readonly overtaken: readonly CertificateRow[]
}

/** What the rows of a file would do. */
export interface MonitoringPlan {
  readonly faults: readonly MonitoringFault[]
  readonly planned: readonly PlannedMonitoring[]
}

interface Asked {
  readonly user: Pick<Person, 'accountId' | 'pid'>
  readonly clientNumber: string
  readonly rows: readonly MonitoringRow[]
  readonly today: IsoDate
}

/** Judges the rows of a file as if each were added alone. Of an employee out of reach a row says what it says of nobody. */
export async function planMonitorings(db: Db, asked: Asked): Promise<MonitoringPlan> {
  const { user, clientNumber, rows, today } = asked
  const view = await personsView(db, user, clientNumber)
  const rules = await companyRules(db, user, clientNumber)
  const pids = [...new Set(rows.map(({ pid }) => pid))]
  const found = await employeesByNumbers(db, clientNumber, pids)
  const byNumber = new Map(found.map(employee => [employee.pid, employee]))
  const known = { view, rules, byNumber, today }
  const seen = new Set<string>()
  const judged = rows.map(row => {
    const key = `${row.pid} ${row.check}`
    const code = faultOf(row, known) ?? (seen.has(key) ? 'MONITORING_TWICE' : null)
    seen.add(key)
    return { row, code, employee: byNumber.get(row.pid) }
  })
  return {
    faults: judged.flatMap(({ row, code }) => (code === null ? [] : { row: row.row, code })),
    planned: await planned(db, clientNumber, {
      today,
      rows: judged.flatMap(({ row, code, employee }) => (code === null && employee ? { row, employee } : [])),
    }),
  }
}

interface Known {
  readonly view: CertificateView
  readonly rules: CompanyRules
  readonly byNumber: ReadonlyMap<string, FoundEmployee>
  readonly today: IsoDate
}

/** The first thing that is wrong with a row; null for nothing. */
function faultOf(row: MonitoringRow, { view, rules, byNumber, today }: Known): MonitoringFaultCode | null {
  const fault = monitoringFault(row, today)
  if (fault) return fault
  if (!hasValidNumber(row.pid, today)) return 'EMPLOYEE_NUMBER_INVALID'
  const employee = byNumber.get(row.pid)
  if (!employee) return 'MONITORING_EMPLOYEE_NOT_FOUND'
  if (view.sees(employee)) return view.mayChange(employee) ? null : 'CERTIFICATE_CHANGE_NOT_PERMITTED'
  const { kind } = mayOrderFor(rules.access, rules.factsOf(employee))
  return kind === 'excluded' ? 'MONITORING_EMPLOYEE_EXCLUDED' : 'MONITORING_EMPLOYEE_NOT_FOUND'
}

interface Accepted {
  readonly rows: readonly Pick<PlannedMonitoring, 'row' | 'employee'>[]
  readonly today: IsoDate
}

async function planned(
  db: Db,
  clientNumber: string,
  { rows, today }: Accepted,
): Promise<PlannedMonitoring[]> {
  const ids = [...new Set(rows.map(({ employee }) => employee.id))]
  const entries = await certificatesOfAll(db, clientNumber, ids)
  const byEmployee = Map.groupBy(entries, ({ employee }) => employee.id)
  return rows.map(({ row, employee }) => {
    const own = byEmployee.get(employee.id) ?? []
    return {
      ...{ row, employee },
      replaced: replaceable(own, row.check, today),
      overtaken: overtaken(own, row.check, today),
    }
  })
}
