import { z } from 'zod'
import { DEFAULT_MACHINE_GRANTS, type MachineGrant, machineGrantSchema } from '../features/index.ts'
import {
  DEADLINES_WITHIN_DAYS,
  MACHINE_TOKEN_AFTER_MAKER_DAYS,
  MACHINE_TOKEN_DAYS,
  MACHINE_TOKEN_OVERLAP_MAX_DAYS,
} from '../limits/index.ts'
import {
  addCalendarDays,
  addElapsed,
  daysBetween,
  type Instant,
  instantSchema,
  stockholmDate,
} from '../primitives/index.ts'

const DAY_HOURS = 24

/** A token for CI and SFTP hosts. The secret itself is answered only once, when the token is made. */
export const machineTokenSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  clientNumber: z.string(),
  grants: z.array(machineGrantSchema),
  createdAt: instantSchema,
  /** The name of the person who made it. */
  createdBy: z.string(),
  expiresAt: instantSchema,
  lastUsedAt: instantSchema.nullable(),
  /** The last moment of all its grants but sending, since its maker is no HR any more; null while they are. */
  grantsEndAt: instantSchema.nullable(),
  /**
   * The id of the token that replaced this one, which works until the overlap is over; null if it is not replaced.
   */
  replacedBy: z.uuid().nullable(),
})
export type MachineToken = z.infer<typeof machineTokenSchema>

/** The last moment at which a token made now works: the same time of day on the Stockholm calendar. */
export function machineTokenEnd(madeAt: Instant): Instant {
  return addCalendarDays(madeAt, MACHINE_TOKEN_DAYS)
}

/** The last moment at which a token does more than send, if its maker was found to be no HR any more. */
export function grantsEnd(makerLeftAt: Instant): Instant {
  return addCalendarDays(makerLeftAt, MACHINE_TOKEN_AFTER_MAKER_DAYS)
}

/** What a token may be used for at a moment: all that it was granted, or sending alone some time after its maker left. */
export function grantsAt(
  { grants, makerLeftAt }: { readonly grants: readonly MachineGrant[]; readonly makerLeftAt: Instant | null },
  now: Instant,
): readonly MachineGrant[] {
  if (makerLeftAt === null || now <= grantsEnd(makerLeftAt)) return grants
  return grants.filter(grant => DEFAULT_MACHINE_GRANTS.includes(grant))
}

/** Whether a number of hours is allowed as overlap, in which a replaced token still works. */
export function isOverlap(hours: number): boolean {
  return Number.isInteger(hours) && hours >= 0 && hours <= MACHINE_TOKEN_OVERLAP_MAX_DAYS * DAY_HOURS
}

/** When a token that is rotated now ends: after the overlap, and never later than it would have. */
export function overlapEnd(
  { expiresAt }: Pick<MachineToken, 'expiresAt'>,
  now: Instant,
  hours: number,
): Instant {
  const end = addElapsed(now, { hours })
  return end < expiresAt ? end : expiresAt
}

/** What state a working token is in: in use, ending within a month, or replaced and about to end. */
type MachineTokenState =
  | { readonly kind: 'in-use' }
  /** `days` on the Stockholm calendar; 0 on its last day. */
  | { readonly kind: 'ends-soon'; readonly days: number }
  | { readonly kind: 'replaced' }

export function machineTokenState(
  { expiresAt, replacedBy }: Pick<MachineToken, 'expiresAt' | 'replacedBy'>,
  now: Instant,
): MachineTokenState {
  if (replacedBy !== null) return { kind: 'replaced' }
  const days = Math.max(0, daysBetween(stockholmDate(now), stockholmDate(expiresAt)))
  return days <= DEADLINES_WITHIN_DAYS ? { kind: 'ends-soon', days } : { kind: 'in-use' }
}
