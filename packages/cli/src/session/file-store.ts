import { readFile, stat } from 'node:fs/promises'
import { z } from 'zod'
import { errorOf } from '../errors/cli-error.ts'
import { writeJsonFile } from '../settings/json-file.ts'
import { credentialsPath } from '../settings/places.ts'
import { type Credential, type CredentialStore, credentialSchema } from './credentials.ts'
import { sessionErrors } from './session.errors.ts'

const fileSchema = z.record(z.string(), credentialSchema)
const OTHERS_MAY_READ = 0o077
const ONLY_MINE = 0o600

/** Stores sign-ins in a file that only the user may read. Refuses a file that others can read. */
export function fileStore(env: NodeJS.ProcessEnv): CredentialStore {
  const path = credentialsPath(env)
  return {
    read: async key => (await readAll(path))[key] ?? null,
    write: async (key, credential) =>
      writeJsonFile(path, { ...(await readAll(path)), [key]: credential }, ONLY_MINE),
    async remove(key) {
      const { [key]: removed, ...rest } = await readAll(path)
      if (removed) await writeJsonFile(path, rest, ONLY_MINE)
      return removed !== undefined
    },
  }
}

async function readAll(path: string): Promise<Record<string, Credential>> {
  const facts = await stat(path).catch(() => null)
  if (!facts) return {}
  if (process.platform !== 'win32' && (facts.mode & OTHERS_MAY_READ) !== 0) {
    throw errorOf(sessionErrors.CREDENTIALS_UNSAFE, { path })
  }
  try {
    return fileSchema.parse(JSON.parse(await readFile(path, 'utf8')))
  } catch (cause) {
    throw errorOf(sessionErrors.CREDENTIALS_UNREADABLE, { path }, { cause })
  }
}
