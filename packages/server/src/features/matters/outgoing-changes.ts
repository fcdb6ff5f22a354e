import type { OutgoingKind } from '@salvia/core/feed-catalogue'
import type { Locale } from '@salvia/core/i18n'
import { CHANGES_AT_ONCE } from '@salvia/core/limits'
import type { Instant } from '@salvia/core/primitives'
import { addAudit } from '../../access/audit.store.ts'
import type { ProviderSystem } from '../../access/caller.ts'
import type { Db } from '../../db/database.ts'
import type { Services } from '../../services.ts'
import { changesAfter, type PartsOfMatters, partsOfMatters } from './outgoing-changes.store.ts'

/** A call of one of the provider's systems for what has changed. */
interface ChangesCall {
  readonly services: Services
  readonly caller: ProviderSystem
  readonly query: { readonly after?: number | undefined; readonly limit?: number | undefined }
  readonly now: Instant
  readonly locale: Locale
}

/** In which language names are told, and of which moment. */
export interface Told {
  readonly locale: Locale
  readonly now: Instant
}

/** A change of an object by its number: all that it is now, or that it is gone. */
type Change<T> =
  | { readonly number: number; readonly id: string; readonly op: 'put'; readonly object: T }
  | { readonly number: number; readonly id: string; readonly op: 'delete' }

/** A portion of the changes of a kind after a number, and where the next one begins. */
export async function portionOfChanges(
  db: Db,
  kind: OutgoingKind,
  { limit, ...asked }: Parameters<typeof changesAfter>[2],
): Promise<{ changes: { number: number; id: string }[]; last: number; more: boolean }> {
  const found = await changesAfter(db, kind, { ...asked, limit: limit + 1 })
  const changes = found.slice(0, limit)
  return { changes, last: changes.at(-1)?.number ?? asked.after, more: found.length > changes.length }
}

/**
 * The changes of a kind after a number, in portions. Reading some is audited: how far, and how many.
 * @param tell what the systems are told of objects, by id; those that are gone are missing
 */
export async function outgoingChanges<T>(
  { services: { db }, caller, query, now, locale }: ChangesCall,
  {
    kind,
    tell,
  }: {
    readonly kind: OutgoingKind
    readonly tell: (db: Db, ids: readonly string[], told: Told) => Promise<ReadonlyMap<string, T>>
  },
): Promise<{ items: Change<T>[]; last: number; more: boolean }> {
  const { after = 0, limit = CHANGES_AT_ONCE } = query
  const { changes, ...next } = await portionOfChanges(db, kind, { after, limit })
  const ids = changes.map(({ id }) => id)
  const objects = ids.length === 0 ? new Map<string, T>() : await tell(db, ids, { locale, now })
  if (changes.length > 0) {
    await addAudit(db, {
      ...{ at: now, actor: caller, action: 'outgoing-changes-read', object: kind },
      details: { after, last: next.last, [kind]: objects.size },
    })
  }
  return {
    items: changes.map(change => {
      const object = objects.get(change.id)
      return object === undefined ? { ...change, op: 'delete' } : { ...change, op: 'put', object }
    }),
    ...next,
  }
}

/** What every kind tells of one matter: its steps, and its messages and files without their addresses. */
export function partsOf(parts: PartsOfMatters) {
  const steps = Map.groupBy(parts.steps, row => row.matterId)
  const messages = Map.groupBy(parts.messages, row => row.matterId)
  const files = Map.groupBy(parts.files, row => row.matterId ?? '')
  return (id: string) => {
    const filesOf = (messageId: string | null) =>
      (files.get(id) ?? [])
        .filter(file => file.messageId === messageId)
        .map(({ id: file, name, bytes, type, state }) => ({ id: file, name, bytes, type, state }))
    return {
      attachments: filesOf(null),
      messages: (messages.get(id) ?? []).map(({ id: message, number, party, senderName, ...written }) => ({
        ...{ id: message, number, party, sender: senderName, text: written.text },
        ...{ asksForAnswer: written.asksForAnswer, at: written.at, attachments: filesOf(message) },
      })),
      steps: (steps.get(id) ?? []).map(({ event, at, by }) => ({ event, at, by })),
    }
  }
}

/** The same, read from the database for some matters. */
export async function partsById(db: Db, ids: readonly string[]): Promise<ReturnType<typeof partsOf>> {
  return partsOf(await partsOfMatters(db, ids))
}
