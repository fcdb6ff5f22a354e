import type { Context } from '../command/context.ts'
import { readAddress } from '../settings/address.ts'
import type { Credential, CredentialStore } from './credentials.ts'
import { fileStore } from './file-store.ts'
import { keptFor } from './kept-for.ts'
import { keyStore } from './key-store.ts'
import type { Site } from './site.ts'

/** The stored sign-in for a service in the chosen profile. */
interface KeptSignIn {
  read(): Promise<Credential | null>
  write(credential: Credential): Promise<void>
  /** Returns whether there was one. */
  remove(): Promise<boolean>
}

/** The stored sign-in for a service and profile. A token is never sent to another address. */
export async function keptSignIn(site: Site, ctx: Pick<Context, 'env' | 'settings'>): Promise<KeptSignIn> {
  const store = await credentialStore(ctx)
  const key = keptFor(site, ctx)
  return {
    read: () => store.read(key),
    write: credential => store.write(key, credential),
    remove: () => store.remove(key),
  }
}

/** Where a service usually has its API, below the address of the portal. */
const USUAL_API_PATH = '/api/'

/** Whether somebody seems to be signed in, without a call: by `SALVIA_TOKEN` or a sign-in stored for the address. */
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

/** The key store of the system; without one, a file that only the user may read. */
async function credentialStore({ env }: Pick<Context, 'env'>): Promise<CredentialStore> {
  const file = fileStore(env)
  if (prefersFile(env)) return file
  return (await keyStore()) ?? file
}

/** Whether the user wants a file even when there is a key store. */
export function prefersFile(env: NodeJS.ProcessEnv): boolean {
  return env.SALVIA_CREDENTIALS === 'file'
}
