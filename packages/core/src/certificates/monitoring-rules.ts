import { z } from 'zod'
import { MONITORING_YEARS } from '../limits/index.ts'
import { addMonths, type IsoDate, isoDateSchema, parseIdentityNumber } from '../primitives/index.ts'
import { MEDICAL_CHECK_NAMES } from './medical-checks.ts'

/** What somebody fills in to watch a check. @spec §5 */
export const monitoringSchema = z.strictObject({
  check: z.enum(MEDICAL_CHECK_NAMES),
  start: isoDateSchema,
  /** The last day; null makes a manual entry. */
  end: isoDateSchema.nullable(),
  /** A manual entry that stands for a certificate which the employer has seen. */
  isEmployersStatement: z.boolean().default(false),
})
export type Monitoring = z.output<typeof monitoringSchema>

/** One row of a file of monitorings. */
export const monitoringRowSchema = monitoringSchema.extend({
  /** Its number in the file, the header row counted. */
  row: z.int().min(1).max(10_000_000),
  /** 12 digits. */
  pid: z.string().regex(/^\d{12}$/),
})
export type MonitoringRow = z.output<typeof monitoringRowSchema>

/** What can be wrong with a row, beside its cells. Each is an error code with its sentence. */
export const MONITORING_FAULTS = [
  'MONITORING_START_AFTER_END',
  'MONITORING_ENDED',
  'MONITORING_DATE_FAR_OFF',
  'STATEMENT_WITH_END',
  'EMPLOYEE_NUMBER_INVALID',
  'MONITORING_EMPLOYEE_NOT_FOUND',
  'MONITORING_EMPLOYEE_EXCLUDED',
  'CERTIFICATE_CHANGE_NOT_PERMITTED',
  'MONITORING_TWICE',
] as const
export type MonitoringFaultCode = (typeof MONITORING_FAULTS)[number]

export const monitoringFaultSchema = z.object({ row: z.int(), code: z.enum(MONITORING_FAULTS) })
export type MonitoringFault = z.infer<typeof monitoringFaultSchema>

/** What the dates of a monitoring can have wrong. */
export type MonitoringDateFault = Extract<
  MonitoringFaultCode,
  'MONITORING_START_AFTER_END' | 'MONITORING_ENDED' | 'MONITORING_DATE_FAR_OFF' | 'STATEMENT_WITH_END'
>

/**
 * What is wrong with a monitoring on a day; null for nothing. The start lies before the last day, and the last day is not
 * over.
 * @spec §5
 */
export function monitoringFault(
  { start, end, isEmployersStatement }: Pick<Monitoring, 'start' | 'end' | 'isEmployersStatement'>,
  today: IsoDate,
): MonitoringDateFault | null {
  const months = MONITORING_YEARS * 12
  const isFarOff = (date: IsoDate) => date < addMonths(today, -months) || date > addMonths(today, months)
  if (end !== null && start >= end) return 'MONITORING_START_AFTER_END'
  if (end !== null && end < today) return 'MONITORING_ENDED'
  if (isFarOff(start) || (end !== null && isFarOff(end))) return 'MONITORING_DATE_FAR_OFF'
  return end !== null && isEmployersStatement ? 'STATEMENT_WITH_END' : null
}

/** Whether an identity number, of 12 digits, belongs to somebody: without one no monitoring can be added. @spec §5 */
export function hasValidNumber(pid: string, today: IsoDate): boolean {
  const { kind, endsWithZeroes } = parseIdentityNumber(pid, today)
  return (kind === 'personnummer' || kind === 'samordningsnummer') && !endsWithZeroes
}
