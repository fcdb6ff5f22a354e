import type { Text } from '../i18n/index.ts'
import type { IsoDate } from '../primitives/index.ts'
import type { TimelineEntry } from '../timeline/index.ts'
import type { CertificateEntry } from './certificate-entry.ts'
import { certificateSource } from './certificate-source.ts'
import { CERTIFICATE_SOURCE_NAMES } from './certificate-statuses.ts'
import { CHECK_NOTE_NAMES } from './check-note-names.ts'
import type { CheckNoteKind } from './check-state.ts'
import { MEDICAL_CHECKS, type MedicalCheck } from './medical-checks.ts'

/** An entry, superseded or not, with its id. */
type StoredEntry = CertificateEntry & { readonly id: string }

/** A note, with whether somebody has taken it back. */
interface StoredNote {
  readonly id: string
  readonly check: MedicalCheck
  readonly kind: CheckNoteKind
  readonly date: IsoDate
  readonly isTakenBack: boolean
}

/** The entries and notes about one employee as entries of the employee's timeline: each at the day on which it began. */
export function certificateTimeline(
  entries: readonly StoredEntry[],
  notes: readonly StoredNote[],
  today: IsoDate,
): TimelineEntry[] {
  return [...entries.map(entry => entryTold(entry, today)), ...notes.map(noteTold)]
}

function entryTold(entry: StoredEntry, today: IsoDate): TimelineEntry {
  const { id, check, start, end } = entry
  const source = CERTIFICATE_SOURCE_NAMES[certificateSource(entry, today)]
  return {
    feature: 'certificates',
    kind: 'certificate',
    objectId: id,
    at: start,
    heading: MEDICAL_CHECKS[check].name,
    detail: end === null ? source : withEnd(source),
    facts: end === null ? {} : { end },
    state: start > today ? 'ahead' : 'past',
  }
}

const withEnd = ({ sv, en }: Text): Text => ({
  sv: `${sv}, sista giltiga dag {end}`,
  en: `${en}, last valid day {end}`,
})

function noteTold({ id, check, kind, date, isTakenBack }: StoredNote): TimelineEntry {
  return {
    feature: 'certificates',
    kind: 'check-note',
    objectId: id,
    at: date,
    heading: CHECK_NOTE_NAMES[kind],
    detail: MEDICAL_CHECKS[check].name,
    facts: {},
    state: isTakenBack ? 'off' : 'past',
  }
}
