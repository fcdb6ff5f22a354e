import { cp, mkdir, mkdtemp, readdir, symlink, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type Outcome, ROOT, run } from '../../scripts/run.ts'

const PACKAGES = ['packages/core', 'packages/server', 'packages/web', 'packages/cli', 'fixtures']
const OTHERS = [
  'examples',
  'scripts',
  'docs/generated',
  '.gitignore',
  'biome.json',
  'package.json',
  'tsconfig.base.json',
]
const LEFT_OUT = new Set(['node_modules', 'dist', 'data', 'coverage'])

/**
 * The types of the tests of core, the server and the terminal in one program of the copy, since each of the three would
 * read all of core anew. The terminal's settings are the strictest of the three, so nothing passes here alone.
 */
export const IN_NODE = 'tsconfig.json'
const IN_NODE_PROGRAM = {
  extends: './packages/cli/tsconfig.json',
  include: ['core/src', 'server/src', 'server/*.ts', 'cli/src', 'cli/*.ts'].map(path => `packages/${path}`),
}

/** A copy of the project to change, with the libraries of the project and packages of its own. */
export interface ProjectCopy {
  readonly root: string
  run(command: string, args: readonly string[], where?: Where): Promise<Outcome>
}

/** A folder of the copy, its root if none is given, and what is set in the environment there. */
export interface Where {
  readonly folder?: string
  readonly env?: Readonly<Record<string, string>>
}

/** It stands within the project, where the portal's tests may read the libraries. */
export async function copyOfProject(): Promise<ProjectCopy> {
  await mkdir(join(ROOT, 'data'), { recursive: true })
  const root = await mkdtemp(join(ROOT, 'data', 'scaffold-'))
  const filter = (source: string): boolean => !LEFT_OUT.has(basename(source))
  for (const path of [...PACKAGES, ...OTHERS])
    await cp(join(ROOT, path), join(root, path), { recursive: true, filter })
  for (const folder of ['', ...PACKAGES]) await linkLibraries(root, folder)
  await writeFile(join(root, IN_NODE), JSON.stringify(IN_NODE_PROGRAM))
  const copy: ProjectCopy = {
    root,
    run: (command, args, { folder = '', env = {} } = {}) =>
      run(command, args, { cwd: join(root, folder), env }),
  }
  for (const words of ['init -q', 'add .', '-c user.name=x -c user.email=x@x commit -qm before'])
    await copy.run('git', words.split(' '))
  return copy
}

async function linkLibraries(root: string, folder: string): Promise<void> {
  const [from, to] = [join(ROOT, folder, 'node_modules'), join(root, folder, 'node_modules')]
  await mkdir(join(to, '@salvia'), { recursive: true })
  const names = (await readdir(from)).filter(name => name !== '@salvia' && name !== '.vite')
  await Promise.all(names.map(name => symlink(join(from, name), join(to, name))))
  const own = await readdir(join(from, '@salvia')).catch(() => [])
  await Promise.all(
    own.map(name =>
      symlink(join(root, name === 'fixtures' ? name : `packages/${name}`), join(to, '@salvia', name)),
    ),
  )
}
