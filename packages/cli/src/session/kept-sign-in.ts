import type { Context } from '../command/context.ts'
import type { Credential, CredentialStore } from './credentials.ts'
import { fileStore } from './file-store.ts'
import { keptFor, keptWithoutCall } from './kept-for.ts'
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

/** Whether somebody seems to be signed in, without a call: by `SALVIA_TOKEN` or a sign-in stored for the address. */
export async function hasSignIn({ env, settings }: Pick<Context, 'env' | 'settings'>): Promise<boolean> {
  if (env.SALVIA_TOKEN?.trim()) return true
  try {
    return (await (await credentialStore({ env })).read(keptWithoutCall({ settings }))) !== null
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
