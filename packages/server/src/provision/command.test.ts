import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Environment } from '@salvia/core/config'
import { STANDARD_TEMPLATE } from '@salvia/core/personnel-file'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lockDataFolder } from '../db/data-folder-lock.ts'
import { PRODUCTION_VARIABLES } from '../testing/production-variables.ts'
import { provisionCommand } from './command.ts'

const EXAMPLE = fileURLToPath(new URL('../../../../docs/provision.example.json', import.meta.url))
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'salvia-provision-'))
})
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }))

const provision = (...args: string[]) => provisionAs('production', args)

async function provisionAs(environment: Environment, args: string[]) {
  const told = { output: '', errors: '' }
  const code = await provisionCommand({
    args,
    folder,
    variables: { ...PRODUCTION_VARIABLES, SALVIA_ENV: environment, SALVIA_DATA: folder },
    write: text => (told.output += text),
    writeError: text => (told.errors += text),
  })
  return { code, ...told }
}

test('a dry run on an empty database in production tells all, makes no link and opens nothing for good', async () => {
  const { code, output, errors } = await provision(EXAMPLE, '--dry-run', '--print-links')
  expect([code, errors]).toEqual([0, ''])
  expect(output).toContain('hr@exempel.example: new, ')
  expect(output).not.toContain('#')
  expect(output).toMatch(/4 in the file, 4 new or changed\.\nDry run: nothing was written\.\n$/)
  await (await lockDataFolder(folder)).release()
})

test('a database keeps what it is for from here on, and takes a file for nothing else', async () => {
  expect(await provision(EXAMPLE, '--print-links')).toMatchObject({ code: 0, errors: '' })
  for (const args of [[EXAMPLE], [EXAMPLE, '--dry-run']]) {
    expect(await provisionAs('demo', args)).toEqual({
      code: 1,
      output: '',
      errors:
        'Salvia cannot start: this database is for production, and SALVIA_ENV says demo. Set SALVIA_ENV to production, or name another database.\n',
    })
  }
  expect((await provision(EXAMPLE)).output).toContain('hr@exempel.example: unchanged')
})

test('a data folder that a server uses is refused with its sentence', async () => {
  const lock = await lockDataFolder(folder)
  const { code, errors } = await provision(EXAMPLE)
  await lock.release()
  expect(code).toBe(1)
  expect(errors).toBe(
    `The data folder ${folder} is in use by another Salvia server. Stop that one, or name another folder in SALVIA_DATA.\n`,
  )
})

test('a template is read from a file beside, and one that is not there or no JSON is named', async () => {
  const file = join(folder, 'kunder.json')
  const example = await readFile(EXAMPLE, 'utf8')
  await writeFile(
    file,
    example.replace('"features": ["all"]', '"features": ["all"], "template": "./mall.json"'),
  )
  const place = 'organisations[0].template: ./mall.json'
  expect(await provision(file, '--dry-run')).toMatchObject({
    code: 1,
    errors: `${place} cannot be read. Name a JSON file, from the folder of this one.\n`,
  })
  await writeFile(join(folder, 'mall.json'), '{')
  expect((await provision(file, '--dry-run')).errors).toBe(`${place} is no JSON.\n`)
  await writeFile(join(folder, 'mall.json'), JSON.stringify({ ...STANDARD_TEMPLATE, id: 'exempel' }))
  expect(await provision(file, '--dry-run')).toMatchObject({ code: 0, errors: '' })
})

test('wrong usage tells the right one; a file that is not there is named', async () => {
  for (const args of [[], [EXAMPLE, EXAMPLE], [EXAMPLE, '--dryrun']]) {
    const { code, errors } = await provision(...args)
    expect([code, errors.split('\n')[0]]).toEqual([
      2,
      'npm run provision -- FILE.json [--dry-run] [--print-links]',
    ])
  }
  for (const args of [[EXAMPLE, '--close-account', 'a@b.example'], ['--close-account'], ['--dry-run']]) {
    expect(await provision(...args)).toMatchObject({ code: 2 })
  }
  const none = join(folder, 'none.json')
  expect(await provision(none)).toMatchObject({
    code: 1,
    errors: `${none} cannot be read. Name a file in JSON.\n`,
  })
})

test('an account and an organisation are closed and reopened by name, and again changes nothing', async () => {
  expect(await provision(EXAMPLE)).toMatchObject({ code: 0 })
  const close = ['--close-account', ' HR@exempel.example', '--close-company', '30116']
  expect(await provision(...close, '--dry-run')).toMatchObject({
    code: 0,
    output: 'hr@exempel.example: closed\n30116: closed\nDry run: nothing was written.\n',
  })
  expect((await provision(...close)).output).toBe('hr@exempel.example: closed\n30116: closed\n')
  expect((await provision(...close)).output).toBe('hr@exempel.example: unchanged\n30116: unchanged\n')
  const reopen = ['--reopen-account', 'hr@exempel.example', '--reopen-company', '30116', '--print-links']
  expect((await provision(...reopen)).output).toMatch(
    /^hr@exempel\.example: reopened\n {2}activate it at https:\/\/portal\.example\/aktivering#[\w-]+\n30116: reopened\n$/,
  )
})

test('a name that nobody has is named, and nothing of the command is done', async () => {
  const { code, errors } = await provision(
    '--close-company',
    '30115',
    '--close-account',
    'ingen@exempel.example',
  )
  expect([code, errors]).toEqual([
    1,
    '--close-account ingen@exempel.example: no account has this address. Nothing was changed.\n',
  ])
  expect((await provision('--reopen-company', '30115')).output).toBe('30115: unchanged\n')
  expect((await provision('--close-company', '99999')).errors).toBe(
    '--close-company 99999: no organisation has this number. Nothing was changed.\n',
  )
})

test('each run in production warns while no open case worker holds data protection', async () => {
  const file = join(folder, 'few.json')
  const warning = /^Warning: no open case worker holds data-protection\. Give it to one: .*$/m
  const example = await readFile(EXAMPLE, 'utf8')
  await writeFile(file, example.replace('"functions": "all"', '"functions": ["orders"]'))
  expect((await provision(file)).output).toMatch(warning)
  expect((await provision('--reopen-company', '30116')).output).toMatch(warning)
  expect((await provision(EXAMPLE, '--dry-run')).output).not.toMatch(warning)
  expect((await provision(EXAMPLE)).output).not.toMatch(warning)
  const close = ['--close-account', 'handlaggare@foretagshalsan.example', '--dry-run']
  expect((await provision(...close)).output).toMatch(warning)
})

test('a provider token is made for kinds, listed without its secret, and revoked by its name', async () => {
  const made = await provision(
    '--provider-token',
    'Affärssystemet',
    '--kind',
    'services',
    '--kind',
    'clinics',
  )
  expect(made).toMatchObject({ code: 0, errors: '' })
  expect(made.output).toMatch(
    /^Affärssystemet: new, for services, clinics, until \d{4}-\d\d-\d\d\nsalvia_provider_[\w-]{43}\n$/,
  )
  const listed = await provision('--provider-tokens')
  expect(listed.output).toMatch(
    /^[0-9a-f-]{36} {2}Affärssystemet {2}services,clinics {2}until \S+ {2}last used never\n$/,
  )
  expect(await provision('--revoke-provider-token', 'Affärssystemet')).toMatchObject({
    code: 0,
    output: 'Affärssystemet: revoked\n',
  })
  expect((await provision('--provider-tokens')).output).toBe('No provider tokens.\n')
  expect(await provision('--revoke-provider-token', 'Affärssystemet')).toMatchObject({
    code: 1,
    errors: expect.stringContaining('no token has this name or id'),
  })
})

test('a provider token without kinds is wrong usage, and one of an unknown kind is refused', async () => {
  expect((await provision('--provider-token', 'A')).code).toBe(2)
  const { code, errors } = await provision('--provider-token', 'A', '--kind', 'nothing')
  expect([code, errors]).toEqual([
    1,
    '--kind nothing: there is no such kind. The kinds are agreements, certificates, clinics, services, visits, orders.\n',
  ])
})
