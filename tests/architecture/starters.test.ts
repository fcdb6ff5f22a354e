import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newCheck } from '../../scripts/new/check.ts'
import { newCommand } from '../../scripts/new/command.ts'
import { newEndpoint } from '../../scripts/new/endpoint.ts'
import { newFeature } from '../../scripts/new/feature/feature.ts'
import { newScreen } from '../../scripts/new/screen.ts'
import type { Starter } from '../../scripts/new/started.ts'
import { Tree } from '../../scripts/new/tree.ts'
import { run } from '../../scripts/run.ts'
import { isTest, ROOT } from './source-files.ts'

const PACKAGES = ['packages/core', 'packages/server', 'packages/web', 'packages/cli', 'fixtures']
const CONFIGURATION = ['.gitignore', 'biome.json', 'tsconfig.base.json', 'package.json']
/** Compiles four packages at once, on a machine that may be busy. */
const COMPILE_MS = 120_000
const LEFT_OUT = new Set(['node_modules', 'dist', 'data', 'coverage'])

/** A copy of the project to scaffold in. It shares the libraries of the project but has its own packages. */
async function copyOfProject(): Promise<string> {
  const copy = await mkdtemp(join(await realpath(tmpdir()), 'salvia-starters-'))
  for (const path of [...CONFIGURATION, ...PACKAGES]) {
    await cp(join(ROOT, path), join(copy, path), {
      recursive: true,
      filter: source => !LEFT_OUT.has(basename(source)),
    })
  }
  for (const folder of ['', ...PACKAGES]) await linkLibraries(copy, folder)
  return copy
}

async function linkLibraries(copy: string, folder: string): Promise<void> {
  const [from, to] = [join(ROOT, folder, 'node_modules'), join(copy, folder, 'node_modules')]
  await mkdir(join(to, '@salvia'), { recursive: true })
  const names = await readdir(from)
  await Promise.all(
    names.filter(name => name !== '@salvia').map(name => symlink(join(from, name), join(to, name))),
  )
  const own = names.includes('@salvia') ? await readdir(join(from, '@salvia')) : []
  await Promise.all(
    own.map(name =>
      symlink(join(copy, name === 'fixtures' ? name : `packages/${name}`), join(to, '@salvia', name)),
    ),
  )
}

/** What to scaffold, in the order in which a developer would. */
const STARTED: readonly (readonly [starter: Starter, name: string, ...more: string[]])[] = [
  [newFeature, 'rehab-documents', '/rehabdokument', 'on-dashboard'],
  [newScreen, 'rehab-documents.details', '/rehabdokument/:id'],
  [newEndpoint, 'rehab-documents.sendReply'],
  [newEndpoint, 'weather.today'],
  [newCommand, 'rehab-documents.show'],
  [newCommand, 'weather'],
  [newCheck, 'VALUE_SOMETHING'],
]

let root: string
let tree: Tree
const answers: object[] = []
beforeAll(async () => {
  root = await copyOfProject()
  tree = new Tree(root)
  for (const [start, name, ...more] of STARTED) answers.push(await start(tree, name, ...more))
  await run('biome', ['check', '--write', ...tree.written], { cwd: root })
})
afterAll(() => rm(root, { recursive: true, force: true }))

describe('what the starters write', () => {
  it('is told with what to do next', () => {
    expect(answers).toEqual(STARTED.map(() => ({ next: expect.any(String) })))
  })

  it('keeps the rules of the linter', async () => {
    const { code, output } = await run('biome', ['ci', ...tree.written], { cwd: root })
    expect(code, output).toBe(0)
  })

  it(
    'compiles, with the tables that it was added to',
    async () => {
      const options = {
        lib: ['ES2025', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'],
        module: 'ESNext',
        moduleResolution: 'Bundler',
        types: ['node', 'vite/client'],
        typeRoots: ['packages/web/node_modules', 'node_modules/@types'],
        jsx: 'react-jsx',
        noEmit: true,
      }
      const files = tree.written.filter(path => /\.tsx?$/.test(path))
      const config = { extends: './tsconfig.base.json', compilerOptions: options, files }
      await writeFile(join(root, 'tsconfig.json'), JSON.stringify(config))
      const { output } = await run('tsc', ['-p', '.', '--pretty', 'false'], { cwd: root })
      const wrong = output
        .split('\n')
        .filter(line => line.startsWith('error') || files.some(file => line.startsWith(file)))
      expect(wrong).toEqual([])
    },
    COMPILE_MS,
  )

  it('holds tests that fail and say what to do', async () => {
    const tests = tree.written.filter(isTest)
    const texts = await Promise.all(tests.map(path => readFile(join(root, path), 'utf8')))
    const says = /expect(\.fail)?\([\s\S]{0,60}'[A-Z]/
    const silent = tests.filter((_, index) => !says.test(texts[index] ?? ''))
    expect(tests.length).toBeGreaterThan(STARTED.length)
    expect(silent).toEqual([])
  })

  it('fails in core, as it says', async () => {
    const tested = 'src/rehab-documents/rehab-documents.test.ts'
    const { code, output } = await run('vitest', ['run', '--root', join(root, 'packages/core'), tested], {
      cwd: root,
    })
    expect(code).toBe(1)
    expect(output).toContain('Write each rule as a pure function')
    expect(output).toContain('2 failed')
  })
})

describe('a starter refuses', () => {
  it.each<[string, Starter, string, string[], RegExp]>([
    ['a feature that is there', newFeature, 'coworkers', ['/x'], /is there already/],
    ['a feature without a row', newFeature, 'telepathy', ['/x'], /give it its key and its names/],
    ['a feature without a path', newFeature, 'orders', [], /no path of a screen/],
    ['a path that is taken', newFeature, 'orders', ['/medarbetare'], /is there already/],
    [
      'a screen of nothing',
      newScreen,
      'orders.details',
      ['/bestallningar/:id'],
      /start it with npm run new feature/,
    ],
    ['a screen that is there', newScreen, 'personnel-file.case', ['/y'], /is there already/],
    ['a name without a dot', newScreen, 'details', ['/y'], /no name of a screen/],
    ['a call that is there', newEndpoint, 'bookings.list', [], /is there already/],
    ['a call without a concept', newEndpoint, 'list', [], /no name of a call/],
    ['a command that is there', newCommand, 'org.list', [], /is there already/],
    ['a name with a space', newCommand, 'org list', [], /no name of a command/],
    ['a code in small letters', newCheck, 'value-length', [], /no code of a check/],
    ['a code that is there', newCheck, 'VALUE_LENGTH', [], /is there already/],
  ])('%s', async (_what, start, name, more, words) => {
    const before = tree.written.length
    expect(await start(tree, name, ...more)).toEqual({ refused: expect.stringMatching(words) })
    expect(tree.written).toHaveLength(before)
  })
})
