import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** Builds the program once before the tests, which run the built file as users do. */
export async function buildProgram(): Promise<void> {
  const tsup = join(
    dirname(createRequire(import.meta.url).resolve('tsup/package.json')),
    'dist/cli-default.js',
  )
  const folder = fileURLToPath(new URL('../..', import.meta.url))
  await promisify(execFile)(process.execPath, [tsup, '--silent'], { cwd: folder })
}
