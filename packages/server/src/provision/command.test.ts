import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lockDataFolder } from '../db/data-folder-lock.ts'
import { provisionCommand } from './command.ts'

const EXAMPLE = fileURLToPath(new URL('../../../../docs/provision.example.json', import.meta.url))
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'salvia-provision-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function provision(...args: string[]) {
  const told = { output: '', errors: '' }
  const code = await provisionCommand({
    args,
    folder,
    variables: {
      SALVIA_ENV: 'production',
      SALVIA_DATA: folder,
      SALVIA_PUBLIC_URL: 'https://portal.example',
    },
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

test('a data folder that a server uses is refused with its sentence', async () => {
  const lock = await lockDataFolder(folder)
  const { code, errors } = await provision(EXAMPLE)
  await lock.release()
  expect(code).toBe(1)
  expect(errors).toBe(
    `The data folder ${folder} is in use by another Salvia server. Stop that one, or name another folder in SALVIA_DATA.\n`,
  )
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
