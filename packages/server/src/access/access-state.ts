import type { Db } from '../db/database.ts'
import { inSnapshot, isInTransaction } from '../db/snapshot.ts'
import { type AccessVersion, accessVersion } from './access-version.store.ts'
import type { KeptCopies } from './kept-copies.ts'

/** One state of the database, with the version of what the rules of access read in it. */
export interface AccessState extends AccessVersion {
  readonly db: Db
  /** Whether what is made of this state may be kept for other calls. */
  readonly isKept: boolean
}

/** What is kept, and under which key. */
interface Place<T> {
  readonly copies: KeptCopies<T>
  readonly key: string
}

/**
 * Something made of the present state of the database: the kept copy if its version is the present one, else a new one
 * made in one snapshot. A transaction uses copies, but keeps none: it may see what it wrote itself, which others never
 * see if it fails.
 */
export async function asOfNow<T>(
  db: Db,
  clientNumber: string,
  { copies, key }: Place<T>,
  make: (state: AccessState) => Promise<T>,
): Promise<T> {
  const seen = await accessVersion(db, clientNumber)
  const copy = copies.find(key, seen.version)
  if (copy) return copy
  if (isInTransaction(db)) return make({ ...seen, db, isKept: false })
  return inSnapshot(db, async tx => {
    const state = { ...(await accessVersion(tx, clientNumber)), db: tx, isKept: true }
    return inState(state, { copies, key }, make)
  })
}

/** Something made of a state: the kept copy, else a new one. */
export function inState<T>(
  state: AccessState,
  { copies, key }: Place<T>,
  make: (state: AccessState) => Promise<T>,
): Promise<T> {
  if (state.isKept) return copies.get(key, state.version, () => make(state))
  return copies.find(key, state.version) ?? make(state)
}
