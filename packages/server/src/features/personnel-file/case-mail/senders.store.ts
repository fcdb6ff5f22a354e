import type { Locale } from '@salvia/core/i18n'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { holds } from '../../../access/case-worker-functions.store.ts'
import { isWorking, workingCaseWorkers } from '../../../access/case-workers.store.ts'
import { hrOfCompany } from '../../../access/hr.store.ts'
import type { Db } from '../../../db/database.ts'
import { type AccountState, accounts } from '../../../db/schema/accounts.ts'
import { personnelFileHistory as history } from '../../../db/schema/personnel-file.ts'
import { machineTokens } from '../../../db/schema/sessions.ts'
import type { CaseFacts } from '../case-rows.ts'

/** A recipient of questions about a file. */
export interface Recipient {
  readonly email: string
  readonly locale: Locale
  readonly state: AccountState
  /** False for a case worker who does not handle personnel files. */
  readonly readsFiles: boolean
}

/** The sender of a file, and its company. */
export type Sending = Pick<CaseFacts, 'clientNumber' | 'source' | 'senderAccountId' | 'senderMachineId'>

/** The accounts with these ids, ordered by email. */
export async function recipientsOf(db: Db, ids: readonly string[]): Promise<Recipient[]> {
  if (ids.length === 0) return []
  return db
    .select({
      ...{ email: accounts.email, locale: accounts.locale, state: accounts.state },
      readsFiles: sql<boolean>`(not ${accounts.isCaseWorker} or ${holds('personnel-files')})`,
    })
    .from(accounts)
    .where(inArray(accounts.id, [...ids]))
    .orderBy(asc(accounts.email))
}

/** The senders of a file, as far as they can be asked about it. */
export async function sendersOf(db: Db, sending: Sending): Promise<Recipient[]> {
  return recipientsOf(db, await senderIds(db, sending))
}

/**
 * Who gets mail about a file: its sender. If a case worker sent it for the customer, everybody who is HR there, and
 * without any HR that case worker, who knows whom to ask.
 */
export async function recipientIds(db: Db, sending: Sending): Promise<string[]> {
  const hr = sending.source === 'ADMIN' ? await hrOfCompany(db, sending.clientNumber) : []
  return hr.length > 0 ? hr : senderIds(db, sending)
}

/**
 * The account that sent a file. For a machine token, its maker while still HR of the company, afterwards everybody who
 * is HR.
 */
async function senderIds(
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

/**
 * The case worker who asked last, all who handle personnel files if that one handles them no more or was not stored.
 */
export async function workersToTell(db: Db, caseId: string): Promise<string[]> {
  const [asker] = await db
    .select({ id: accounts.id, isWorking: sql<boolean>`${and(isWorking(), holds('personnel-files'))}` })
    .from(history)
    .leftJoin(accounts, eq(accounts.id, history.byAccountId))
    .where(and(eq(history.caseId, caseId), eq(history.event, 'ask')))
    .orderBy(desc(history.id))
    .limit(1)
  if (asker?.id && asker.isWorking) return [asker.id]
  return workingCaseWorkers(db, 'personnel-files')
}
