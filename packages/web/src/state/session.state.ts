import { atomWithStorage } from 'jotai/utils'
import { type Fields, isRecord } from './record.ts'
import { currentStore, keepAfterSignOut } from './store.ts'

const WP_AUTH = 'wp_auth'

/**
 * All that the browser keeps of a signed-in user: no name, no e-mail, no identity number.
 * The method is left out where it is `token`.
 * @spec §3
 */
export interface Session {
  readonly auth: {
    readonly token: string
    readonly method?: (typeof METHODS)[number] | undefined
    /** End of the token, in seconds since 1970, as its payload says. */
    readonly exp: number
  }
  readonly consent: readonly string[]
  readonly company: { readonly clientNumber: string } | null
}

const METHODS = ['password', 'bankid', 'sso', undefined] as const

/** Nothing stands in it but these names: what holds more was not written by this portal. */
const isRecordOf = (names: readonly string[], value: unknown): value is Fields =>
  isRecord(value) && Object.keys(value).every(name => names.includes(name))

const isAuth = (value: unknown): value is Session['auth'] =>
  isRecordOf(['token', 'method', 'exp'], value) &&
  typeof value.token === 'string' &&
  value.token !== '' &&
  METHODS.some(method => method === value.method) &&
  Number.isFinite(value.exp)

const isCompany = (value: unknown): value is Session['company'] =>
  value === null || (isRecordOf(['clientNumber'], value) && typeof value.clientNumber === 'string')

const isSession = (value: unknown): value is Session =>
  isRecordOf(['auth', 'consent', 'company'], value) &&
  isAuth(value.auth) &&
  Array.isArray(value.consent) &&
  value.consent.every(consent => typeof consent === 'string') &&
  isCompany(value.company)

function parse(text: string | null): Session | null {
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    return isSession(value) ? value : null
  } catch {
    return null
  }
}

/** What the browser keeps now; another tab may have changed it since this one looked. */
export const keptSession = (): Session | null => parse(localStorage.getItem(WP_AUTH))

/** Whether a change of the browser's memory may be one of the session. */
export const isOfSession = ({ key, storageArea }: StorageEvent): boolean =>
  storageArea === localStorage && (key === WP_AUTH || key === null)

/**
 * Who is signed in, as this tab knows; what other tabs change is taken over by `session-tabs.ts`.
 * Signing out empties it itself; a new store must not bring back what stood there when the page was opened.
 */
export const sessionAtom = keepAfterSignOut(
  atomWithStorage<Session | null>(
    WP_AUTH,
    null,
    {
      getItem: key => parse(localStorage.getItem(key)),
      setItem: (key, session) =>
        session ? localStorage.setItem(key, JSON.stringify(session)) : localStorage.removeItem(key),
      removeItem: key => localStorage.removeItem(key),
    },
    { getOnInit: true },
  ),
)

/** The chosen company is none of the user's any more: another is to be chosen. */
export function forgetCompany(): void {
  const session = currentStore().get(sessionAtom)
  if (session) currentStore().set(sessionAtom, { ...session, company: null })
}
