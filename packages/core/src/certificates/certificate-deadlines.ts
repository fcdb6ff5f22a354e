import type { Deadline, DeadlineKind } from '../deadlines/index.ts'
import type { IsoDate } from '../primitives/index.ts'
import { certificateTypeOf, MEDICAL_CHECKS, type MedicalCheck } from './medical-checks.ts'

/** An entry with a last day, and whom it is about. */
export interface EndingEntry {
  readonly id: string
  readonly check: MedicalCheck
  readonly end: IsoDate
  readonly employee: {
    readonly firstName: string
    readonly lastName: string
    readonly protectedIdentity: boolean
  }
}

const HEADING = {
  sv: 'Sista giltiga dag för en medicinsk kontroll',
  en: 'Last valid day of a medical check-up',
}
const CONSEQUENCES = {
  fitness: {
    sv: 'Därefter får medarbetaren inte utföra arbetet utan ett nytt tjänstbarhetsintyg.',
    en: 'After that the employee may not do the work without a new fitness-to-work certificate.',
  },
  offered: {
    sv: 'Därefter ska medarbetaren ha erbjudits en ny kontroll.',
    en: 'By then the employee must have been offered a new check-up.',
  },
} as const

/** The last valid days of entries as deadlines. */
export function certificateDeadlines(entries: readonly EndingEntry[]): Deadline[] {
  return entries.map(({ id, check, end, employee }) => ({
    ...kindOf(check),
    at: end,
    objectId: id,
    facts: { employee: `${employee.firstName} ${employee.lastName}` },
    isProtected: employee.protectedIdentity,
  }))
}

function kindOf(check: MedicalCheck): DeadlineKind {
  const { name } = MEDICAL_CHECKS[check]
  return {
    feature: 'certificates',
    kind: 'last-valid-day',
    heading: HEADING,
    detail: { sv: `${name.sv}, {employee}`, en: `${name.en}, {employee}` },
    consequence: CONSEQUENCES[certificateTypeOf(check)],
  }
}
