import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { companies } from '../../db/schema/organisation.ts'
import {
  personnelFileCases as cases,
  personnelFileHistory as history,
} from '../../db/schema/personnel-file.ts'
import type { CaseRow, HistoryRow } from '../personnel-file/case-rows.ts'

type MailFacts = Pick<HistoryRow, 'event' | 'text' | 'caseId'> &
  Pick<CaseRow, 'number' | 'name' | 'feedbackDeadline' | 'senderAccountId' | 'senderMachineId'>

/** What a mail about a history entry tells; undefined where its company is closed. */
export async function mailFactsOf(db: Db, historyId: number): Promise<MailFacts | undefined> {
  const [facts] = await db
    .select({
      event: history.event,
      text: history.text,
      caseId: history.caseId,
      number: cases.number,
      name: cases.name,
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
