import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { companies } from '../../../db/schema/organisation.ts'
import {
  personnelFileCases as cases,
  personnelFileHistory as history,
} from '../../../db/schema/personnel-file.ts'
import type { CaseFacts, HistoryRow } from '../case-rows.ts'
import type { Sending } from './senders.store.ts'

type MailFacts = Pick<HistoryRow, 'event' | 'text' | 'caseId'> &
  Pick<CaseFacts, 'number' | 'name' | 'feedbackDeadline'> & { readonly company: string } & Sending

/** The facts for a mail about a history entry. Undefined if its company is closed. */
export async function mailFactsOf(db: Db, historyId: number): Promise<MailFacts | undefined> {
  const [facts] = await db
    .select({
      event: history.event,
      text: history.text,
      caseId: history.caseId,
      clientNumber: cases.clientNumber,
      source: cases.source,
      number: cases.number,
      name: cases.name,
      company: companies.name,
      feedbackDeadline: cases.feedbackDeadline,
      senderAccountId: cases.senderAccountId,
      senderMachineId: cases.senderMachineId,
    })
    .from(history)
    .innerJoin(cases, eq(cases.id, history.caseId))
    .innerJoin(companies, eq(companies.clientNumber, cases.clientNumber))
    .where(and(eq(history.id, historyId), isNull(companies.closedAt)))
  return facts
}
