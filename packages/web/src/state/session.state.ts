import { atomWithStorage } from 'jotai/utils'
import { z } from 'zod'
import { currentStore, keepAfterSignOut } from './store.ts'

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
