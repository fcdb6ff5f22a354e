import { clientNumberAtom, stayAt } from './own-company.state.ts'
import { type Fields, isRecord } from './record.ts'
import { signedInAccount } from './session.state.ts'
import { beforeSessionEnd, onSessionEnd } from './session-end.ts'
import { currentStore } from './store.ts'

/**
 * What a user had begun when the session ended by itself or the page was reloaded. It stays in this tab until the same
 * user has signed in again or the page is back, and must hold no identity numbers, names or addresses of persons.
 */
const KEY = 'draft'

type Drafts = Readonly<Record<string, object>>

const sources = new Set<() => Drafts>()

/** Keeps what the source has begun, by name, while the page is not there. Returns a function that stops it. */
export function keepBegun(source: () => Drafts): () => void {
  sources.add(source)
  return () => sources.delete(source)
}

const allBegun = (): Drafts => Object.assign({}, ...[...sources].map(source => source())) as Drafts

/** Keeps what a user had begun, beside what is kept already. */
export function keepDrafts(owner: string, drafts: Fields, clientNumber: string | null = null): void {
  write({ owner, clientNumber, drafts: { ...keptBy(owner), ...drafts } })
}

function keptBy(owner: string): Fields {
  const kept = read()
  return kept?.owner === owner ? kept.drafts : {}
}

/** What the signed-in user had begun; undefined for nothing. It is checked by whoever kept it. */
export function keptDraft(name: string): unknown {
  const kept = read()
  return kept && kept.owner === signedInAccount() ? kept.drafts[name] : undefined
}

export function forgetDraft(name: string): void {
  const kept = read()
  if (!kept) return
  const { [name]: _forgotten, ...drafts } = kept.drafts
  write({ ...kept, drafts })
}

/** Deletes what another user than the one who is signed in had begun. */
export function forgetDraftsOfOthers(): void {
  const user = signedInAccount()
  if (user !== undefined && read()?.owner !== user) sessionStorage.removeItem(KEY)
}

interface Kept {
  readonly owner: unknown
  /** The company that the tab was at when the page was left. */
  readonly clientNumber: unknown
  readonly drafts: Fields
}

function read(): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (!isRecord(kept) || !isRecord(kept.drafts)) return undefined
    return { owner: kept.owner, clientNumber: kept.clientNumber, drafts: kept.drafts }
  } catch {
    return undefined
  }
}

function write(kept: Kept): void {
  if (Object.keys(kept.drafts).length > 0) sessionStorage.setItem(KEY, JSON.stringify(kept))
  else sessionStorage.removeItem(KEY)
}

/** What is begun or kept when the session ends. It is kept once the reason is known, which another tab may tell later. */
let begun: { readonly owner: string; readonly drafts: Fields } | undefined

beforeSessionEnd(() => {
  const owner = signedInAccount()
  begun = owner === undefined ? undefined : { owner, drafts: { ...keptBy(owner), ...allBegun() } }
})

// Who signs out leaves nothing behind.
onSessionEnd(({ status, elsewhere }) => {
  if (status === undefined) sessionStorage.removeItem(KEY)
  else if (begun) keepDrafts(begun.owner, begun.drafts)
  if (status !== undefined || !elsewhere) begun = undefined
})

/** Keeps what is begun while the page is reloaded or another site is visited, and returns to its company. */
export function keepOverReloads(): void {
  const kept = read()
  if (kept && kept.owner === signedInAccount() && typeof kept.clientNumber === 'string')
    stayAt(kept.clientNumber)
  let left: readonly string[] = []
  window.addEventListener('pagehide', () => {
    const owner = signedInAccount()
    const drafts = allBegun()
    left = Object.keys(drafts)
    // Also with nothing begun: what is kept already must not lead back to a company that the user has left since.
    if (owner !== undefined) keepDrafts(owner, drafts, currentStore().get(clientNumberAtom))
  })
  // A page that comes back as it was has all of it in memory.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) for (const name of left) forgetDraft(name)
  })
}
