import type { Context } from '../context.ts'
import type { CredentialStore } from './credentials.ts'
import { fileStore } from './file-store.ts'
import { keyStore } from './key-store.ts'

/** The key store of the system, or a file that only the user may read where there is none. */
export async function credentialStore({ env }: Pick<Context, 'env'>): Promise<CredentialStore> {
  const file = fileStore(env)
  if (env.SALVIA_CREDENTIALS === 'file') return file
  return (await keyStore()) ?? file
}
