import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { testFolder, written } from '../../testing/folder.ts'
import { salviaHere } from '../../testing/run-here.ts'
import { serviceUrl, tokenOf } from '../../testing/service.ts'
import { onTerminal } from '../../testing/terminal.ts'

let token: string
beforeAll(async () => {
  token = await tokenOf('hr@demo.example')
})

let cwd: string
let env: Readonly<Record<string, string>>
beforeEach(() => {
  cwd = testFolder()
  env = { SALVIA_API: serviceUrl(), SALVIA_TOKEN: token, XDG_CONFIG_HOME: cwd }
})

const run = (words: string, more: Readonly<Record<string, string>> = {}) =>
  salviaHere(words.split(' '), { cwd, env: { ...env, ...more } })
const chosen = async (words = '', more: Readonly<Record<string, string>> = {}) => {
  const { stdout } = await run(`org list -f json${words}`, more)
  const companies = JSON.parse(stdout) as { clientNumber: string; chosen: boolean }[]
  return companies.find(company => company.chosen)?.clientNumber
}

test('org use is remembered for each profile, and goes after the settings and before a question', async () => {
  writeFileSync(join(cwd, 'salvia.config.json'), '{"profiles": {"test": {"locale": "en"}}}')
  expect(await chosen()).toBeUndefined()
  const use = await run('org use 10402')
  expect([use.status, use.stdout, use.stderr.includes('✔ Vald: Kvarnhälle Logistik AB (10402)')]).toEqual([
    0,
    '',
    true,
  ])
  expect((await run('org use 10401 --profile test')).stderr).toContain('(10401) in the profile test')
  expect([await chosen(), await chosen(' --profile test')]).toEqual(['10402', '10401'])
  expect((await run('status --all')).status).toBe(0)
  expect(await chosen('', { SALVIA_CLIENT_NUMBER: '10401' })).toBe('10401')
  const under = await run('org use 10402', { SALVIA_CLIENT_NUMBER: '10401' })
  expect(under.stderr.replace(/\s+/g, ' ')).toContain('10401 i SALVIA_CLIENT_NUMBER går före valet')
})

test('another service, another user and a broken file have no choice of their own', async () => {
  await run('org use 10402')
  const kept = JSON.parse(readFileSync(join(cwd, 'salvia', 'organisations.json'), 'utf8')) as object
  expect(kept).toEqual({ [`${serviceUrl()}/api/`]: '10402' })
  const other = await tokenOf('begransad@demo.example')
  expect(await chosen('', { SALVIA_TOKEN: other })).not.toBe('10402')
  written(join(cwd, 'salvia'), 'organisations.json', '{')
  expect(await chosen()).toBeUndefined()
})

test('config shows the choice, where it is kept, and what goes before it', async () => {
  await run('org use 10402')
  const path = join(cwd, 'salvia', 'organisations.json')
  const counts = async (more: Readonly<Record<string, string>> = {}) => {
    const { stdout } = await run('config list -f json', more)
    return (JSON.parse(stdout) as { settings: { clientNumber: object } }).settings.clientNumber
  }
  expect(await counts()).toEqual({ value: '10402', source: { kind: 'file', path, profile: null } })
  expect((await run('config get clientNumber')).stdout).toBe('10402\n')
  expect(await counts({ SALVIA_CLIENT_NUMBER: '10401' })).toMatchObject({ value: '10401' })
  expect(await counts({ SALVIA_API: 'https://other.example' })).toMatchObject({ value: null })
  expect(JSON.parse((await run('config path -f json')).stdout)).toContainEqual({
    name: 'organisations',
    path,
    exists: true,
  })
})

test('signing out forgets the choice', async () => {
  const own = { SALVIA_TOKEN: '' }
  await salviaHere(['login', '--with-token', '-'], {
    cwd,
    env: { ...env, ...own },
    stdin: await tokenOf('hr@demo.example'),
  })
  await run('org use 10402', own)
  await run('logout', own)
  expect(readFileSync(join(cwd, 'salvia', 'organisations.json'), 'utf8')).toBe('{}\n')
})

test('org list says choose one until one is chosen, and then choose another', async () => {
  expect((await run('org list -f pretty --locale en')).stdout).toContain('choose one:  salvia org use 10401')
  await run('org use 10401')
  expect((await run('org list -f pretty --locale en')).stdout).toContain(
    'choose another:  salvia org use 10402',
  )
})

test('org list renders the chosen one, and the one that needs BankID', async () => {
  await run('org use 10401')
  expect(
    (await run('org list -f pretty', { COLUMNS: '60' })).stdout,
  ).toBe(`  10401  Kvarnhälle Industri AB (vald)
  10402  Kvarnhälle Logistik AB
  10403  Kvarnhälle Service AB (kräver BankID)
 välj en annan:  salvia org use 10402
`)
  expect((await run('org list')).stdout).toBe(
    '* 10401 Kvarnhälle Industri AB\n- 10402 Kvarnhälle Logistik AB\n- 10403 Kvarnhälle Service AB\n',
  )
})

test.each([
  ['org use 77777', 2, 'Välj en med salvia org use: 10401 Kvarnhälle Industri AB'],
  ['org use 10403', 4, 'BankID'],
  ['org use', 2, 'Skriv kundnumret efter salvia org use: 10401 Kvarnhälle Industri AB'],
])('%s ends with %i and says what works', async (words, status, hint) => {
  const ended = await run(words)
  expect([ended.status, ended.stderr.replace(/\s+/g, ' ').includes(hint)]).toEqual([status, true])
})

test('org use asks on a terminal, and a question of another command tells how to be spared it', async () => {
  const use = await onTerminal(['org', 'use'], [['Nummer:', '2\r']], { env, cwd })
  expect([use.status, use.shown.includes('Vald: Kvarnhälle Logistik AB')]).toEqual([0, true])
  const other = { ...env, XDG_CONFIG_HOME: testFolder() }
  const status = await onTerminal(['status', '--all'], [['Nummer:', '1\r']], { env: other, cwd })
  expect(status.shown).toContain('salvia org use 10401')
})

test('each profile has a sign-in of its own', async () => {
  writeFileSync(join(cwd, 'salvia.config.json'), '{"profiles": {"test": {"locale": "en"}}}')
  const own = { ...env, SALVIA_TOKEN: '' }
  await salviaHere(['login', '--with-token', '-', '--profile', 'test'], {
    cwd,
    env: own,
    stdin: await tokenOf('chef@demo.example'),
  })
  expect((await run('whoami --profile test', { SALVIA_TOKEN: '' })).stdout).toContain('chef@demo.example')
  expect((await run('whoami', { SALVIA_TOKEN: '' })).status).toBe(4)
})
