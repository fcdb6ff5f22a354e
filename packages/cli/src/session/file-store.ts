import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { CliError } from '../cli-error.ts'
import { reasonOf } from '../files/file-reason.ts'
import { configFolder } from '../settings/places.ts'
import { type Credential, type CredentialStore, credentialSchema } from './credentials.ts'

const fileSchema = z.record(z.string(), credentialSchema)
const OTHERS_MAY_READ = 0o077

/** Sign-ins in a file that only the user may read; a file that others can read is refused. */
export function fileStore(env: NodeJS.ProcessEnv): CredentialStore {
  const path = join(configFolder(env), 'credentials.json')
  return {
    read: async api => (await readAll(path))[api] ?? null,
    write: async (api, credential) => writeAll(path, { ...(await readAll(path)), [api]: credential }),
    async remove(api) {
      const { [api]: removed, ...rest } = await readAll(path)
      if (removed) await writeAll(path, rest)
      return removed !== undefined
    },
  }
}

async function readAll(path: string): Promise<Record<string, Credential>> {
  const facts = await stat(path).catch(() => null)
  if (!facts) return {}
  if (process.platform !== 'win32' && (facts.mode & OTHERS_MAY_READ) !== 0) {
    throw new CliError('CREDENTIALS_UNSAFE', { path })
  }
  try {
    return fileSchema.parse(JSON.parse(await readFile(path, 'utf8')))
  } catch (cause) {
    throw new CliError('CREDENTIALS_UNREADABLE', { path }, { cause })
  }
}

/** Whole or not at all: written beside, then renamed. */
async function writeAll(path: string, all: Record<string, Credential>): Promise<void> {
  const beside = `${path}.${randomUUID()}`
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    const handle = await open(beside, 'wx', 0o600)
    await handle.writeFile(`${JSON.stringify(all, null, 2)}\n`)
    await handle.close()
    await rename(beside, path)
  } catch (cause) {
    throw new CliError('OUTPUT_FAILED', { path, reason: reasonOf(cause) }, { cause })
  }
}
