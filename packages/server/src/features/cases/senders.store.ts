import type { Locale } from '@salvia/core/i18n'
import { asc, eq, inArray } from 'drizzle-orm'
import { hrOfCompany } from '../../access/hr.store.ts'
import type { Db } from '../../db/database.ts'
import { accounts } from '../../db/schema/accounts.ts'
import { machineTokens } from '../../db/schema/sessions.ts'
import type { CaseFacts } from '../personnel-file/case-rows.ts'

/** To whom questions about a file go. */
export interface Recipient {
  readonly email: string
  readonly locale: Locale
}

/** Who sent a file, and for whom. */
type Sending = Pick<CaseFacts, 'clientNumber' | 'senderAccountId' | 'senderMachineId'>

/**
 * The account that sent a file; for a machine token the one who made it, while that one is HR of the company. A token
 * outlives its maker: afterwards all who are HR are asked.
 */
export async function recipientsOf(db: Db, sending: Sending): Promise<Recipient[]> {
  const ids = await recipientIds(db, sending)
  if (ids.length === 0) return []
  return db
    .select({ email: accounts.email, locale: accounts.locale })
    .from(accounts)
    .where(inArray(accounts.id, ids))
    .orderBy(asc(accounts.email))
}

async function recipientIds(
  db: Db,
  { clientNumber, senderAccountId, senderMachineId }: Sending,
): Promise<string[]> {
  if (senderAccountId !== null) return [senderAccountId]
  const maker = senderMachineId === null ? undefined : await makerOf(db, senderMachineId)
  const hr = await hrOfCompany(db, clientNumber)
  if (maker !== undefined && (hr.includes(maker) || hr.length === 0)) return [maker]
  return hr
}

async function makerOf(db: Db, machineId: string): Promise<string | undefined> {
  const [token] = await db
    .select({ createdBy: machineTokens.createdBy })
    .from(machineTokens)
    .where(eq(machineTokens.id, machineId))
  return token?.createdBy
}
