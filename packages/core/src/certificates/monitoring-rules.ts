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
})
export type Monitoring = z.output<typeof monitoringSchema>

/** What the dates of a monitoring can have wrong. Each is an error code with its sentence. */
export type MonitoringFault = 'MONITORING_START_AFTER_END' | 'MONITORING_ENDED' | 'MONITORING_DATE_FAR_OFF'

/**
 * What is wrong with the dates of a monitoring on a day; null for nothing. The start lies before the last day, and the
 * last day is not over.
 * @spec §5
 */
export function monitoringFault(
  { start, end }: Pick<Monitoring, 'start' | 'end'>,
  today: IsoDate,
): MonitoringFault | null {
  const months = MONITORING_YEARS * 12
  const isFarOff = (date: IsoDate) => date < addMonths(today, -months) || date > addMonths(today, months)
  if (end !== null && start >= end) return 'MONITORING_START_AFTER_END'
  if (end !== null && end < today) return 'MONITORING_ENDED'
  return isFarOff(start) || (end !== null && isFarOff(end)) ? 'MONITORING_DATE_FAR_OFF' : null
}

/** Whether an identity number of 12 digits belongs to somebody: without one no monitoring can be added. @spec §5 */
export function hasValidNumber(pid: string, today: IsoDate): boolean {
  const { kind, endsWithZeroes } = parseIdentityNumber(pid, today)
  return (kind === 'personnummer' || kind === 'samordningsnummer') && !endsWithZeroes
}
