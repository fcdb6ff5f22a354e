import type { accounts } from '../db/schema/accounts.ts'
import type { companies, units } from '../db/schema/organisation.ts'
import type { memberships, unitRoles } from '../db/schema/roles.ts'
import type { OrganisationRows } from './insert-organisation.store.ts'

/** An organisation or an account of the file, and what becomes of it, in words that hold no personal data. */
export interface Thing {
  readonly name: string
  readonly clientNumber?: string
  readonly account?: {
    readonly id: string
    /** New, or open again: its owner is told how to activate it. */
    readonly isInvited: boolean
  }
  /** Closed before, and the file says nothing of it. */
  readonly staysClosed: boolean
  readonly changes: readonly string[]
}

/** What a file says of an organisation or an account; where it says nothing, that stays as it is. */
export const PROVISIONED_STATES = ['open', 'closed'] as const
export type ProvisionedState = (typeof PROVISIONED_STATES)[number]

/** Something that is closed or reopened once everything else is done. */
interface StateChange {
  readonly of: { readonly clientNumber: string } | { readonly accountId: string }
  readonly to: ProvisionedState
}

/** The state that something goes over to, where what is said is another than what stands. */
export function newState(
  said: ProvisionedState | undefined,
  isClosed: boolean,
): ProvisionedState | undefined {
  return said !== undefined && (said === 'closed') !== isClosed ? said : undefined
}

/** In the words of a line. */
export const STATE_WORDS: Readonly<Record<ProvisionedState, string>> = { open: 'reopened', closed: 'closed' }

type Change<Row> = Readonly<Partial<Row>>

/** What brings the database to what a file says. */
export interface Plan {
  readonly things: Thing[]
  readonly insert: { -readonly [Table in keyof OrganisationRows]: OrganisationRows[Table][number][] }
  readonly companies: { readonly clientNumber: string; readonly set: Change<typeof companies.$inferInsert> }[]
  readonly roots: { readonly id: string; readonly set: Change<typeof units.$inferInsert> }[]
  readonly accounts: { readonly id: string; readonly set: Change<typeof accounts.$inferInsert> }[]
  readonly states: StateChange[]
  readonly goneMemberships: (typeof memberships.$inferSelect)[]
  readonly goneRoleIds: (typeof unitRoles.$inferSelect)['id'][]
  /** What the database holds and the file does not. */
  readonly others: readonly string[]
}
