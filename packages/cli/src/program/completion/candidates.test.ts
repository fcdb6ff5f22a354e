import { FALLBACK_LOCALE } from '@salvia/core/i18n'
import { expect, test } from 'vitest'
import { optionsOf } from '../../command/command-syntax.ts'
import { flagOf } from '../../command/options.ts'
import { resolveSettings } from '../../settings/settings.ts'
import { testFolder, written } from '../../testing/folder.ts'
import { COMMAND_NAMES, COMMANDS } from '../registry.ts'
import { candidatesFor } from './candidates.ts'
import { shellWords } from './shell-line.ts'

const place = (config = '{}') => {
  const cwd = testFolder()
  written(cwd, 'salvia.config.json', config)
  const { settings } = resolveSettings({ flags: {}, env: { XDG_CONFIG_HOME: cwd }, cwd })
  return { locale: FALLBACK_LOCALE, settings: () => settings }
}
const offered = async (line: string, config?: string) => {
  const { words, files } = await candidatesFor(shellWords(line), place(config))
  return files ? ['(files)'] : words.map(([word]) => word)
}

test.each([
  ['salvia va', ['validate']],
  ['salvia con', ['config']],
  ['salvia org ', ['list', 'use']],
  ['salvia org u', ['use']],
  ['salvia --locale en org ', ['list', 'use']],
  ['salvia --loc', ['--locale']],
  ['salvia --locale ', ['sv', 'en']],
  ['salvia status --wait IMPORTED_', ['IMPORTED_NEW_FILE']],
  ['salvia validate ', ['(files)']],
  ['salvia validate a.csv b', ['(files)']],
  ['salvia validate a.csv -f ', ['pretty', 'concise', 'json']],
  ['salvia validate --format=js', ['--format=json']],
  ['salvia validate a.csv -o ', ['(files)']],
  ['salvia validate --template ', ['(files)']],
  ['salvia validate --limit ', []],
  ['salvia validate -- --f', ['(files)']],
  ['salvia upload a.csv ', []],
  ['salvia config get cl', ['clientNumber']],
  ['salvia config set format ', ['pretty', 'concise', 'json']],
  ['salvia config set --local format ', ['pretty', 'concise', 'json']],
  ['salvia config set --profile test locale ', ['sv', 'en']],
  ['salvia config set api ', []],
  ['salvia config set profile ', ['default', 'demo']],
  ['salvia whoami --profile d', ['default', 'demo']],
  ['salvia completion p', ['powershell', 'pwsh']],
  ['salvia explain INVALID_PI', ['INVALID_PID']],
  [
    'salvia login --feature ',
    [
      'personnel-file',
      'personnel-file-originals',
      'bookings',
      'orders',
      'certificates',
      'invoices',
      'statistics',
    ],
  ],
  ['salvia statistics ', ['units', 'export']],
  ['salvia statistics export --graph ', ['visits', 'services', 'prevention', 'checkups', 'reasons', 'own']],
  ['salvia help exi', ['exit-codes']],
  ['salvia help val', ['validate']],
  ['salvia nothing ', []],
  ['salvia org nothing ', []],
])('%j can go on with %j', async (line, words) => {
  expect(await offered(line, '{"profiles": {"demo": {"api": "https://demo.example"}}}')).toEqual(words)
})

test.each(COMMAND_NAMES)('every option of %s is offered, and none that stands there already', async name => {
  const flags = Object.keys(optionsOf(await COMMANDS[name]())).map(flagOf)
  expect(await offered(`salvia ${name} -`)).toEqual([...flags, '--help'])
  expect(await offered(`salvia ${name} --plain -`)).toEqual([
    ...flags.filter(flag => flag !== '--plain'),
    '--help',
  ])
})

test('an option that may be repeated is offered again', async () => {
  expect(await offered('salvia validate --format json --for')).toEqual(['--format'])
})

test.each([
  ['salvia', []],
  ['salvia ', ['']],
  ['salvia a b', ['a', 'b']],
  ["salvia 'a b' c", ['a b', 'c']],
  ['salvia "a \\" b', ['a " b']],
  ['salvia a\\ b ', ['a b', '']],
  ["salvia ''  ", ['', '']],
  ["salvia 'it\\s'", ['it\\s']],
])('a shell reads %j as %j', (line, words) => {
  expect(shellWords(line)).toEqual(words)
})
