import {
  type Certificate,
  type CheckFacts,
  certificateTypeOf,
  checkState,
  type LastCheck,
  MEDICAL_CHECK_NAMES,
  type MedicalCheck,
  type PersonChecks,
  suggestedDate,
} from '@salvia/core/certificates'
import { birthDate, type IsoDate, stockholmDate } from '@salvia/core/primitives'
import { addView } from '../../access/audit.store.ts'
import type { HandlersOf } from '../../http/handler.ts'
import { type CertificateRow, certificatesOf } from './certificates.store.ts'
import { type NoteRow, notesOfEmployee } from './check-notes.store.ts'
import { shownNote } from './notes.ts'
import { requiredChecks } from './required-checks.ts'
import { requirementsOf } from './requirements.store.ts'
import { seenChecks } from './seen-checks.ts'
import { entryOf, shownCertificates, shownCheckedEmployee } from './shown-certificates.ts'

/** Everything about the medical check-ups of one employee. Each answer is audited. */
export const personChecks: HandlersOf<'certificates'>['person'] = async call => {
  const { services, caller, company, params, now } = call
  const { db, secrets } = services
  const { clientNumber } = company
  const { employee, view, mayChange } = await seenChecks(services, caller, { clientNumber, name: params.id })
  const today = stockholmDate(now)
  const rows = await certificatesOf(db, clientNumber, employee.id)
  const shown = await shownCertificates(rows, { services, caller, company, view, today })
  const notes = await notesOfEmployee(db, employee.id)
  const requiredOf = requiredChecks(await requirementsOf(db, clientNumber), view.units)
  const required = new Set(requiredOf(employee.unitId, employee.title))
  await addView(db, {
    ...{ at: now, actor: caller, action: 'certificate-viewed', clientNumber, object: employee.id },
    details: { certificates: rows.map(({ certificate }) => certificate.id) },
  })
  const known = { rows, shown, notes, required, bornOn: birthDate(employee.pid), today }
  const checks = MEDICAL_CHECK_NAMES.filter(check => isKnown(check, known)).map(check =>
    oneCheck(check, known),
  )
  return {
    employee: shownCheckedEmployee({ employee, unitPath: employee.unitPath }, secrets, today),
    ...{ mayChange, checks },
  }
}

interface Known {
  readonly rows: readonly CertificateRow[]
  /** The same entries, in the same order. */
  readonly shown: readonly Certificate[]
  readonly notes: readonly NoteRow[]
  readonly required: ReadonlySet<MedicalCheck>
  readonly bornOn: IsoDate | null
  readonly today: IsoDate
}

const isKnown = (check: MedicalCheck, { rows, notes, required }: Known): boolean =>
  required.has(check) ||
  rows.some(({ certificate }) => certificate.medicalCheck === check) ||
  notes.some(({ note }) => note.medicalCheck === check)

function oneCheck(check: MedicalCheck, known: Known): PersonChecks['checks'][number] {
  const { required, today } = known
  const rows = known.rows.filter(({ certificate }) => certificate.medicalCheck === check)
  const notes = known.notes.filter(({ note }) => note.medicalCheck === check)
  const isOver = ({ certificate: { supersededFrom } }: CertificateRow) =>
    supersededFrom !== null && supersededFrom <= today
  const shownOf = (which: readonly CertificateRow[]) => {
    const ids = new Set(which.map(({ certificate }) => certificate.id))
    return known.shown.filter(({ id }) => ids.has(id)).toSorted(latestFirst)
  }
  return {
    ...{ check, type: certificateTypeOf(check), isRequired: required.has(check) },
    state: checkState(factsOf(check, rows, notes), today),
    suggested: suggestedDate(lastOf(check, { ...known, rows, notes })),
    entries: shownOf(rows.filter(row => !isOver(row))),
    earlier: shownOf(rows.filter(isOver)),
    notes: notes.map(shownNote),
  }
}

/** What the state of a check follows from. A note that was taken back counts for nothing. */
export function factsOf(
  check: MedicalCheck,
  rows: readonly Pick<CertificateRow, 'certificate'>[],
  notes: readonly NoteRow[],
): CheckFacts {
  return {
    check,
    entries: rows.map(({ certificate }) => ({
      ...entryOf(certificate),
      isEmployersStatement: certificate.isEmployersStatement,
    })),
    notes: notes.flatMap(({ note: { kind, date }, takenBack }) => (takenBack ? [] : { kind, date })),
  }
}

/** The last check that the journal knows of, which the next one is counted from. */
function lastOf(check: MedicalCheck, { rows, notes, bornOn }: Known): LastCheck {
  const last = rows
    .map(({ certificate }) => certificate)
    .filter(({ origin }) => origin === 'journal')
    .toSorted((one, other) => (one.startsOn < other.startsOn ? -1 : 1))
    .at(-1)
  const began = notes.find(({ note, takenBack }) => note.kind === 'work-began' && !takenBack)
  return {
    ...{ check, bornOn },
    last: last ? (last.issuedOn ?? last.startsOn) : null,
    workBegan: began?.note.date ?? null,
    end: last?.endsOn ?? null,
    recommendedNext: last?.recommendedNext ?? null,
  }
}

function latestFirst(one: Certificate, other: Certificate): number {
  return one.start === other.start ? (one.id < other.id ? -1 : 1) : one.start < other.start ? 1 : -1
}
