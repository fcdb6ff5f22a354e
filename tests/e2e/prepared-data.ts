import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const VARIABLE = 'SALVIA_E2E_PREPARED'

/**
 * The folder with the data that every server of a run starts with. The first process of the run creates and removes it;
 * the others inherit its path.
 */
export function preparedData(): string {
  const given = process.env[VARIABLE]
  if (given) return given
  const folder = mkdtempSync(join(tmpdir(), 'salvia-e2e-prepared-'))
  process.env[VARIABLE] = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }))
  return folder
}
