import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { build } from 'tsup'

const PACKAGE = import.meta.dirname
const WORKSPACE = join(PACKAGE, '../..')
const BUILT = join(PACKAGE, 'dist')
/** All that the program is made of. A copy of the workspace may lack the lockfile. */
const SOURCES = [
  'packages/server/src',
  'packages/core/src',
  'fixtures',
  'pnpm-lock.yaml',
  'packages/server/program.ts',
]
/** A program that neither was started nor has run for this long is deleted. */
const KEPT_MS = 24 * 60 * 60 * 1000

/**
 * The server as few files, which starts in half the time of its thousand sources. It is built when the sources have
 * changed since it was built last; each state of them has its own folder, so that servers which run keep theirs.
 * @returns the path of the program
 */
export function serverProgram(): Promise<string> {
  program ??= builtProgram()
  return program
}
let program: Promise<string> | undefined

async function builtProgram(): Promise<string> {
  const folder = join(BUILT, stateOfSources())
  const main = join(folder, 'main.js')
  if (existsSync(main)) {
    await markUsed(main)
    return main
  }
  const made = join(BUILT, `making-${randomUUID()}`)
  await bundle(made)
  // Another process may have been quicker; its program is the same.
  await rename(made, folder).catch(() => rm(made, { recursive: true, force: true }))
  await deleteOld()
  return main
}

/** Marks a program as used. One that runs for days does so now and then, since it reads some of its files late. */
export async function markUsed(main: string): Promise<void> {
  const now = new Date()
  await utimes(dirname(main), now, now)
}

async function bundle(outDir: string): Promise<void> {
  await build({
    config: false,
    silent: true,
    entry: {
      main: join(PACKAGE, 'src/main.ts'),
      'reading-child': join(PACKAGE, 'src/reading/reading-child.ts'),
      'memory-watch': join(PACKAGE, 'src/reading/memory-watch.ts'),
    },
    tsconfig: join(PACKAGE, 'tsconfig.json'),
    outDir,
    format: 'esm',
    platform: 'node',
    target: 'node26',
    splitting: true,
    sourcemap: false,
    // The embedded database reads files beside itself, so it stays where it is.
    noExternal: [/^(?!@electric-sql\/pglite|pg-native)/],
    external: ['@electric-sql/pglite', 'pg-native'],
    // Libraries in the older module form ask for `require`.
    banner: {
      js: "import { createRequire as salviaRequire } from 'node:module'; const require = salviaRequire(import.meta.url);",
    },
  })
}

/** A name for the state of all sources, from their paths, sizes and times. */
function stateOfSources(): string {
  const hash = createHash('sha256')
  for (const source of SOURCES) if (existsSync(join(WORKSPACE, source))) addTo(hash, join(WORKSPACE, source))
  return hash.digest('hex').slice(0, 16)
}

function addTo(hash: ReturnType<typeof createHash>, path: string): void {
  const facts = statSync(path)
  if (!facts.isDirectory()) {
    hash.update(`${relative(WORKSPACE, path)} ${facts.size} ${facts.mtimeMs}\n`)
    return
  }
  for (const name of readdirSync(path).sort()) {
    if (name !== 'node_modules' && !name.includes('.test.')) addTo(hash, join(path, name))
  }
}

async function deleteOld(): Promise<void> {
  for (const name of await readdir(BUILT)) {
    const { mtimeMs } = await stat(join(BUILT, name))
    if (mtimeMs < Date.now() - KEPT_MS) await rm(join(BUILT, name), { recursive: true, force: true })
  }
}
