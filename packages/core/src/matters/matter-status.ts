import { defineStatuses, type Text, type Tone } from '../i18n/index.ts'
import { type StatusRules, statusByRules } from '../lists/index.ts'
import type { Instant } from '../primitives/index.ts'

/** The status of a matter at a moment. @spec §4 */
export const matterStatuses = defineStatuses({
  sent: { text: { sv: 'Inskickad', en: 'Submitted' }, tone: 'info' },
  received: { text: { sv: 'Mottagen', en: 'Received' }, tone: 'accent' },
  handled: { text: { sv: 'Hanterad', en: 'Handled' }, tone: 'success' },
  closed: { text: { sv: 'Låst', en: 'Locked' }, tone: 'neutral' },
})
export type MatterStatus = (typeof matterStatuses.codes)[number]

/** The states of what is still worked on. */
export const OPEN_MATTER_STATES: readonly MatterStatus[] = ['sent', 'received']

/** How a matter ended: by itself two weeks after it was handled, by the provider, or by its maker. */
export const MATTER_ENDINGS = {
  locked: { text: { sv: 'Låst', en: 'Locked' } },
  closed: { text: { sv: 'Avslutad', en: 'Closed' } },
  withdrawn: { text: { sv: 'Återkallad', en: 'Withdrawn' } },
} as const satisfies Record<string, { text: Text }>
export type MatterEnding = keyof typeof MATTER_ENDINGS

/** How a status is shown: how the matter ended, where it has. */
export function shownMatterStatus(
  status: MatterStatus,
  ending: MatterEnding | null,
): { text: Text; tone: Tone } {
  const { text, tone } = matterStatuses.table[status]
  return { text: ending === null ? text : MATTER_ENDINGS[ending].text, tone }
}

/** What is stored of where a matter stands. */
export interface MatterProgress {
  readonly state: MatterStatus
  /** Who closed it; null unless `state` is closed. */
  readonly closedBy: 'provider' | 'maker' | null
  /** The last moment for replies; null unless it is handled. */
  readonly locksAt: Instant | null
}

/** Where a matter stands, by what is stored. A handled one past its lock is closed. @spec §4 */
export const MATTER_STATUS_RULES: StatusRules<MatterStatus, 'state' | 'locksAt'> = {
  sent: [{ state: ['sent'] }],
  received: [{ state: ['received'] }],
  handled: [{ state: ['handled'], locksAt: 'coming' }],
  closed: [{ state: ['closed'] }, { state: ['handled'], locksAt: 'passed' }],
}

/** Where a matter stands at a moment. @spec §4 */
export function matterStatusAt({ state, locksAt }: MatterProgress, now: Instant): MatterStatus {
  return statusByRules(MATTER_STATUS_RULES, { state, locksAt }, now)
}

/** How a matter ended; null for one that is going on. */
export function matterEndingAt(matter: MatterProgress, now: Instant): MatterEnding | null {
  if (matterStatusAt(matter, now) !== 'closed') return null
  if (matter.state !== 'closed') return 'locked'
  return matter.closedBy === 'maker' ? 'withdrawn' : 'closed'
}
