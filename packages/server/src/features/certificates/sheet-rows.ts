import {
  type CheckState,
  certificateTypeOf,
  checkState,
  type InspectionSheet,
  MEDICAL_CHECK_NAMES,
  type MedicalCheck,
} from '@salvia/core/certificates'
import type { IsoDate } from '@salvia/core/primitives'
import type { entriesOn, MemberRow, notesUntil } from './inspection-sheet.store.ts'
import { entryOf } from './shown-certificates.ts'

type Entry = Awaited<ReturnType<typeof entriesOn>>[number]
type Note = Awaited<ReturnType<typeof notesUntil>>[number]

/** A row with the unit under which it stands. */
export interface SheetRow {
  readonly unitId: string
  readonly row: InspectionSheet['units'][number]['rows'][number]
}

interface KnownOnDay {
  readonly on: IsoDate
  /** Only this check; undefined for all. */
  readonly check: MedicalCheck | undefined
  readonly entries: readonly Entry[]
  readonly notes: readonly Note[]
  required(unitId: string, title: string | null): readonly MedicalCheck[]
  pidHash(pid: string): string
}

/** A row for each check that somebody has an entry or a note about, or needs: by name, then by check. */
export function sheetRows(members: readonly MemberRow[], known: KnownOnDay): SheetRow[] {
  const entries = Map.groupBy(known.entries, ({ employeeId }) => employeeId)
  const notes = Map.groupBy(known.notes, ({ employeeId }) => employeeId)
  return members.toSorted(byName).flatMap(member => {
    const own = { entries: entries.get(member.employee.id) ?? [], notes: notes.get(member.employee.id) ?? [] }
    const checks = new Set([
      ...known.required(member.unitId, member.employee.title),
      ...own.entries.map(({ medicalCheck }) => medicalCheck),
      ...own.notes.map(({ medicalCheck }) => medicalCheck),
    ])
    return MEDICAL_CHECK_NAMES.filter(
      name => checks.has(name) && (known.check === undefined || known.check === name),
    ).map(name => oneRow(member, name, { ...known, ...own }))
  })
}

function oneRow(
  { unitId, employee }: MemberRow,
  check: MedicalCheck,
  { on, entries, notes, pidHash }: KnownOnDay,
): SheetRow {
  const own = entries.filter(({ medicalCheck }) => medicalCheck === check)
  const facts = {
    check,
    entries: own.map(entry => ({ ...entryOf(entry), isEmployersStatement: entry.isEmployersStatement })),
    notes: notes.filter(({ medicalCheck }) => medicalCheck === check),
  }
  const state = checkState(facts, on)
  const { pid, firstName, lastName, title, protectedIdentity } = employee
  return {
    unitId,
    row: {
      employee: { id: pidHash(pid), firstName, lastName, title, protectedIdentity },
      ...{ check, type: certificateTypeOf(check), state, limitation: limitationOf(own, state) },
    },
  }
}

/** The limitation of the certificate that covers. */
function limitationOf(entries: readonly Entry[], state: CheckState): string | null {
  if (state.kind !== 'covered' || state.by !== 'certificate') return null
  const covering = entries.filter(({ origin, endsOn }) => origin === 'journal' && endsOn === state.end)
  return (
    covering.toSorted((one, other) => (one.startsOn < other.startsOn ? -1 : 1)).at(-1)?.limitation ?? null
  )
}

function byName(one: MemberRow, other: MemberRow): number {
  const [a, b] = [
    `${one.employee.sortName}\t${one.employee.id}`,
    `${other.employee.sortName}\t${other.employee.id}`,
  ]
  return a < b ? -1 : a > b ? 1 : 0
}
