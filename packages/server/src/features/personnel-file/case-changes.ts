import {
  CHANGE_KINDS,
  type ChangedPerson,
  type ChangeKind,
  type Changes,
  type ChangesPage,
  type ChangesQuery,
  firstKind,
  isExtensiveChange,
  isOpenCase,
} from '@salvia/core/personnel-file'
import { type Instant, mask, maskPersonalData } from '@salvia/core/primitives'
import { addView } from '../../access/audit.store.ts'
import type { Caller } from '../../access/caller.ts'
import type { Db } from '../../db/database.ts'
import type { CaseFacts } from './case-rows.ts'
import {
  type ChangeCounts,
  type ChangedRange,
  type ChangedRow,
  countChanges,
  countImported,
  selectChanged,
  selectImported,
  stagedRows,
} from './import/changes.store.ts'

/** The caller who asks for a page of changes, and when. */
interface ChangesViewer {
  readonly caller: Caller
  readonly now: Instant
}

/**
 * The changes compared with today while the case is open, else those counted when it ended. Undefined if the rows are
 * not staged.
 */
export async function countsOf(db: Db, row: CaseFacts): Promise<ChangeCounts | undefined> {
  if (isOpenCase(row.status)) return row.stagedAt ? countChanges(db, stagedRows(row)) : undefined
  const { before, joining, leaving, moving } = row
  if (before === null || joining === null || leaving === null || moving === null) return undefined
  return { before, joining, leaving, moving }
}

/** Whether the rows of a case are being staged, or are queued for it. */
export function isBeingStaged({ status, stagedAt, stagingFailedAt }: CaseFacts): boolean {
  return isOpenCase(status) && !stagedAt && !stagingFailedAt
}

/** The counts as a text, to tell whether they are those that were confirmed. */
export function countsText({ before, joining, leaving, moving }: ChangeCounts): string {
  return [before, joining, leaving, moving].join(' ')
}

/** Whether a case worker has confirmed an extensive change with exactly these counts. */
export function isConfirmed(row: CaseFacts, counts: ChangeCounts): boolean {
  return row.confirmedChanges === countsText(counts)
}

export function changesOf(row: CaseFacts, counts: ChangeCounts | undefined): Changes {
  if (!counts) return { state: isBeingStaged(row) ? 'counting' : 'not-counted' }
  return countedChanges(counts, row.leftOut ?? 0)
}

export function countedChanges(counts: ChangeCounts, leftOut: number): Changes {
  const after = counts.before + counts.joining - counts.leaving
  return { state: 'counted', ...counts, after, leftOut, extensive: isExtensiveChange(counts) }
}

/** A page of those whom a case changes, or has changed when it was imported. The view is audited. */
export async function caseChangesPage(
  db: Db,
  row: CaseFacts,
  query: ChangesQuery,
  viewer: ChangesViewer,
): Promise<ChangesPage> {
  const counts = await countsOf(db, row)
  const changes = changesOf(row, counts)
  if (!counts) return uncountedPage(changes, query)
  const isOpen = isOpenCase(row.status)
  return changesPage(db, query, {
    ...{ changes, counts, viewer, clientNumber: row.clientNumber, object: row.id },
    named: async kind => (isOpen ? counts[kind] : countImported(db, row.id, kind)),
    select: range => (isOpen ? selectChanged(db, stagedRows(row), range) : selectImported(db, row.id, range)),
  })
}

/** A page without people, while or because nothing is counted. */
export function uncountedPage(changes: Changes, { kind, page, pageSize }: ChangesQuery): ChangesPage {
  return { changes, kind: kind ?? CHANGE_KINDS[0], items: [], total: 0, page, pageSize }
}

interface ChangesSource {
  readonly changes: Changes
  readonly counts: ChangeCounts
  /** How many of a kind can be named. */
  readonly named: (kind: ChangeKind) => Promise<number>
  readonly select: (range: ChangedRange) => Promise<ChangedRow[]>
  readonly viewer: ChangesViewer
  readonly clientNumber: string
  /** The case or the draft. */
  readonly object: string
}

/** A page of people, with the names that the viewer may see. Which employees were shown is audited. */
export async function changesPage(
  db: Db,
  query: ChangesQuery,
  { changes, counts, named, select, viewer, clientNumber, object }: ChangesSource,
): Promise<ChangesPage> {
  const { page, pageSize, kind = firstKind(counts) } = query
  const total = await named(kind)
  const offset = (page - 1) * pageSize
  const rows = offset < total ? await select({ kind, limit: pageSize, offset }) : []
  const employees = rows.flatMap(({ employeeId }) => employeeId ?? [])
  await addView(db, {
    ...{
      at: viewer.now,
      actor: viewer.caller,
      action: 'personnel-file-changes-viewed',
      clientNumber,
      object,
    },
    details: { kind, page, total, employees },
  })
  return { changes, kind, items: rows.map(changedPerson), total, page, pageSize }
}

function changedPerson({ employeeId, row, isProtected, ...stored }: ChangedRow): ChangedPerson {
  const { fromPath: from, toPath } = stored
  const isMasked = employeeId === null
  const shown = (name: string | null): string => (isMasked ? mask('name', name ?? '') : (name ?? ''))
  const name = `${shown(stored.firstName)} ${shown(stored.lastName)}`.trim()
  // Columns may be shifted, so a unit of the file may be a number or an address.
  return { employeeId, row, name, isMasked, isProtected, from, to: toPath?.map(maskPersonalData) ?? null }
}
