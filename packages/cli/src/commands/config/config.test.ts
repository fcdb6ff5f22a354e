import { chmodSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { testFolder, written } from '../../testing/folder.ts'
import { salviaHere } from '../../testing/run-here.ts'

let cwd: string
beforeEach(() => {
  cwd = testFolder()
})

const run = (words: string, env: Readonly<Record<string, string>> = {}) =>
  salviaHere(words.split(' '), { cwd, env: { HOME: cwd, XDG_CONFIG_HOME: join(cwd, 'config'), ...env } })
const file = () => join(cwd, 'config', 'salvia', 'config.json')
const kept = (path = file()) => JSON.parse(readFileSync(path, 'utf8')) as unknown

describe('config set', () => {
  test('makes the file for the user alone, keeps what stands there, and tells where', async () => {
    const set = await run('config set api https://portal.example')
    expect([set.status, set.stdout]).toEqual([0, ''])
    expect(set.stderr.replace(/\s+/g, ' ')).toContain(
      '✔ api är https://portal.example i ~/config/salvia/config.json',
    )
    expect(statSync(file()).mode & 0o777).toBe(0o600)
    await run('config set locale en')
    expect(kept()).toEqual({ api: 'https://portal.example', locale: 'en' })
    expect((await run('config get api')).stdout).toBe('https://portal.example\n')
    chmodSync(file(), 0o640)
    await run('config set locale sv')
    expect(statSync(file()).mode & 0o777).toBe(0o640)
  })

  test('makes a profile, which then can be chosen for good', async () => {
    expect((await run('config set clientNumber 10402 --profile test')).status).toBe(0)
    expect(kept()).toEqual({ profiles: { test: { clientNumber: '10402' } } })
    expect((await run('config get clientNumber')).stdout).toBe('')
    expect((await run('config get clientNumber --profile test')).stdout).toBe('10402\n')
    expect((await run('config set profile test')).status).toBe(0)
    expect(kept()).toMatchObject({ profile: 'test' })
    // From now on changes are written to the profile; `default` leaves it again.
    await run('config set locale en')
    await run('config set locale sv --profile default')
    expect(kept()).toMatchObject({
      locale: 'sv',
      profiles: { test: { clientNumber: '10402', locale: 'en' } },
    })
  })

  test('--local writes the file of the folder, a template as seen from there', async () => {
    await run('config set template mall.json --local')
    expect(kept(join(cwd, 'salvia.config.json'))).toEqual({ template: 'mall.json' })
    await run('config set template mall.json')
    expect(kept()).toEqual({ template: join(cwd, 'mall.json') })
  })

  test('tells what goes before the new value', async () => {
    const { stderr } = await run('config set locale en', { SALVIA_LOCALE: 'sv' })
    expect(stderr).toContain('▲ SALVIA_LOCALE går före, så här och nu gäller sv.')
  })

  test.each([
    ['locale fi', 'sv, en'],
    ['format xml', 'pretty, concise, json'],
    ['api http://portal.example', 'Använd https'],
    ['api portal', 'https://'],
    ['clientNumber 1', '10401'],
    ['profile staging', 'finns inte'],
    ['locale sv --profile a/b', 'a–ö'],
    ['apo x', 'Menade du api?'],
    ['colour red', 'profile, api, clientNumber'],
  ])('%s is refused and nothing is written', async (words, hint) => {
    const { status, stderr } = await run(`config set ${words}`)
    expect([status, stderr.replace(/\s+/g, ' ').includes(hint)]).toEqual([2, true])
    expect(() => kept()).toThrow()
  })

  test('a file with a mistake is told and left as it is', async () => {
    const path = written(cwd, 'salvia.config.json', '{"colour": 1}')
    for (const words of ['config set locale en', 'config unset locale --local', 'config list']) {
      const { status, stderr } = await run(words)
      expect([status, stderr.includes('colour är ingen inställning')]).toEqual([2, true])
    }
    expect(readFileSync(path, 'utf8')).toBe('{"colour": 1}')
    expect(await run('config path')).toMatchObject({ status: 0, stdout: `${file()}\n` })
  })
})

test('config unset removes one setting, and a profile with its last', async () => {
  await run('config set api https://a.example --profile test')
  await run('config set locale en')
  expect((await run('config unset locale')).stderr).toContain('✔ locale is removed')
  expect((await run('config unset locale')).stderr).toContain('locale står inte i')
  await run('config unset api --profile test')
  expect(kept()).toEqual({})
})

describe('config list', () => {
  test('shows every setting with its source, and the profiles', async () => {
    await run('config set api https://test.example --profile test')
    const { stdout } = await run('config list --profile test -f pretty')
    expect(stdout).toBe(`  profile       test (--profile)
  api           https://test.example (~/config/salvia/config.json, profilen
                test)
  clientNumber  saknas
  locale        sv (standardvärde)
  format        saknas
  template      saknas

Profiler: default, test
`)
  })

  test('in a pipe is a line a setting, and in json the same in every language', async () => {
    expect((await run('config list')).stdout).toBe(
      'profile=default\napi=http://localhost:4000/\nclientNumber=\nlocale=sv\nformat=\ntemplate=\n',
    )
    const [sv, en] = await Promise.all([
      run('config list -f json'),
      run('config list -f json', { SALVIA_LOCALE: 'en' }),
    ])
    expect(JSON.parse(en.stdout)).toEqual({
      ...(JSON.parse(sv.stdout) as object),
      settings: {
        ...(JSON.parse(sv.stdout) as { settings: object }).settings,
        locale: { value: 'en', source: { kind: 'variable', name: 'SALVIA_LOCALE' } },
      },
    })
  })
})

describe('an address in the file of a folder that is not approved', () => {
  const notUsed = 'https://evil.example i ~/salvia.config.json används inte'
  beforeEach(() => void written(cwd, 'salvia.config.json', '{"api": "https://evil.example/api"}'))

  test.each(['config list', 'config get api', 'config set api https://own.example'])(
    '%s tells that it is not used, and why',
    async words => {
      const { status, stdout, stderr } = await run(words)
      const told = stderr.replace(/\s+/g, ' ')
      expect([status, stdout.includes('evil')]).toEqual([0, false])
      expect(told).toContain(notUsed)
      expect(told).toContain('får inte bestämma vart inloggningen och filerna går')
    },
  )

  test('is told to programs too', async () => {
    const { stdout } = await run('config list -f json')
    expect(JSON.parse(stdout)).toMatchObject({
      settings: { api: { value: 'http://localhost:4000/' } },
      unapproved: { address: 'https://evil.example/api', path: join(cwd, 'salvia.config.json') },
    })
  })

  test('is approved by writing it there with --local', async () => {
    const { stderr } = await run('config set api https://mine.example --local')
    expect(stderr).not.toContain('används inte')
    expect((await run('config get api')).stdout).toBe('https://mine.example\n')
    expect(statSync(join(cwd, 'config', 'salvia', 'approved-addresses.json')).mode & 0o777).toBe(0o600)
  })
})

test('a profile that does not exist stops every other command', async () => {
  const { status, stderr } = await run('whoami --profile staging --locale en')
  expect([
    status,
    stderr.replace(/\s+/g, ' ').includes('salvia config set api <address> --profile staging'),
  ]).toEqual([2, true])
})
