import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { accounts } from '../../db/schema/accounts.ts'
import { companies } from '../../db/schema/organisation.ts'
import { memberships } from '../../db/schema/roles.ts'

const { id, pid, email, locale } = accounts
const RECIPIENT = { id, pid, email, locale }
/** Somebody who can sign in and act for a company. */
export type Recipient = Awaited<ReturnType<typeof recipientsAt>>[number]

/** The user with an account, as far as it can sign in and act for a company that is open. */
export async function recipientOf(
  db: Db,
  clientNumber: string,
  accountId: string,
): Promise<Recipient | undefined> {
  const [row] = await recipientsAt(db, clientNumber).where(and(CAN_SIGN_IN, eq(id, accountId)))
  return row
}

/** The user with an email address, likewise. */
export async function recipientWithEmail(
  db: Db,
  clientNumber: string,
  address: string,
): Promise<Recipient | undefined> {
  const [row] = await recipientsAt(db, clientNumber).where(and(CAN_SIGN_IN, eq(email, address.toLowerCase())))
  return row
}

const CAN_SIGN_IN = and(eq(accounts.state, 'active'), isNull(companies.closedAt))

function recipientsAt(db: Db, clientNumber: string) {
  return db
    .select({ ...RECIPIENT, agreed: companies.features })
    .from(accounts)
    .innerJoin(
      memberships,
      and(eq(memberships.accountId, accounts.id), eq(memberships.clientNumber, clientNumber)),
    )
    .innerJoin(companies, eq(companies.clientNumber, memberships.clientNumber))
}
