import type { Context } from '../command/context.ts'
import { readAddress } from '../settings/address.ts'
import type { Credential, CredentialStore } from './credentials.ts'
import { fileStore } from './file-store.ts'
import { keptFor } from './kept-for.ts'
import { keyStore } from './key-store.ts'
import type { Site } from './site.ts'

/** The sign-in that is kept for a service, in the chosen profile. */
interface KeptSignIn {
  read(): Promise<Credential | null>
  write(credential: Credential): Promise<void>
  /** Whether there was one. */
  remove(): Promise<boolean>
}

/** The sign-in of a service: a token is never sent to another address, and each profile has its own. */
export async function keptSignIn(site: Site, ctx: Pick<Context, 'env' | 'settings'>): Promise<KeptSignIn> {
  const store = await credentialStore(ctx)
  const key = keptFor(site, ctx)
  return {
    read: () => store.read(key),
    write: credential => store.write(key, credential),
    remove: () => store.remove(key),
  }
}

/** Where the service of a portal's address usually has its API. */
const USUAL_API_PATH = '/api/'

/** Whether somebody seems to be signed in, told without a call: by `SALVIA_TOKEN`, or by what is kept for the address. */
export async function hasSignIn({ env, settings }: Pick<Context, 'env' | 'settings'>): Promise<boolean> {
  if (env.SALVIA_TOKEN?.trim()) return true
  try {
    const url = readAddress(settings.api)
    const api = url.pathname === '/' ? new URL(USUAL_API_PATH, url) : url
    const key = keptFor({ api: api.href.endsWith('/') ? api.href : `${api.href}/` }, { settings })
    return (await (await credentialStore({ env })).read(key)) !== null
  } catch {
    return false
  }
}

/** The key store of the system, or a file that only the user may read where there is none. */
async function credentialStore({ env }: Pick<Context, 'env'>): Promise<CredentialStore> {
  const file = fileStore(env)
  if (prefersFile(env)) return file
  return (await keyStore()) ?? file
}

/** Whether the user wants a file even where there is a key store. */
export function prefersFile(env: NodeJS.ProcessEnv): boolean {
  return env.SALVIA_CREDENTIALS === 'file'
}
