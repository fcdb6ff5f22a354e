import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { errorOf } from '../errors/cli-error.ts'
import { reasonOf } from '../errors/system-reason.ts'
import { settingsErrors } from './settings.errors.ts'

/** Writes a JSON file atomically: to a new file, which is then renamed. */
export async function writeJsonFile(path: string, content: unknown, mode: number): Promise<void> {
  const beside = `${path}.${randomUUID()}`
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    const handle = await open(beside, 'wx', mode)
    await handle.writeFile(`${JSON.stringify(content, null, 2)}\n`)
    await handle.close()
    await rename(beside, path)
  } catch (cause) {
    await rm(beside, { force: true })
    throw errorOf(settingsErrors.OWN_FILE_FAILED, { path, reason: reasonOf(cause) }, { cause })
  }
}
