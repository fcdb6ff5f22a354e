import { stayAt, type TabCompany, tabCompany } from './own-company.state.ts'
import { type Fields, isRecord } from './record.ts'
import { signedInAccount } from './session.state.ts'
import { beforeSessionEnd, onSessionEnd } from './session-end.ts'

/**
 * What a tab keeps while its page is not there: whose it is, the company that it was at, and what the user had begun,
 * which may be nothing. When the session ends by itself, only what was begun is kept: the company is chosen at the next
 * sign-in. It stays until the same user is back, and must hold no identity numbers, names or addresses of persons.
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
export function keepDrafts(owner: string, drafts: Fields, company: TabCompany | null = null): void {
  write({ owner, company, drafts: { ...keptBy(owner), ...drafts } })
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
  /** The company that the tab was at when the page was left; null while the page is there. */
  readonly company: TabCompany | null
  readonly drafts: Fields
}

function read(): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (!isRecord(kept) || !isRecord(kept.drafts)) return undefined
    return { owner: kept.owner, company: companyOf(kept.company), drafts: kept.drafts }
  } catch {
    return undefined
  }
}

function companyOf(kept: unknown): TabCompany | null {
  if (!isRecord(kept) || typeof kept.clientNumber !== 'string') return null
  return {
    clientNumber: kept.clientNumber,
    declined: typeof kept.declined === 'string' ? kept.declined : null,
  }
}

function write(kept: Kept): void {
  if (kept.company !== null || Object.keys(kept.drafts).length > 0)
    sessionStorage.setItem(KEY, JSON.stringify(kept))
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

/** Keeps the tab's company and what is begun while the page is reloaded or another site is visited. */
export function keepOverReloads(): void {
  const kept = read()
  if (kept?.company && kept.owner === signedInAccount()) stayAt(kept.company)
  forgetCompany()
  let left: readonly string[] = []
  window.addEventListener('pagehide', () => {
    const owner = signedInAccount()
    const drafts = allBegun()
    left = Object.keys(drafts)
    if (owner !== undefined) keepDrafts(owner, drafts, tabCompany())
  })
  // A page that comes back as it was has all of it in memory.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    for (const name of left) forgetDraft(name)
    forgetCompany()
  })
}

/** The page has the company in memory, and what was kept must not lead back to one that the user has left since. */
function forgetCompany(): void {
  const kept = read()
  if (kept) write({ ...kept, company: null })
}
