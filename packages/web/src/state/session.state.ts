import { atomWithStorage } from 'jotai/utils'
import { type Fields, isRecord } from './record.ts'
import { currentStore, keepAfterSignOut } from './store.ts'
import { tokenSubject } from './token.ts'

const WP_AUTH = 'wp_auth'

/**
 * Everything that the browser stores about a signed-in user: no name, email or identity number. The method is absent
 * when it is `token`.
 * @spec §3
 */
export interface Session {
  readonly auth: {
    readonly token: string
    readonly method?: (typeof METHODS)[number] | undefined
    /** When the token expires, in seconds since 1970, from its payload. */
    readonly exp: number
  }
  readonly consent: readonly string[]
  /** The company that was chosen last, in any tab. A tab may stay at another one (`own-company.state.ts`). */
  readonly company: { readonly clientNumber: string } | null
}

const METHODS = ['password', 'bankid', 'sso', undefined] as const

/** Rejects objects with other fields, since this portal did not write them. */
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

/** The session in the browser's storage, which another tab may have changed since this tab last looked. */
export const keptSession = (): Session | null => parse(localStorage.getItem(WP_AUTH))

/** Whether a storage event may have changed the session. */
export const isOfSession = ({ key, storageArea }: StorageEvent): boolean =>
  storageArea === localStorage && (key === WP_AUTH || key === null)

/**
 * The session as this tab knows it. `session-tabs.ts` applies changes of other tabs. It is kept at sign-out because
 * signing out clears it explicitly; a new store would otherwise bring back the session of when the page was opened.
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

/** Id of the account that is signed in; undefined when nobody is. */
export function signedInAccount(): string | undefined {
  const session = currentStore().get(sessionAtom)
  return session ? tokenSubject(session.auth.token) : undefined
}
