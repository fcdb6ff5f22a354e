import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ROOT } from '../../scripts/run.ts'
import { FEATURE_EXAMPLE } from '../../scripts/scaffold/feature.ts'
import { KINDS, writeMatterKind } from '../../scripts/scaffold/matter-kind.ts'
import { EXAMPLE, renaming } from '../../scripts/scaffold/names.ts'
import { filesOf } from '../../scripts/scaffold/scaffold.ts'
import { startNew } from '../../scripts/scaffold/start-new.ts'
import { copyOfProject, IN_NODE, type ProjectCopy, type Where } from './project-copy.ts'

const EXAMPLE_MAX_FILES = 35
const EXAMPLE_MAX_LINES = 1_500

const OF_EVERY_CALL = ['authorization', 'refusals', 'case-worker-functions'].map(
  name => `src/http/${name}.test.ts`,
)

/** What `npm run gen` writes, and drizzle-kit beside a migration: nobody edits these. */
const isGenerated = (path: string): boolean =>
  /\.gen\.ts$|\/generated\/|\/checks\/index\.ts$|\/migrations\/meta\//.test(path)

let copy: ProjectCopy
let changed: string[]
let added: string[]
beforeAll(async () => {
  copy = await copyOfProject()
  await startsNew('feature rehab-documents rehab-document /rehabdokument rehabdokument')
  await startsNew('screen rehab-documents plan /rehabdokument/plan')
  await startsNew('command rehab-documents summarise')
  await writeRows(await startsNew('endpoint rehab-documents overview'))
  const { output } = await copy.run('git', ['status', '--porcelain', '--untracked-files=all'])
  const lines = output.split('\n')
  const of = (mark: string) => lines.flatMap(line => (line.startsWith(mark) ? [line.slice(mark.length)] : []))
  changed = of(' M ')
  added = of('?? ')
})
afterAll(() => rm(copy.root, { recursive: true, force: true, maxRetries: 10 }))

/** The row of a kind in the table of kinds. */
function rowOf(kind: string, table: string): string {
  return (
    new RegExp(`\\n {2}'?${kind}'?: \\{[\\s\\S]*?\\n {2}\\},`).exec(table)?.[0] ??
    expect.fail(`no row of ${kind}`)
  )
}

async function succeeds(command: string, args: readonly string[], where?: Where): Promise<void> {
  const { code, output } = await copy.run(command, args, where)
  expect(code, output).toBe(0)
}

/** Runs `npm run new` and answers what it says. */
async function startsNew(words: string): Promise<string> {
  const { code, output } = await copy.run('node', ['scripts/new.ts', ...words.split(' ')])
  expect(code, output).toBe(0)
  return output
}

/** Does what `npm run new endpoint` says: an import and a row in the contract, and in the handlers. */
async function writeRows(told: string): Promise<void> {
  const files = [...told.matchAll(/^(packages\/.+)\n {2}(import .+)\n {2}(.+)$/gm)]
  expect(files).toHaveLength(2)
  for (const [, path = '', line = '', row = ''] of files) {
    const file = join(copy.root, path)
    const text = await readFile(file, 'utf8')
    await writeFile(file, `${line}\n${text.replace(/^ {2}\.\.\.list.+$/m, lists => `${lists}\n  ${row}`)}`)
    await succeeds('biome', ['check', '--write', path])
  }
  await succeeds('node', ['scripts/gen.ts'])
}

describe('the example of a feature', () => {
  test('is 35 files and 1,500 lines at most in all packages, with its tests and texts', async () => {
    const files = await filesOf(ROOT, FEATURE_EXAMPLE)
    const texts = await Promise.all(files.map(path => readFile(join(ROOT, FEATURE_EXAMPLE, path), 'utf8')))
    const lines = texts.reduce((sum, text) => sum + text.trimEnd().split('\n').length, 0)
    expect(files.length).toBeLessThanOrEqual(EXAMPLE_MAX_FILES)
    expect(lines).toBeLessThanOrEqual(EXAMPLE_MAX_LINES)
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

describe('a feature that is copied from it, with one more call, screen and command', () => {
  test('has rows in three tables that nothing generates: the kinds of matters, every list and every command', () => {
    expect(changed.filter(path => !isGenerated(path))).toEqual([
      'packages/cli/src/testing/masking/json-commands.ts',
      'packages/core/src/matters/matter-kinds.ts',
      'packages/server/src/testing/every-list.ts',
    ])
    expect(changed.filter(isGenerated)).not.toEqual([])
  })

  test('is a kind of matters with its pages', async () => {
    const row = rowOf('rehab-document', await readFile(join(copy.root, KINDS), 'utf8'))
    expect(row).toContain("name: { sv: 'Rehabdokument', en: 'Rehab document' }")
    expect(row).toContain("pages: { customer: 'rehabDocument', caseWorker: 'backOfficeRehabDocument' }")
    expect(row).toContain("prefix: 'R'")
  })

  test('keeps no name of the example', async () => {
    const texts = await Promise.all(added.map(path => readFile(join(copy.root, path), 'utf8')))
    expect(
      added.filter((path, index) =>
        /sample.?(note|topic|page|verb|call)|exempel(anteckning|sida)/i.test(path + texts[index]),
      ),
    ).toEqual([])
  })

  test('has its call, screen and command where the others are found', async () => {
    expect(added).toEqual(
      expect.arrayContaining([
        'packages/core/src/rehab-documents/overview.ts',
        'packages/server/src/features/rehab-documents/overview.test.ts',
        'packages/web/src/features/rehab-documents/plan/plan.test.tsx',
        'packages/cli/src/commands/rehab-documents/rehab-documents-summarise.test.ts',
      ]),
    )
    const texts = ['api', 'commands'].map(name =>
      readFile(join(copy.root, `docs/generated/${name}.md`), 'utf8'),
    )
    const [api, commands] = await Promise.all(texts)
    expect(api).toContain('## rehabDocuments.overview')
    expect(commands).toContain('### salvia rehab-documents summarise')
    const routes = await readFile(join(copy.root, 'packages/web/src/app/routes.gen.ts'), 'utf8')
    expect(routes).toContain('...rehabDocumentsPlanRoutes')
  })

  test('keeps the rules of the linter', () =>
    succeeds('biome', ['ci', ...added.filter(path => !isGenerated(path))]))

  test('leaves nothing to be generated', () => succeeds('node', ['scripts/gen.ts', '--check']))

  test.each([
    ['what knows nothing of Node', 'packages/core'],
    ['what runs in Node', IN_NODE],
    ['what runs in the browser', 'packages/web'],
  ])('compiles: %s', (_, program) => succeeds('tsc', ['-p', program]))

  test('passes its tests in core', () =>
    succeeds('vitest', ['run', 'src/rehab-documents'], { folder: 'packages/core' }))

  test('passes its tests in the server, and those that ask every call and every list', () =>
    succeeds('vitest', ['run', 'src/features/rehab-documents', ...OF_EVERY_CALL, 'src/lists/lists.test.ts'], {
      folder: 'packages/server',
      env: { TEST_CALLS_OF: 'rehabDocument' },
    }))

  test('passes its tests in the terminal', () =>
    succeeds('vitest', ['run', 'src/commands/rehab-documents'], { folder: 'packages/cli' }))

  test.runIf(process.env.SALVIA_CHROMIUM)('passes its tests in the portal', () =>
    succeeds('vitest', ['run', 'src/features/rehab-documents'], { folder: 'packages/web' }),
  )
})

describe('a kind of matters that is declared already', () => {
  test('keeps what its row says, and gets its pages', async () => {
    const declared = await readFile(join(ROOT, KINDS), 'utf8')
    const kind = 'complaint'
    const undone = declared.replace(rowOf(kind, declared), row => row.replace(/pages: .+,/, 'pages: null,'))
    const root = await mkdtemp(join(tmpdir(), 'kinds-'))
    await mkdir(dirname(join(root, KINDS)), { recursive: true })
    await writeFile(join(root, KINDS), undone)
    const noun = { all: 'complaints', one: kind, path: '/avvikelser' }
    const names = { sv: { all: 'Avvikelser', one: 'Avvikelse' }, en: { all: 'Complaints', one: 'Complaint' } }
    await writeMatterKind(root, { ...noun, ...names })
    const written = await readFile(join(root, KINDS), 'utf8')
    await rm(root, { recursive: true })
    const pages = "pages: { customer: 'complaint', caseWorker: 'backOfficeComplaint' },"
    expect(written).toBe(undone.replace('pages: null,', pages))
  })
})

describe('a check that is copied from its example', () => {
  test('is told of on its page, and passes the tests of its examples', async () => {
    await startsNew('check VALUE_SOMETHING')
    await succeeds('vitest', ['run', 'src/personnel-file/checks/examples.test.ts'], {
      folder: 'packages/core',
    })
    const { output } = await copy.run('git', ['status', '--porcelain', 'docs/generated'])
    expect(output).toContain('checks')
  })
})

describe('npm run new refuses', () => {
  const written = async () => (await copy.run('git', ['status', '--porcelain'])).output
  let before: string
  beforeAll(async () => {
    before = await written()
  })

  test.each([
    ['a feature that is there', 'feature coworkers coworker /x x', 'is there already'],
    ['a feature without a row', 'feature telepathy thought /x x', 'give it its row'],
    ['a feature without a name for one', 'feature orders', 'is no name of one'],
    ['a feature whose one is called as many', 'feature orders orders /x x', 'is no name of one'],
    ['a feature without a path', 'feature orders order', 'no path of a screen'],
    ['a feature without a Swedish name for one', 'feature orders order /x', 'in Swedish'],
    ['a code in small letters', 'check value-length', 'no code of a check'],
    ['a code that is there', 'check VALUE_LENGTH', 'is there already'],
    ['a call of no feature', 'endpoint telepathy think', 'is no feature with calls'],
    ['a call of a feature without calls', 'endpoint invoices confirm', 'is no feature with calls'],
    ['a call without a name', 'endpoint bookings', 'no name of a call'],
    ['a call in capitals', 'endpoint bookings Confirm', 'no name of a call'],
    ['a call that is there', 'endpoint bookings send-feedback', 'is there already'],
    ['a call whose file is there', 'endpoint bookings overlapping', 'is there already'],
    ['a screen of no feature', 'screen telepathy thought /x', 'is no feature of the portal'],
    ['a screen of a feature without screens', 'screen invoices invoice /x', 'is no feature of the portal'],
    ['a screen without a name', 'screen bookings', 'no name of a screen'],
    ['a screen without a path', 'screen bookings summary', 'no path of a screen'],
    ['a path that is there', 'screen bookings summary /tidsbokningar', 'is there already'],
    ['a screen that is there', 'screen personnel-file case /x', 'is there already'],
    ['a command of no topic', 'command telepathy think', 'is no topic of commands'],
    ['a command without a verb', 'command bookings', 'no verb of a command'],
    ['a command that is there', 'command bookings show', 'is there already'],
    ['what it does not know', 'table orders', 'npm run new feature'],
  ])('%s', async (_, words, reason) => {
    const told: string[] = []
    const code = await startNew(words.split(' '), { root: copy.root, say: line => void told.push(line) })
    expect(code).not.toBe(0)
    expect(told.join('\n')).toContain(reason)
  })

  test.each([
    ['with what is wrong', 1, 'check value-length', 'no code of a check'],
    ['with what there is to choose', 2, 'table orders', 'npm run new feature'],
  ])('as a command, %s', async (_, status, words, reason) => {
    const { code, output } = await copy.run('node', ['scripts/new.ts', ...words.split(' ')])
    expect(code).toBe(status)
    expect(output).toContain(reason)
  })

  test('without writing anything', async () => expect(await written()).toBe(before))
})
