import type { accounts } from '../db/schema/accounts.ts'
import type { companies, units } from '../db/schema/organisation.ts'
import type { memberships, unitRoles } from '../db/schema/roles.ts'
import type { OrganisationRows } from './insert-organisation.store.ts'

/** An organisation or an account of the file, and what becomes of it, in words that hold no personal data. */
export interface Thing {
  readonly name: string
  readonly clientNumber?: string
  readonly account?: { readonly id: string; readonly isNew: boolean; readonly isClosed: boolean }
  readonly changes: readonly string[]
}

type Change<Row> = Readonly<Partial<Row>>

/** What brings the database to what a file says. */
export interface Plan {
  readonly things: Thing[]
  readonly insert: { -readonly [Table in keyof OrganisationRows]: OrganisationRows[Table][number][] }
  readonly companies: { readonly clientNumber: string; readonly set: Change<typeof companies.$inferInsert> }[]
  readonly roots: { readonly id: string; readonly set: Change<typeof units.$inferInsert> }[]
  readonly accounts: { readonly id: string; readonly set: Change<typeof accounts.$inferInsert> }[]
  readonly goneMemberships: (typeof memberships.$inferSelect)[]
  readonly goneRoleIds: (typeof unitRoles.$inferSelect)['id'][]
  /** What the database holds and the file does not. */
  readonly others: readonly string[]
}
