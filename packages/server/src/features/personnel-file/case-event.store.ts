import { type CaseEvent, type CaseRefusal, caseAfter, isOpenCase } from '@salvia/core/personnel-file'
import type { Instant } from '@salvia/core/primitives'
import { eq } from 'drizzle-orm'
import type { Person } from '../../access/caller.ts'
import { personName } from '../../access/person-name.ts'
import type { Db } from '../../db/database.ts'
import {
  personnelFileCases as cases,
  personnelFileHistory as history,
} from '../../db/schema/personnel-file.ts'
import type { CaseFacts } from './case-rows.ts'
import { stateOf } from './cases.store.ts'
import { clearStaged } from './clear-staged.store.ts'

/** Something that happens to a case. */
interface CaseHappening {
  readonly event: CaseEvent
  readonly at: Instant
  /** The case worker, or the customer's user who answers. Null for the system itself. */
  readonly by: Person | null
  /** The question, the reply, the reason, or the code of an incident. */
  readonly text?: string
}

type CaseMove =
  | { readonly kind: 'moved'; readonly historyId: number }
  | { readonly kind: 'refused'; readonly reason: CaseRefusal }

/**
 * Moves a case that the transaction has locked, by the state machine, and writes its history. If the case is finished
 * by it, deletes its staged rows in the same transaction.
 */
export async function moveCase(tx: Db, row: CaseFacts, happening: CaseHappening): Promise<CaseMove> {
  const { event, at, by, text } = happening
  const outcome = caseAfter(await stateOf(tx, row), event, at)
  if (outcome.kind === 'refused') return outcome
  const isFinished = !isOpenCase(outcome.status)
  await tx
    .update(cases)
    .set({
      status: outcome.status,
      feedbackDeadline: outcome.feedbackDeadline,
      ...(isFinished && { finishedAt: at }),
      ...(outcome.status === 'IMPORTED' && { importedAt: at }),
    })
    .where(eq(cases.id, row.id))
  if (isFinished) await clearStaged(tx, row.id)
  const [entry] = await tx
    .insert(history)
    .values({
      caseId: row.id,
      at,
      event,
      fromStatus: row.status,
      toStatus: outcome.status,
      byName: by && personName(by),
      byCaseWorker: by?.isCaseWorker ?? false,
      byAccountId: by?.accountId ?? null,
      text: text ?? null,
    })
    .returning({ id: history.id })
  if (!entry) throw new Error('The history took no entry.')
  return { kind: 'moved', historyId: entry.id }
}
