import {
  certificatesErrors,
  type MedicalCheck,
  type Monitoring,
  monitoringFault,
} from '@salvia/core/certificates'
import type { Locale } from '@salvia/core/i18n'
import { type IsoDate, parseIsoDate } from '@salvia/core/primitives'

/** Somebody to watch: one of those whom the user sees, or somebody by number. */
export interface WatchedEmployee {
  /** `pidHash`, or the 12 digits that the user wrote. */
  readonly id: string
  /** Null for somebody by number. */
  readonly name: string | null
}

/** What has been filled in. */
export interface AddDraft {
  readonly employee: WatchedEmployee | null
  readonly check: MedicalCheck | ''
  readonly start: string
  readonly end: string
  readonly isEmployersStatement: boolean
}

type Fault = { readonly field: 'employee' | 'check' | 'start' | 'end'; readonly text: string }
/** The sentences for what is missing. */
type Missing = Readonly<Record<'noEmployee' | 'noCheck' | 'noStart' | 'badEnd', string>>

/** What can be sent, or what is wrong. */
type ReadDraft =
  | { readonly kind: 'wrong'; readonly faults: readonly Fault[] }
  | { readonly kind: 'right'; readonly employee: WatchedEmployee; readonly monitoring: Monitoring }

/** Reads what has been filled in, by the rules that the server has too. @spec §5 */
export function readDraft(
  draft: AddDraft,
  missing: Missing,
  { today, locale }: { readonly today: IsoDate; readonly locale: Locale },
): ReadDraft {
  const { employee, check, isEmployersStatement } = draft
  const start = parseIsoDate(draft.start)
  const end = draft.end.trim() === '' ? null : parseIsoDate(draft.end)
  const faults: Fault[] = []
  if (employee === null) faults.push({ field: 'employee', text: missing.noEmployee })
  if (check === '') faults.push({ field: 'check', text: missing.noCheck })
  if (start === undefined) faults.push({ field: 'start', text: missing.noStart })
  if (end === undefined) faults.push({ field: 'end', text: missing.badEnd })
  if (start === undefined || end === undefined) return { kind: 'wrong', faults }
  const dates = { start, end, isEmployersStatement: isEmployersStatement && end === null }
  const fault = monitoringFault(dates, today)
  if (fault) faults.push({ field: 'end', text: certificatesErrors[fault].title[locale] })
  if (faults.length > 0 || employee === null || check === '') return { kind: 'wrong', faults }
  return { kind: 'right', employee, monitoring: { check, ...dates } }
}
