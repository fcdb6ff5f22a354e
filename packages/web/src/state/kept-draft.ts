import { type Fields, isRecord } from './record.ts'
import { sessionAtom } from './session.state.ts'
import { beforeSessionEnd, onSessionEnd } from './session-end.ts'
import { currentStore } from './store.ts'
import { tokenSubject } from './token.ts'

/**
 * What a user had begun when the session ended by itself. It stays in this tab until the same user signs in again, and
 * must hold no identity numbers, names or addresses of persons.
 */
const KEY = 'draft'

/** Id of the account that is signed in. */
function currentUser(): string | undefined {
  const session = currentStore().get(sessionAtom)
  return session ? tokenSubject(session.auth.token) : undefined
}

type Drafts = Readonly<Record<string, object>>

const sources = new Set<() => Drafts>()

/** Keeps what the source has begun, by name, when the session ends by itself. Returns a function that stops it. */
export function keepAtSessionEnd(source: () => Drafts): () => void {
  sources.add(source)
  return () => sources.delete(source)
}

/** Keeps what a user had begun, beside what is kept already. */
export function keepDrafts(owner: string, drafts: Drafts): void {
  const kept = read()
  const before = kept?.owner === owner ? kept.drafts : {}
  write({ owner, drafts: { ...before, ...drafts } })
}

/** What the signed-in user had begun; undefined for nothing. It is checked by whoever kept it. */
export function keptDraft(name: string): unknown {
  const kept = read()
  return kept && kept.owner === currentUser() ? kept.drafts[name] : undefined
}

export function forgetDraft(name: string): void {
  const kept = read()
  if (!kept) return
  const { [name]: _forgotten, ...drafts } = kept.drafts
  write({ ...kept, drafts })
}

/** Deletes what another user than the one who is signed in had begun. */
export function forgetDraftsOfOthers(): void {
  const user = currentUser()
  if (user !== undefined && read()?.owner !== user) sessionStorage.removeItem(KEY)
}

interface Kept {
  readonly owner: unknown
  readonly drafts: Fields
}

function read(): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return isRecord(kept) && isRecord(kept.drafts) ? { owner: kept.owner, drafts: kept.drafts } : undefined
  } catch {
    return undefined
  }
}

function write(kept: Kept): void {
  if (Object.keys(kept.drafts).length > 0) sessionStorage.setItem(KEY, JSON.stringify(kept))
  else sessionStorage.removeItem(KEY)
}

/** What is begun when the session ends. It is kept once the reason is known, which another tab may tell later. */
let begun: { readonly owner: string; readonly drafts: Drafts } | undefined

beforeSessionEnd(() => {
  const owner = currentUser()
  const drafts = Object.assign({}, ...[...sources].map(source => source())) as Drafts
  begun = owner === undefined ? undefined : { owner, drafts }
})

// Who signs out leaves nothing behind.
onSessionEnd(({ status, elsewhere }) => {
  if (status === undefined) sessionStorage.removeItem(KEY)
  else if (begun) keepDrafts(begun.owner, begun.drafts)
  if (status !== undefined || !elsewhere) begun = undefined
})
