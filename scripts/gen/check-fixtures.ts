import { checkFixtures } from '@salvia/fixtures/personnel-files'
import type { Generated } from '../gen.ts'

/** A file and its report for each check, from the check's own examples. */
export function generate(): Promise<readonly Generated[]> {
  return checkFixtures()
}
