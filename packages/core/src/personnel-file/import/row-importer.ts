import type { IsoDate } from '../../primitives/iso-date.ts'
import { UNIT_ROLES, type UnitRole } from '../../profile/profile.contract.ts'
import type { Layout, PlacedColumn } from '../checks/scopes.ts'
import type { CheckCode } from '../report/check-codes.ts'
import { layOut } from '../review/layout.ts'
import type { ColumnRole, Template } from '../template/template.ts'
import { type CellRules, cellValues } from './cell-values.ts'
import type { ImportedEmployee, LeftOutRow, ShieldedAddress } from './import-item.ts'
import { type ReadRow, type RowFaults, rowJudge } from './judge-row.ts'
import { UnitValues } from './unit-values.ts'

/** Values by position (0-based). */
type SettledValues = ReadonlyMap<number, readonly string[]>

const NO_FAULTS: RowFaults = new Map()

/** Turns the rows of one file, in their order, into employees. */
export class RowImporter {
  readonly #layout: Layout
  readonly #rules: CellRules
  readonly #faultsOf: (read: ReadRow) => RowFaults
  readonly #levels: readonly PlacedColumn[]
  readonly #oneToOne: readonly PlacedColumn[]
  readonly #byRole: ReadonlyMap<ColumnRole, PlacedColumn>
  readonly #pid: PlacedColumn
  readonly #units = new UnitValues()
  readonly #pids = new Set<string>()

  /**
   * Throws if the header has no column for identity number or level 1. Such a file is rejected and never imported.
   */
  constructor(template: Template, headers: readonly string[], today: IsoDate) {
    const layout = layOut(template, headers)
    this.#layout = layout
    this.#rules = { cellLimit: template.cellLimit, today }
    this.#faultsOf = rowJudge(layout, today)
    this.#byRole = new Map(layout.columns.flatMap(column => (column.role ? [[column.role, column]] : [])))
    this.#levels = layout.levels.flatMap(at => layout.columns.find(column => column.position === at) ?? [])
    this.#oneToOne = layout.columns.filter(column => column.oneToOne)
    const pid = this.#byRole.get('pid')
    if (!pid || !this.#byRole.has('level-1')) throw new Error('The header lacks identity number or level 1.')
    this.#pid = pid
  }

  /** The employee of a row, or why it is left out; null for a row that the template's filter does not keep. */
  take(read: ReadRow): ImportedEmployee | LeftOutRow | null {
    if (!this.#isKept(read)) return null
    const row = new JudgedRow(read, this.#faultsOf(read), this.#rules)
    const unitPath = this.#unitPath(row)
    const pid = this.#newPid(row)
    if ('kind' in unitPath) return typeof pid === 'string' ? unitPath : pid
    // A row that is left out for its identity number still speaks for its unit, as in the review.
    const settled = this.#settle(row, unitPath)
    return typeof pid === 'string' ? this.#employee(row, { pid, unitPath, settled }) : pid
  }

  /**
   * The address of a protected identity in a row that is left out or filtered out. The address may stand elsewhere in
   * the file.
   */
  shieldedAddress(read: ReadRow): ShieldedAddress | null {
    const row = new JudgedRow(read, NO_FAULTS, this.#rules)
    const email = this.#byRole.get('email')
    const address = email && this.#isProtected(row) ? row.text(email).toLowerCase() : ''
    return address.includes('@') ? { kind: 'shielded', row: row.number, address } : null
  }

  #isKept({ cells }: ReadRow): boolean {
    const filter = this.#layout.template.rowFilter
    if (!filter) return true
    const position = this.#layout.headers.indexOf(filter.column)
    return filter.values.includes(cells[position] ?? '')
  }

  #newPid(row: JudgedRow): string | LeftOutRow {
    const [pid] = row.values(this.#pid)
    if (pid === undefined) return row.leftOut(this.#pid, 'VALUE_MANDATORY')
    if (this.#pids.has(pid)) return row.leftOut(this.#pid, 'VALUE_UNIQUE')
    this.#pids.add(pid)
    return pid
  }

  #unitPath(row: JudgedRow): readonly string[] | LeftOutRow {
    const path: string[] = []
    let gap: PlacedColumn | undefined
    for (const level of this.#levels) {
      const [name] = row.values(level)
      if (name === undefined) gap ??= level
      else if (gap) return row.leftOut(gap, path.length > 0 ? 'HOLE_IN_ORG_STRUCTURE' : 'VALUE_MANDATORY')
      else path.push(name)
    }
    return path.length > 0 || !gap ? path : row.leftOut(gap, 'VALUE_MANDATORY')
  }

  #settle(row: JudgedRow, unitPath: readonly string[]): SettledValues {
    return new Map(
      this.#oneToOne.map(column => {
        const cell = { text: row.text(column), values: row.values(column) }
        return [column.position, this.#units.settle(unitPath, column.position, cell)]
      }),
    )
  }

  #employee(
    row: JudgedRow,
    known: { pid: string; unitPath: readonly string[]; settled: SettledValues },
  ): ImportedEmployee {
    const values = (role: ColumnRole): readonly string[] => {
      const column = this.#byRole.get(role)
      return column ? (known.settled.get(column.position) ?? row.values(column)) : []
    }
    const one = (role: ColumnRole): string | null => values(role)[0] ?? null
    const protectedIdentity = this.#isProtected(row)
    const contact = (role: ColumnRole): string | null => (protectedIdentity ? null : one(role))
    return {
      kind: 'employee',
      row: row.number,
      pid: known.pid,
      unitPath: known.unitPath,
      firstName: one('first-name'),
      lastName: one('last-name'),
      email: contact('email'),
      mobilePhone: contact('mobile-phone'),
      workPhone: contact('work-phone'),
      protectedIdentity,
      withheldEmail: protectedIdentity ? (one('email')?.toLowerCase() ?? null) : null,
      employmentNumber: one('employment-number'),
      title: one('title'),
      company: one('company'),
      organisationNumber: one('organisation-number'),
      vatNumber: one('vat'),
      costCentre: one('cost-centre'),
      invoiceAddress: one('invoice-address'),
      postalCode: one('postal-code'),
      postalTown: one('postal-town'),
      manager: one('manager')?.toLowerCase() ?? null,
      roles: rolesOf(role => values(`role-${role}`)),
      invoiceReference: one('invoice-reference'),
    }
  }

  /** Anything but an empty cell or Nej protects, also an invalid value. @spec personnel-file §4 */
  #isProtected(row: JudgedRow): boolean {
    const column = this.#byRole.get('protected')
    const text = column ? row.text(column).toLowerCase() : ''
    return text !== '' && text !== 'nej'
  }
}

/** A row with what was found wrong in it. */
class JudgedRow {
  readonly number: number
  readonly #cells: readonly string[]
  readonly #faults: RowFaults
  readonly #rules: CellRules

  constructor({ row, cells }: ReadRow, faults: RowFaults, rules: CellRules) {
    this.number = row
    this.#cells = cells
    this.#faults = faults
    this.#rules = rules
  }

  text(column: PlacedColumn): string {
    return this.#cells[column.position] ?? ''
  }

  /** The stored values of a cell: none if it is wrong. */
  values(column: PlacedColumn): readonly string[] {
    return this.#faults.has(column.position) ? [] : cellValues(column, this.text(column), this.#rules)
  }

  /** Leaves the row out because of a cell. The code is that of the cell's error, else `otherwise`. */
  leftOut(column: PlacedColumn, otherwise: CheckCode): LeftOutRow {
    const code = this.#faults.get(column.position) ?? otherwise
    return { kind: 'left-out', row: this.number, column: column.header, code }
  }
}

function rolesOf(emails: (role: UnitRole) => readonly string[]): Record<UnitRole, readonly string[]> {
  return Object.fromEntries(UNIT_ROLES.map(role => [role, emails(role)])) as Record<
    UnitRole,
    readonly string[]
  >
}
