import type { Contract } from '@salvia/core/api'
import { COMPARED_ROWS_MAX } from '@salvia/core/limits'
import { type ChangesPage, STANDARD_TEMPLATE } from '@salvia/core/personnel-file'
import { mask, stockholmDate } from '@salvia/core/primitives'
import type { Context } from '../../http/handler.ts'
import { SharedRuns } from '../../turns/shared-runs.ts'
import { changesPage, countedChanges, uncountedPage } from './case-changes.ts'
import { beginComparing, compareRows, finishComparing, type RowToCompare } from './compared.store.ts'
import { type DraftRow, findDraft, templateOfDraft } from './drafts.store.ts'
import { comparedRows, countChanges, selectChanged } from './import/changes.store.ts'
import { readInTurn } from './reading-turns.ts'

/** A call of the customer, or of a case worker on its behalf. */
type ChangesCall = Pick<
  Context<Contract['personnelFile']['draftChanges']>,
  'services' | 'params' | 'query' | 'caller' | 'now' | 'gone' | 'fail'
>

const CHUNK_ROWS = 1000
const comparisons = new SharedRuns<boolean>()

/**
 * A page of those who would join, leave or move if a draft were imported today. The first call reads the file again and
 * compares its rows with the employees. Only masked names and units are stored.
 */
export async function draftChanges(call: ChangesCall): Promise<ChangesPage> {
  const { services, params, query, now, caller } = call
  const draft = await findDraft(services.db, { ...params, now })
  if (!draft) throw call.fail('NOT_FOUND')
  if (!draft.verdict) throw call.fail('DRAFT_NOT_REVIEWED')
  if (draft.verdict.outcome === 'rejected') throw call.fail('DRAFT_REJECTED')
  if (!draft.comparedAt && !(await isComparedNow(call, draft))) {
    return uncountedPage({ state: 'not-counted' }, query)
  }
  const compared = comparedRows(draft)
  const counts = await countChanges(services.db, compared)
  return changesPage(services.db, query, {
    changes: countedChanges(counts, draft.leftOut ?? 0),
    counts,
    named: async kind => counts[kind],
    select: range => selectChanged(services.db, compared, range),
    viewer: { caller, now },
    clientNumber: draft.clientNumber,
    object: draft.id,
  })
}

/** False for a file that is too large or cannot be read to its end. Its changes are counted once it is sent. */
async function isComparedNow({ services, now, gone }: ChangesCall, draft: DraftRow): Promise<boolean> {
  if ((draft.verdict?.rows ?? 0) > COMPARED_ROWS_MAX) return false
  return comparisons.join(draft.id, signal => compare(services, { draft, now }, signal), gone)
}

async function compare(
  services: ChangesCall['services'],
  { draft, now }: Pick<ChangesCall, 'now'> & { readonly draft: DraftRow },
  signal: AbortSignal,
): Promise<boolean> {
  const { db } = services
  const template = (await templateOfDraft(db, draft.id)) ?? STANDARD_TEMPLATE
  return readInTurn(services, draft, {
    signal,
    async read(reading, path) {
      await beginComparing(db, draft.id)
      const today = stockholmDate(now)
      const request = {
        kind: 'stage',
        path,
        name: draft.name,
        template,
        today,
        chunkRows: CHUNK_ROWS,
      } as const
      let answer = await reading.ask(request, { signal })
      for (; answer.kind === 'rows'; answer = await reading.ask({ kind: 'next' }, { signal })) {
        await compareRows(db, draft, maskedRows(answer.staged))
      }
      if (answer.kind !== 'end') {
        services.log.error('personnel-file-not-compared', { draftId: draft.id, reason: answer.kind })
        return false
      }
      await finishComparing(db, draft.id, now)
      return true
    },
  })
}

/** The columns of the rows that are compared, with masked names. @param staged rows as JSON, as they are staged */
function maskedRows(staged: string): RowToCompare[] {
  const rows: (RowToCompare & Record<'first_name' | 'last_name', string | null>)[] = JSON.parse(staged)
  return rows.map(({ row, pid, unit_path, first_name, last_name, protected_identity }) => ({
    ...{ row, pid, unit_path, protected_identity },
    first_name: mask('name', first_name ?? ''),
    last_name: mask('name', last_name ?? ''),
  }))
}
