import { atomWithStorage } from 'jotai/utils'
import { z } from 'zod'
import { keepAfterSignOut } from './store.ts'

const WP_AUTH = 'wp_auth'

/**
 * All that the browser keeps of a signed-in user: no name, no e-mail, no identity number.
 * The method is left out where it is `token`.
 * @spec §3
 */
const sessionSchema = z.strictObject({
  auth: z.strictObject({
    token: z.string().min(1),
    method: z.enum(['password', 'bankid', 'sso']).optional(),
    /** End of the token, in seconds since 1970, as its payload says. */
    exp: z.number(),
  }),
  consent: z.array(z.string()),
  company: z.strictObject({ clientNumber: z.string() }).nullable(),
})
export type Session = z.infer<typeof sessionSchema>

function parse(text: string | null): Session | null {
  if (text === null) return null
  try {
    return sessionSchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

/**
 * Who is signed in, by the browser's memory; another tab that signs out or changes company changes this one.
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
      subscribe: (key, notify) => {
        const listen = (event: StorageEvent): void => {
          if (event.storageArea === localStorage && event.key === key) notify(parse(event.newValue))
        }
        window.addEventListener('storage', listen)
        return () => window.removeEventListener('storage', listen)
      },
    },
    { getOnInit: true },
  ),
)

/** The end of a token in seconds since 1970, read from its payload; 0 where it has none. @spec §4 */
export function tokenEnd(token: string): number {
  try {
    const payload = token.split('.')[1] ?? ''
    const json: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    return z.object({ exp: z.number() }).parse(json).exp
  } catch {
    return 0
  }
}
