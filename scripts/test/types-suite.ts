import { globSync, rmSync, statSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { ROOT } from '../run.ts'
import { commandSuite } from './command-suite.ts'
import type { Suite } from './suite.ts'

/** A program of the type checker. */
export interface TypesSuite extends Suite {
  /** The folders of its files. */
  readonly checks: readonly string[]
}

/** Texts that are imported as values, whose keys are types of the programs that import them. */
const IMPORTED_JSON = 'packages/*/src/**/*.json'

/**
 * The types of a project, by what the last run kept of them. Suites share the cores: threads of one compiler would each
 * learn the types of the libraries by themselves.
 */
export function typesSuite(name: string, project: string, checks: readonly string[] = [project]): TypesSuite {
  const suite = commandSuite(`types: ${name}`, 'tsc', ['-p', project, '--singleThreaded'])
  return {
    ...suite,
    checks,
    run(machine) {
      forgetTypesOlderThanTexts(project)
      return suite.run(machine)
    },
  }
}

/**
 * The compiler does not see that a JSON file has changed when it reads what it kept, and calls wrong types right
 * (microsoft/TypeScript#64025).
 */
function forgetTypesOlderThanTexts(project: string): void {
  const folder = extname(project) === '.json' ? dirname(project) : project
  const changed = Math.max(
    ...globSync(IMPORTED_JSON, { cwd: ROOT }).map(file => statSync(join(ROOT, file)).mtimeMs),
  )
  for (const kept of globSync('node_modules/.cache/types*.tsbuildinfo', { cwd: join(ROOT, folder) })) {
    const file = join(ROOT, folder, kept)
    // Two projects of one folder run side by side.
    const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: changed }
    if (mtimeMs <= changed) rmSync(file, { force: true })
  }
}
