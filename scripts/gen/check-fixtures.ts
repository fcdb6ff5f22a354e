import { checkFixtures } from '@salvia/fixtures/personnel-files'
import type { Generated } from '../gen.ts'

/** A file and its report for each check, made from the examples of the check. */
export function generate(): Promise<readonly Generated[]> {
  return checkFixtures()
}
