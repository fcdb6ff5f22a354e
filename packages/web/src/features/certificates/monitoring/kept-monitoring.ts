import { MEDICAL_CHECK_NAMES, type PersonCertificates } from '@salvia/core/certificates'
import { type IsoDate, isoDateSchema, takeOutIdentityNumbers } from '@salvia/core/primitives'
import { z } from 'zod'
import { forgetDraft, keptDraft } from '../../../state/kept-draft.ts'
import { listedName, type MonitoringDraft, type WantedMonitoring } from './draft.ts'

const nameOf = (clientNumber: string): string => `monitoring ${clientNumber}`

/** A monitoring that is kept for the tab: as it was typed, without what was searched for and the name of the employee. */
const keptMonitoringSchema = z.object({
  /** The pidHash; null while nobody was chosen. */
  employee: z.string().nullable(),
  check: z.enum(['', ...MEDICAL_CHECK_NAMES]),
  start: z.string(),
  end: z.string(),
  /** The entry whose dates change. */
  replaced: z.object({ id: z.uuid(), start: isoDateSchema, end: isoDateSchema.nullable() }).nullable(),
})
export type KeptMonitoring = z.output<typeof keptMonitoringSchema>

/** What is kept of a draft while the page is not there. */
export function monitoringToKeep(
  clientNumber: string,
  { employee, check, start, end }: MonitoringDraft,
  replaced: WantedMonitoring['replaced'],
  today: IsoDate,
): Readonly<Record<string, KeptMonitoring>> {
  const written = (text: string): string => takeOutIdentityNumbers(text, today).text
  return {
    [nameOf(clientNumber)]: {
      ...{ employee: employee?.pidHash ?? null, check, start: written(start), end: written(end) },
      replaced: replaced ? { id: replaced.id, start: replaced.start, end: replaced.end } : null,
    },
  }
}

/** The monitoring that the signed-in user has begun at a company and that is not in memory; undefined for none. */
export const keptMonitoring = (clientNumber: string): KeptMonitoring | undefined =>
  keptMonitoringSchema.safeParse(keptDraft(nameOf(clientNumber))).data

export const forgetMonitoring = (clientNumber: string): void => forgetDraft(nameOf(clientNumber))

/**
 * What the dialog begins with to go on with a kept monitoring.
 * @param person whom it is of; null for somebody whom the user no longer sees, and who must be chosen again
 */
export function wantedOf(
  { check, start, end, replaced }: KeptMonitoring,
  person: PersonCertificates | null,
): WantedMonitoring {
  const { employee = null } = person?.mayChange && person.employee.hasValidNumber ? person : {}
  const kept = { employee, search: employee ? listedName(employee) : '', check, start, end }
  if (replaced === null || employee === null || check === '') return { kept }
  return { employee, check, replaced, kept: { start, end } }
}
