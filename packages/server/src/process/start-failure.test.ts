import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openServer } from '../app/open-server.ts'
import { PRODUCTION_VARIABLES } from '../testing/production-variables.ts'
import { startFailureText } from './start-failure.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'salvia-start-'))
})
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }))

const failureOf = (variables: Record<string, string>) =>
  openServer({ variables: { PORT: '0', SALVIA_DATA: folder, ...variables }, writeLog: () => undefined }).then(
    () => 'started',
    startFailureText,
  )

test('a database that does not answer is told, without the password of its address', async () => {
  const told = await failureOf({
    SALVIA_ENV: 'local',
    DATABASE_URL: 'postgres://salvia:hemligt@127.0.0.1:1/none',
  })
  expect(told).toMatch(
    /^Salvia cannot start: the database of DATABASE_URL cannot be used \(.*ECONNREFUSED.*\)\.\n$/,
  )
  expect(told).not.toContain('hemligt')
})

test('a data folder that is a file is named', async () => {
  const path = join(folder, 'a-file')
  await writeFile(path, '')
  expect(await failureOf({ SALVIA_DATA: path })).toBe(
    `Salvia cannot start: ${path} cannot be used, since it is no folder. Check SALVIA_DATA and SALVIA_FILES.\n`,
  )
})

test('a port that another program has is named, and the data folder is free again', async () => {
  const other = createServer()
  await new Promise<void>(resolve => other.listen(0, 'localhost', resolve))
  const address = other.address()
  const port = address && typeof address === 'object' ? String(address.port) : ''
  const sentence = `Port ${port} is in use. Stop the other program, or name another port in PORT.\n`
  const variables = { PORT: port, ...PRODUCTION_VARIABLES }
  expect(await failureOf(variables)).toBe(sentence)
  expect(await failureOf(variables)).toBe(sentence)
  await new Promise(resolve => other.close(resolve))
})

test('a database of production is opened as nothing else, whatever the listening came to', async () => {
  expect(await failureOf({ ...PRODUCTION_VARIABLES, SALVIA_ENV: 'preprod' })).toBe(
    'Salvia cannot start: this database is for production, and SALVIA_ENV says preprod. Set SALVIA_ENV to production, or name another database.\n',
  )
})

test('a bug is told without the values of its query', () => {
  const error = Object.assign(new Error('Failed query: insert into keys params: signing,hemligt'), {
    params: ['signing', 'hemligt'],
  })
  const told = startFailureText(error)
  expect(told).toMatch(/^Salvia cannot start, because of an error of its own:\n\{.*"A query failed\."/)
  expect(told).not.toContain('hemligt')
})
