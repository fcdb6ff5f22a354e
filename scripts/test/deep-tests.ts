import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../run.ts'

/** The test files of a package that try other cases with each seed, and those that try races. */
export function deepTests(folder: string): string[] {
  const from = join(ROOT, folder)
  return globSync('src/**/*.test.ts', { cwd: from }).filter(
    file =>
      file.endsWith('-races.test.ts') || readFileSync(join(from, file), 'utf8').includes("'fast-check'"),
  )
}
