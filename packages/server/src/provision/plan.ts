import type { CaseWorkerFunction } from '@salvia/core/case-worker-functions'
import type { accounts } from '../db/schema/accounts.ts'
import type { companies, units } from '../db/schema/organisation.ts'
import type { memberships, unitRoles } from '../db/schema/roles.ts'
import type { OrganisationRows } from './insert-organisation.store.ts'

/** An organisation or an account of the file, and what happens to it, described without personal data. */
export interface Thing {
  readonly name: string
  readonly clientNumber?: string
  readonly account?: {
    readonly id: string
    /** New or reopened, so its owner is told how to activate it. */
    readonly isInvited: boolean
  }
  /** Closed before, and the file does not reopen it. */
  readonly staysClosed: boolean
  readonly changes: readonly string[]
}

/** The state of an organisation or an account in the file. If absent, the state stays as it is. */
export const PROVISIONED_STATES = ['open', 'closed'] as const
export type ProvisionedState = (typeof PROVISIONED_STATES)[number]

/** A change of state, made after everything else. */
interface StateChange {
  readonly of: { readonly clientNumber: string } | { readonly accountId: string }
  readonly to: ProvisionedState
}

/** The functions that an account of a case worker is given, and those taken from it. */
interface FunctionsChange {
  readonly accountId: string
  readonly given: readonly CaseWorkerFunction[]
  readonly taken: readonly CaseWorkerFunction[]
}

/** The new state, if the file asks for another one than the present. */
export function newState(
  said: ProvisionedState | undefined,
  isClosed: boolean,
): ProvisionedState | undefined {
  return said !== undefined && (said === 'closed') !== isClosed ? said : undefined
}

/** The word for each state in the printed lines. */
export const STATE_WORDS: Readonly<Record<ProvisionedState, string>> = { open: 'reopened', closed: 'closed' }

type Change<Row> = Readonly<Partial<Row>>

/** The changes that make the database match a file. */
export interface Plan {
  readonly things: Thing[]
  readonly insert: { -readonly [Table in keyof OrganisationRows]: OrganisationRows[Table][number][] }
  readonly companies: { readonly clientNumber: string; readonly set: Change<typeof companies.$inferInsert> }[]
  readonly roots: { readonly id: string; readonly set: Change<typeof units.$inferInsert> }[]
  readonly accounts: { readonly id: string; readonly set: Change<typeof accounts.$inferInsert> }[]
  readonly functions: FunctionsChange[]
  readonly states: StateChange[]
  readonly goneMemberships: (typeof memberships.$inferSelect)[]
  readonly goneRoleIds: (typeof unitRoles.$inferSelect)['id'][]
  /** What is in the database but not in the file. */
  readonly others: readonly string[]
}
