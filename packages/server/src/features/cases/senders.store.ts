import type { Locale } from '@salvia/core/i18n'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { type AccountState, accounts } from '../../db/schema/accounts.ts'
import { machineTokens } from '../../db/schema/sessions.ts'
import type { CaseFacts } from '../personnel-file/case-rows.ts'

/** To whom questions about a file go. */
export interface Recipient {
  readonly email: string
  readonly locale: Locale
  readonly state: AccountState
}

/** The account that sent a file; for a machine token, the one who made it. */
export async function recipientOf(
  db: Db,
  { senderAccountId, senderMachineId }: Pick<CaseFacts, 'senderAccountId' | 'senderMachineId'>,
): Promise<Recipient | undefined> {
  const accountId = senderAccountId ?? (senderMachineId && (await makerOf(db, senderMachineId)))
  if (!accountId) return undefined
  const [account] = await db
    .select({ email: accounts.email, locale: accounts.locale, state: accounts.state })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  return account
}

async function makerOf(db: Db, machineId: string): Promise<string | undefined> {
  const [token] = await db
    .select({ createdBy: machineTokens.createdBy })
    .from(machineTokens)
    .where(eq(machineTokens.id, machineId))
  return token?.createdBy
}
