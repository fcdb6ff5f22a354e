import { writtenFiles } from '@salvia/fixtures/personnel-files'
import type { Generated } from '../gen.ts'

/** The hand-written personnel files, written to disk. */
export async function generate(): Promise<readonly Generated[]> {
  return writtenFiles()
}
