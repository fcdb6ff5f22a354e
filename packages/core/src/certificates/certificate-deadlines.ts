import type { Deadline, DeadlineKind } from '../deadlines/index.ts'
import type { Locale } from '../i18n/index.ts'
import { fullName, type IsoDate } from '../primitives/index.ts'
import type { CertificateType } from './certificate-type.ts'
import { certificateTypeOf, MEDICAL_CHECKS, type MedicalCheck } from './medical-checks.ts'

const HEADING = {
  sv: 'Sista giltiga dag för en medicinsk kontroll',
  en: 'Last valid day of a medical check-up',
}
const DETAIL = { sv: '{check}, {employee}', en: '{check}, {employee}' }

/** What follows the last day depends on the type alone, also for what a user has added. */
const LAST_DAYS = {
  fitness: {
    feature: 'certificates',
    kind: 'fitness-last-day',
    heading: HEADING,
    detail: DETAIL,
    consequence: {
      sv: 'Därefter får medarbetaren inte utföra arbetet utan ett nytt tjänstbarhetsintyg.',
      en: 'After that the employee may not do the work without a new fitness-to-work certificate.',
    },
  },
  offered: {
    feature: 'certificates',
    kind: 'offered-last-day',
    heading: HEADING,
    detail: DETAIL,
    consequence: {
      sv: 'Innan dess ska ni ha erbjudit medarbetaren en ny kontroll.',
      en: 'By then you must have offered the employee a new check-up.',
    },
  },
} as const satisfies Record<CertificateType, DeadlineKind>

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

/** The last valid days of entries. The check is a fact: it tells what somebody works with, so that a terminal can mask it. */
export function certificateDeadlines(entries: readonly EndingEntry[], locale: Locale): Deadline[] {
  return entries.map(({ id, check, end, employee }) => ({
    ...LAST_DAYS[certificateTypeOf(check)],
    at: end,
    objectId: id,
    facts: {
      check: MEDICAL_CHECKS[check].name[locale],
      employee: fullName(employee),
    },
    isProtected: employee.protectedIdentity,
  }))
}
