import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ROOT } from '../../scripts/run.ts'
import { FEATURE_EXAMPLE } from '../../scripts/scaffold/feature.ts'
import { EXAMPLE, renaming } from '../../scripts/scaffold/names.ts'
import { filesOf } from '../../scripts/scaffold/scaffold.ts'
import { copyOfProject, type ProjectCopy } from './project-copy.ts'

const EXAMPLE_MAX_LINES = 400
const SHARED_FILES_MAX = 8

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path)
/** What `npm run gen` writes, and drizzle-kit beside a migration: nobody edits these. */
const isGenerated = (path: string): boolean =>
  /\.gen\.ts$|\/generated\/|\/checks\/index\.ts$|\/migrations\/meta\//.test(path)

let copy: ProjectCopy
let changed: string[]
let added: string[]
beforeAll(async () => {
  copy = await copyOfProject()
  const words = 'scripts/new.ts feature rehab-documents rehab-document /rehabdokument rehabdokument'
  const feature = await copy.run('node', words.split(' '))
  expect(feature.code, feature.output).toBe(0)
  const { output } = await copy.run('git', ['status', '--porcelain', '--untracked-files=all'])
  const lines = output.split('\n')
  const of = (mark: string) => lines.flatMap(line => (line.startsWith(mark) ? [line.slice(mark.length)] : []))
  changed = of(' M ')
  added = of('?? ')
})
afterAll(() => rm(copy.root, { recursive: true, force: true }))

async function succeeds(command: string, args: readonly string[], folder?: string): Promise<void> {
  const { code, output } = await copy.run(command, args, folder)
  expect(code, output).toBe(0)
}

describe('the example of a feature', () => {
  test('is less than 400 lines in all packages, tests and texts left out', async () => {
    const files = (await filesOf(FEATURE_EXAMPLE)).filter(path => /\.tsx?$/.test(path) && !isTest(path))
    const texts = await Promise.all(files.map(path => readFile(join(ROOT, FEATURE_EXAMPLE, path), 'utf8')))
    const lines = texts.reduce((sum, text) => sum + text.trimEnd().split('\n').length, 0)
    expect(lines).toBeLessThan(EXAMPLE_MAX_LINES)
  })

  test('is called by its name in each way of writing it, and the name becomes another in each', () => {
    const orders = {
      ...{ all: 'coffee-orders', one: 'coffee-order', path: '/kaffe' },
      ...{
        sv: { all: 'Kaffebeställningar', one: 'Kaffebeställning' },
        en: { all: 'Coffee orders', one: 'Coffee order' },
      },
    }
    const rename = renaming(orders)
    expect(rename('sample-notes sampleNotes SampleNotesScreen sample_notes SAMPLE_NOTES')).toBe(
      'coffee-orders coffeeOrders CoffeeOrdersScreen coffee_orders COFFEE_ORDERS',
    )
    expect(rename('sample-note.ts sampleNoteSchema SampleNote SAMPLE_NOTE_NOT_FOUND')).toBe(
      'coffee-order.ts coffeeOrderSchema CoffeeOrder COFFEE_ORDER_NOT_FOUND',
    )
    expect(rename('Exempelanteckningar, en exempelanteckning, /exempelanteckningar/:id')).toBe(
      'Kaffebeställningar, en kaffebeställning, /kaffe/:id',
    )
    expect(rename('Sample notes, one sample note')).toBe('Coffee orders, one coffee order')
    expect(renaming(EXAMPLE)('sampleNotes')).toBe('sampleNotes')
  })
})

describe('a feature that is copied from it', () => {
  test('edits no shared file by hand, and those that are generated are known', () => {
    const byHand = changed.filter(path => !isGenerated(path))
    expect(byHand.length, byHand.join()).toBeLessThanOrEqual(SHARED_FILES_MAX)
    expect(byHand).toEqual([])
    expect(changed.filter(isGenerated)).not.toEqual([])
  })

  test('keeps no name of the example', async () => {
    const texts = await Promise.all(added.map(path => readFile(join(copy.root, path), 'utf8')))
    expect(
      added.filter((path, index) => /sample.?note|exempelanteckning/i.test(path + texts[index])),
    ).toEqual([])
  })

  test('keeps the rules of the linter', () =>
    succeeds('biome', ['ci', ...added.filter(path => !isGenerated(path))]))

  test('leaves nothing to be generated', () => succeeds('node', ['scripts/gen.ts', '--check']))

  test.each(['core', 'core/tsconfig.test.json', 'server', 'cli', 'web'])('compiles: %s', name =>
    succeeds('tsc', ['-p', `packages/${name}`]),
  )

  test('passes its tests in core', () => succeeds('vitest', ['run', 'src/rehab-documents'], 'packages/core'))

  test('passes its tests in the server, and those that ask every call', () =>
    succeeds(
      'vitest',
      ['run', 'src/features/rehab-documents', 'src/http/authorization.test.ts'],
      'packages/server',
    ))

  test('passes its tests in the terminal', async () => {
    await succeeds('tsup', ['--silent'], 'packages/cli')
    await succeeds('vitest', ['run', 'src/commands/rehab-documents'], 'packages/cli')
  })

  test.runIf(process.env.SALVIA_CHROMIUM)('passes its tests in the portal', () =>
    succeeds('vitest', ['run', 'src/features/rehab-documents'], 'packages/web'),
  )
})

describe('a check that is copied from its example', () => {
  test('is told of on its page, and passes the tests of its examples', async () => {
    await succeeds('node', ['scripts/new.ts', 'check', 'VALUE_SOMETHING'])
    await succeeds('vitest', ['run', 'src/personnel-file/checks/examples.test.ts'], 'packages/core')
    const { output } = await copy.run('git', ['status', '--porcelain', 'docs/generated'])
    expect(output).toContain('checks')
  })
})

describe('npm run new refuses', () => {
  test.each([
    ['a feature that is there', 'feature coworkers coworker /x x', 'is there already'],
    ['a feature without a row', 'feature telepathy thought /x x', 'give it its row'],
    ['a feature without a name for one', 'feature orders', 'is no name of one'],
    ['a feature whose one is called as many', 'feature orders orders /x x', 'is no name of one'],
    ['a feature without a path', 'feature orders order', 'no path of a screen'],
    ['a feature without a Swedish name for one', 'feature orders order /x', 'in Swedish'],
    ['a code in small letters', 'check value-length', 'no code of a check'],
    ['a code that is there', 'check VALUE_LENGTH', 'is there already'],
    ['what it does not know', 'screen orders.details', 'npm run new feature'],
  ])('%s', async (_, words, reason) => {
    const before = await copy.run('git', ['status', '--porcelain'])
    const { code, output } = await copy.run('node', ['scripts/new.ts', ...words.split(' ')])
    expect(code).not.toBe(0)
    expect(output).toContain(reason)
    expect((await copy.run('git', ['status', '--porcelain'])).output).toBe(before.output)
  })
})
