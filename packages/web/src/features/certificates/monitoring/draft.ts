import {
  type Certificate,
  type MedicalCheck,
  type MonitorableEmployee,
  type Monitoring,
  type MonitoringFault,
  monitoringFault,
  suggestedDate,
} from '@salvia/core/certificates'
import { type IsoDate, parseIsoDate } from '@salvia/core/primitives'
import { readWrittenDate } from '../../../ui/field/written-date.ts'

/** Whom a monitoring is of. */
export type WatchedEmployee = Pick<MonitorableEmployee, 'pidHash' | 'firstName' | 'lastName'>

/** What is filled in for a monitoring. */
export interface MonitoringDraft {
  readonly employee: WatchedEmployee | null
  /** What stands in the field of the employee. It may be an identity number, so it is only ever in the tab's memory. */
  readonly search: string
  readonly check: MedicalCheck | ''
  readonly start: string
  readonly end: string
}

export type MonitoringField = 'employee' | 'check' | 'start' | 'end'

/** What is wrong with a draft: a field that is empty or holds no date, or the dates together. */
type DraftFault =
  | { readonly field: MonitoringField; readonly missing: 'noEmployee' | 'noCheck' | 'noStart' | 'noEnd' }
  | { readonly field: MonitoringField; readonly code: MonitoringFault }

/** Last name first, as the list has it and as it is searched. */
export const listedName = ({ firstName, lastName }: WatchedEmployee): string => `${lastName}, ${firstName}`

/** The dates as the server takes them; undefined for a text that is no date, and null for no last day. */
function datesOf({ start, end }: Pick<MonitoringDraft, 'start' | 'end'>, today: IsoDate) {
  return {
    start: readWrittenDate(start, today),
    end: end.trim() === '' ? null : readWrittenDate(end, today),
  }
}

/** What is wrong with a draft, by the rule that the server has too. @spec §5 */
export function draftFaults(draft: MonitoringDraft, today: IsoDate): DraftFault[] {
  const { start, end } = datesOf(draft, today)
  const code = start && end !== undefined ? monitoringFault({ start, end }, today) : null
  const faults: DraftFault[] = []
  if (draft.employee === null) faults.push({ field: 'employee', missing: 'noEmployee' })
  if (draft.check === '') faults.push({ field: 'check', missing: 'noCheck' })
  if (!start) faults.push({ field: 'start', missing: 'noStart' })
  if (end === undefined) faults.push({ field: 'end', missing: 'noEnd' })
  if (code) faults.push({ field: faultyField(code, start, today), code })
  return faults
}

/** Which date the user has to change. */
function faultyField(fault: MonitoringFault, start: IsoDate | undefined, today: IsoDate): 'start' | 'end' {
  if (fault === 'MONITORING_START_AFTER_END') return 'start'
  if (fault === 'MONITORING_ENDED') return 'end'
  return start && monitoringFault({ start, end: null }, today) ? 'start' : 'end'
}

/** What is sent of a draft that has no faults. */
interface SentMonitoring extends Monitoring {
  readonly employee: string
  readonly replaces: string[]
}

/** Reads what is sent. */
export function bodyOf(draft: MonitoringDraft, replaces: readonly string[], today: IsoDate): SentMonitoring {
  const { employee, check } = draft
  const { start, end } = datesOf(draft, today)
  if (employee === null || check === '' || !start || end === undefined)
    throw new Error('A draft with faults is not sent.')
  return { employee: employee.pidHash, check, start, end, replaces: [...replaces] }
}

/** The last day that the rules suggest for a check done on the first; null where it cannot be suggested. @spec §9 */
export function suggestedEnd({ check, start }: MonitoringDraft, today: IsoDate): IsoDate | null {
  const last = parseIsoDate(start)
  if (check === '' || !last) return null
  const suggested = suggestedDate({ check, last, bornOn: null, end: null, recommendedNext: null })
  if (!suggested || monitoringFault({ start: last, end: suggested.date }, today)) return null
  return suggested.date
}

/** What the dialog begins with. */
export interface WantedMonitoring {
  readonly employee?: WatchedEmployee
  readonly check?: Certificate['check']
  /** The entry whose dates change. */
  readonly replaced?: Pick<Certificate, 'id' | 'start' | 'end'>
  /** The dates of the one that was added before. */
  readonly dates?: Pick<Certificate, 'start' | 'end'>
  /** What was filled in before the session ended or the page was reloaded. */
  readonly kept?: Partial<MonitoringDraft>
}
