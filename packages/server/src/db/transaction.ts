import type { Db } from './database.ts'

/** SQLSTATE codes of conflicts that go away when the transaction is run again. */
const RETRIABLE = new Set(['40001', '40P01'])
const ATTEMPTS = 5

/** What is to be done once a transaction that is open now has been committed. */
const effects = new WeakMap<Db, (() => void)[]>()

/**
 * Runs `work` in one transaction: all of it happens, or nothing. It is run again when it collides with
 * another (serialization failure, deadlock), so it must have no effect outside the database.
 */
export async function transaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const own: (() => void)[] = []
    try {
      const result = await db.transaction(tx => {
        effects.set(tx, own)
        return work(tx)
      })
      // One within another is committed with it.
      for (const effect of own) afterCommit(db, effect)
      return result
    } catch (error) {
      if (attempt === ATTEMPTS || !isCollision(error)) throw error
    }
  }
}

/** Does something small once a transaction is committed; at once when there is none. It must not fail. */
export function afterCommit(tx: Db | undefined, effect: () => void): void {
  const waiting = tx && effects.get(tx)
  if (waiting) waiting.push(effect)
  else effect()
}

/** Whether an error goes away when its transaction is run again. */
export function isCollision(error: unknown): boolean {
  return RETRIABLE.has(databaseCode(error) ?? '')
}

/** The SQLSTATE of an error, or of one of its causes. */
export function databaseCode(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string' && /^[0-9A-Z]{5}$/.test(at.code)) return at.code
  }
  return undefined
}
