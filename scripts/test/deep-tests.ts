import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../run.ts'

/** The test files of a package, by their paths from the root, that try other cases with each seed, or races. */
export function deepTests(folder: string): string[] {
  return globSync(`${folder}/src/**/*.test.ts`, { cwd: ROOT }).filter(
    file =>
      file.endsWith('-races.test.ts') || readFileSync(join(ROOT, file), 'utf8').includes("'fast-check'"),
  )
}
