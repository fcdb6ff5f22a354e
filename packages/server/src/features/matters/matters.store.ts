import {
  awaitsAnswerAfter,
  awaitsAnswerAt,
  locksAt,
  MATTER_KINDS,
  MATTER_STEPS,
  type MatterKind,
  stateAfterMessage,
} from '@salvia/core/matters'
import type { Instant } from '@salvia/core/primitives'
import { asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { accounts } from '../../db/schema/accounts.ts'
import { matterSteps, matters } from '../../db/schema/matters.ts'

export type Matter = typeof matters.$inferSelect
type MatterStepRow = typeof matterSteps.$inferSelect
export type MatterChange = Partial<Omit<Matter, 'id' | 'kind' | 'number' | 'version' | 'clientNumber'>>

/** The number of the next matter of a kind, from the sequence that its table brings. One that is not used, since its matter failed, stays unused. */
export async function nextMatterNumber(tx: Db, kind: MatterKind): Promise<number> {
  const { rows } = await tx.execute<{ number: number }>(
    sql`select nextval(${`${kind.replaceAll('-', '_')}_numbers`})::int as number`,
  )
  const [row] = rows
  if (!row) throw new Error('The matter was not numbered.')
  return row.number
}

/** Matters with these ids, in the same order. Those that are gone are missing. */
export async function mattersWithIds(db: Db, ids: readonly string[]): Promise<Matter[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select()
    .from(matters)
    .where(inArray(matters.id, [...ids]))
  const byId = new Map(rows.map(row => [row.id, row]))
  return ids.flatMap(id => byId.get(id) ?? [])
}

/** Locks a matter until the transaction ends. Nothing happens for one that is gone. */
export async function lockMatter(tx: Db, id: string): Promise<void> {
  await tx.select({ id: matters.id }).from(matters).where(eq(matters.id, id)).for('update')
}

/** Changes a matter that is locked. Its version grows. What else is known of it stays. */
export async function changeMatter<M extends Pick<Matter, 'id'>>(
  tx: Db,
  matter: M,
  change: MatterChange,
): Promise<M & Matter> {
  const [row] = await tx
    .update(matters)
    .set({ ...change, version: sql`${matters.version} + 1` })
    .where(eq(matters.id, matter.id))
    .returning(getTableColumns(matters))
  if (!row) throw new Error(`The matter ${matter.id} is gone.`)
  return Object.assign({ ...matter }, row)
}

/** A case worker has done something that changes nothing of what the customer sees: the version stays. */
export async function keepTouched(tx: Db, id: string, at: Instant): Promise<void> {
  await tx.update(matters).set({ touchedAt: at }).where(eq(matters.id, id))
}

/** A message as far as it changes its matter. */
interface WrittenMessage {
  readonly party: 'customer' | 'provider'
  readonly asksForAnswer: boolean
  readonly at: Instant
}

/** What a message changes of a matter: its events, its lock, and whose turn it is. @spec §4 */
export function messageChange(
  matter: Pick<
    Matter,
    'kind' | 'state' | 'closedBy' | 'locksAt' | 'handledAt' | 'unanswered' | 'awaitsAnswer'
  >,
  { party, asksForAnswer, at }: WrittenMessage,
): MatterChange {
  const { kind, state, handledAt, unanswered } = matter
  const next = stateAfterMessage(MATTER_KINDS[kind], state, party)
  const isOpenedAgain = state === 'closed' && next !== state
  const handled = isOpenedAgain ? at : handledAt
  return {
    latestEventAt: at,
    awaitsAnswer: awaitsAnswerAfter(awaitsAnswerAt(matter, at), { party, asksForAnswer }),
    locksAt: next === 'handled' ? locksAt({ handledAt: handled, lastMessageAt: at }) : null,
    ...(next !== state && { state: next, closedBy: null, handledAt: next === 'handled' ? at : null }),
    ...(party === 'provider' ? { touchedAt: at, unanswered: 0 } : { unanswered: unanswered + 1 }),
  }
}

/** The steps of a matter as they were taken; those of one act have one moment. */
export async function stepsOf(db: Db, matterId: string): Promise<MatterStepRow[]> {
  const rows = await db
    .select()
    .from(matterSteps)
    .where(eq(matterSteps.matterId, matterId))
    .orderBy(asc(matterSteps.at))
  const place = ({ event }: MatterStepRow) => MATTER_STEPS.indexOf(event)
  return rows.toSorted((a, b) => (a.at === b.at ? place(a) - place(b) : a.at < b.at ? -1 : 1))
}

export async function insertStep(tx: Db, step: Omit<typeof matterSteps.$inferInsert, 'id'>): Promise<void> {
  await tx.insert(matterSteps).values(step)
}

/** The name and the email address of the owner of an account. */
export async function ownerOf(
  db: Db,
  accountId: string,
): Promise<Pick<typeof accounts.$inferSelect, 'firstName' | 'lastName' | 'email'>> {
  const { firstName, lastName, email } = accounts
  const [row] = await db
    .select({ firstName, lastName, email })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  if (!row) throw new Error(`There is no account ${accountId}.`)
  return row
}
