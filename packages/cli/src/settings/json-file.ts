import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { errorOf } from '../errors/cli-error.ts'
import { reasonOf } from '../errors/system-reason.ts'
import { openWholeFile } from '../output/whole-file.ts'
import { settingsErrors } from './settings.errors.ts'

/** Writes a JSON file whole or not at all. */
export async function writeJsonFile(path: string, content: unknown, mode: number): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    const file = await openWholeFile(path, { mode })
    await file.write(`${JSON.stringify(content, null, 2)}\n`)
  } catch (cause) {
    throw errorOf(settingsErrors.OWN_FILE_FAILED, { path, reason: reasonOf(cause) }, { cause })
  }
}
