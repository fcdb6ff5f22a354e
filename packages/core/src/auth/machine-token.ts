import { z } from 'zod'
import { machineGrantSchema } from '../features/index.ts'
import { DEADLINES_WITHIN_DAYS, MACHINE_TOKEN_DAYS, MACHINE_TOKEN_OVERLAP_MAX_DAYS } from '../limits/index.ts'
import {
  addCalendarDays,
  addElapsed,
  daysBetween,
  type Instant,
  instantSchema,
  stockholmDate,
} from '../primitives/index.ts'

const DAY_HOURS = 24

/** A token for CI and SFTP hosts; the secret itself is answered once, when it is made. */
export const machineTokenSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  clientNumber: z.string(),
  grants: z.array(machineGrantSchema),
  createdAt: instantSchema,
  /** Who made it, by name. */
  createdBy: z.string(),
  expiresAt: instantSchema,
  lastUsedAt: instantSchema.nullable(),
  /** The token that took its place; this one ends with the overlap. */
  replacedBy: z.uuid().nullable(),
})
export type MachineToken = z.infer<typeof machineTokenSchema>

/** The last moment at which a token made now works: the same time of day on the Stockholm calendar. */
export function machineTokenEnd(madeAt: Instant): Instant {
  return addCalendarDays(madeAt, MACHINE_TOKEN_DAYS)
}

/** Whether HR may keep a token for so many hours beside the one that takes its place. */
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

/** How a token that works stands: in use, ending within a month, or replaced by another and about to end. */
export type MachineTokenStanding =
  | { readonly kind: 'in-use' }
  /** `days` on the Stockholm calendar; 0 on its last day. */
  | { readonly kind: 'ends-soon'; readonly days: number }
  | { readonly kind: 'replaced' }

export function machineTokenStanding(
  { expiresAt, replacedBy }: Pick<MachineToken, 'expiresAt' | 'replacedBy'>,
  now: Instant,
): MachineTokenStanding {
  if (replacedBy !== null) return { kind: 'replaced' }
  const days = Math.max(0, daysBetween(stockholmDate(now), stockholmDate(expiresAt)))
  return days <= DEADLINES_WITHIN_DAYS ? { kind: 'ends-soon', days } : { kind: 'in-use' }
}
