import { expect, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { EXIT_CODES } from '../errors/exit-codes.ts'
import { salviaHere } from '../testing/run-here.ts'
import { salvia } from '../testing/run-salvia.ts'
import { COMMAND_NAMES, GROUP_NAMES, verbsOf } from './registry.ts'

test('--version answers the version of the package', async () => {
  expect(await salvia(['--version'])).toEqual({ status: 0, stdout: `${manifest.version}\n`, stderr: '' })
  expect((await salvia(['--locale', 'en', '--version'])).stdout).toBe(`${manifest.version}\n`)
})

test('without a command it shows every command, in the language that is asked for', async () => {
  const [swedish, english] = await Promise.all([salvia([]), salvia(['help', '--locale', 'en'])])
  const single = COMMAND_NAMES.filter(name => !name.includes(' '))
  const lines = [...single, ...GROUP_NAMES.map(name => `${name} ${verbsOf(name).join('|')}`)]
  for (const line of lines) {
    const listed = new RegExp(`^  ${line.replaceAll('|', '\\|')}(?: |$)`, 'm')
    expect(swedish.stdout).toMatch(listed)
    expect(english.stdout).toMatch(listed)
  }
  expect(swedish).toMatchObject({ status: 0, stderr: '' })
  expect(swedish.stdout).toContain('Kommandon')
  expect(english.stdout).toContain('Commands')
})

test.each(COMMAND_NAMES)('help about %s begins with two examples, in both ways of asking', async name => {
  const asked = await salviaHere([name, '--help', '--locale', 'en'])
  expect(asked.status).toBe(0)
  const [, , title, first, , second] = asked.stdout.split('\n')
  expect([title, first?.trim().split(' ').slice(0, 1), second?.includes('salvia')]).toEqual([
    'Examples',
    ['salvia'],
    true,
  ])
  if (name !== 'help') expect((await salviaHere(['help', name, '--locale', 'en'])).stdout).toBe(asked.stdout)
})

test.each(COMMAND_NAMES)(
  'only the examples of help about %s, which are copied, are wider than 80 columns',
  async name => {
    for (const locale of ['sv', 'en']) {
      const { stdout } = await salviaHere(['help', ...name.split(' '), '--locale', locale])
      const wide = stdout.split('\n').filter(line => line.length > 80 && !line.startsWith('  salvia '))
      expect(wide).toEqual([])
    }
  },
)

test('the overview begins with the way of a first file, and fits 80 columns', async () => {
  const { stdout } = await salviaHere(['--locale', 'en'])
  const [, , title, ...rest] = stdout.split('\n')
  expect(title).toBe('Get started')
  expect(rest.slice(0, 4).map(line => line.trim().split(' ').slice(0, 2).join(' '))).toEqual([
    'salvia template',
    'salvia validate',
    'salvia login',
    'salvia upload',
  ])
  expect(Math.max(...rest.map(line => line.length))).toBeLessThanOrEqual(80)
})

test('an option that lacks its value lists the values that it takes', async () => {
  const { status, stderr } = await salviaHere(['status', '--wait', '--locale=en'])
  expect(status).toBe(2)
  const missing = await salviaHere(['--locale', 'en', 'status', '--wait'])
  expect(missing.stderr).toContain('needs a value')
  expect(`${stderr}${missing.stderr}`.match(/IMPORTED,/g)).toHaveLength(2)
})

test('help names the words that one writes oneself in the language that is asked for', async () => {
  const [swedish, english] = await Promise.all([
    salvia(['validate', '--help']),
    salvia(['validate', '--help', '--locale', 'en']),
  ])
  expect(swedish.stdout).toContain('salvia validate <fil...> [flaggor]')
  expect(swedish.stdout).toContain('--format <format[:fil]>')
  expect(english.stdout).toContain('salvia validate <file...> [options]')
})

test('what is missing is named in the language that is asked for', async () => {
  const [swedish, english] = await Promise.all([
    salviaHere(['validate']),
    salviaHere(['validate', '--locale', 'en']),
  ])
  expect(swedish.stderr).toContain('Ange en fil.')
  expect(english.stderr).toContain('Specify a file.')
})

test('help about something that is neither a command nor a topic says what there is', async () => {
  const { status, stderr } = await salviaHere(['help', 'nonsens'])
  expect([status, stderr]).toEqual([
    2,
    '✖ Det finns ingen hjälp om nonsens.\n  Ange ett kommando från salvia --help, eller något av exit-codes, environment,\n  formats.\n',
  ])
})

test('help exit-codes lists the one table', async () => {
  const { stdout } = await salviaHere(['help', 'exit-codes', '--locale', 'en'])
  for (const { status, text } of Object.values(EXIT_CODES)) {
    expect(stdout.replace(/\n +/g, ' ')).toMatch(
      new RegExp(`^.* ${status} +${text.en.slice(0, 20).replace(/[()]/g, '.')}`, 'm'),
    )
  }
})

test.each(['environment', 'formats'])('help %s is there in both languages', async topic => {
  const [swedish, english] = await Promise.all([
    salviaHere(['help', topic]),
    salviaHere(['help', topic, '--locale', 'en']),
  ])
  expect([swedish.status, english.status]).toEqual([0, 0])
  expect(swedish.stdout).not.toBe(english.stdout)
})

test.each([
  [['valdate', 'x.csv'], 'Menade du salvia validate?'],
  [['import'], 'salvia --help'],
  [['validate'], 'salvia validate personal.csv'],
  [['validate', 'x.csv', '--formt', 'json'], 'Menade du --format?'],
  [['validate', 'x.csv', '--sideways'], 'salvia validate --help'],
  [['validate', 'x.csv', '--max-findings', '-1'], 'Skriv ett heltal, till exempel 0 eller 10.'],
  [['validate', 'x.csv', '--fail-on', 'never'], 'error, warning'],
  [['validate', 'x.csv', '--format', 'yaml'], 'pretty, concise, json'],
  [['validate', 'x.csv', '--locale', 'fi'], 'sv, en'],
  [['validate', 'x.csv', '--template'], 'salvia validate --help'],
  [['whoami', 'extra'], 'salvia whoami'],
  [['status', '--timeout', 'soon'], 'Skriv en tid som 90s, 10m, 4h eller 2d.'],
  [
    ['bookings', 'list', '--from', '31/12/2026'],
    '--from kan inte vara 31/12/2026.\n  Skriv ett datum som 2026-11-21.',
  ],
  [['upload', 'a.csv', 'b.csv'], 'Bara en fil går att skicka åt gången.'],
  [['org', 'use', '10401', '10402'], 'Efter salvia org use går det bara att ange ett nummer.'],
  [['config', 'set', 'api', 'a', 'b'], 'bara att ange en inställning och ett värde.'],
  [['whoami', 'extra'], 'salvia whoami tar bara flaggor.'],
  [['login', '--machine', 'x'.repeat(101)], '--machine är längre än 100 tecken.'],
  [['login', '--with-token', '.'], '. är en mapp, inte en fil med en nyckel.'],
  [['login', '--with-token', ''], '--with-token saknar ett filnamn.'],
  [['status', '--all', '--wait', 'IMPORTED'], 'Välj en av dem'],
  [['status', 'case-one'], 'P-20418'],
  [['login', '--feature', 'statistics'], '--machine'],
  [
    ['login', '--machine', 'x', '--feature', 'coworkers'],
    'personnel-file, personnel-file-originals, bookings,',
  ],
  [['login', '--machine', 'x', '--feature', 'statistics', '--with-token', '-'], 'Välj en av dem'],
  [['help', 'everything'], 'exit-codes'],
  [['--sideways'], '--sideways'],
  [['--locale', 'de'], 'sv, en'],
  [['--locale=de', '--help'], 'sv, en'],
  [['login', '--machine', ' ', '--feature', 'statistics'], 'saknar namn'],
])('%j is wrong usage and says what works', async (words, hint) => {
  const { status, stdout, stderr } = await salviaHere(words)
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toContain(hint)
})
