import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLog } from '../log/log.ts'
import { openTestApp, type TestApp } from '../testing/index.ts'
import { accountOf } from '../testing/test.store.ts'

let salvia: TestApp
let token: string
let pid: string
beforeAll(async () => {
  salvia = await openTestApp()
  token = await salvia.signIn('hr@demo.example')
  pid = (await accountOf(salvia.services.db, 'hr@demo.example')).pid ?? ''
})
afterAll(() => salvia.close())

const last = () => JSON.parse(salvia.log.at(-1) ?? '{}') as Record<string, unknown>

test('each request is one line with who, what, where and how long', async () => {
  const before = salvia.log.length
  const response = await salvia.call('GET', 'profile/10401', { token })
  expect(salvia.log).toHaveLength(before + 1)
  expect(last()).toMatchObject({
    level: 'info',
    event: 'request',
    method: 'GET',
    path: '/api/profile/10401',
    endpoint: 'profile.getForCompany',
    clientNumber: '10401',
    status: 200,
    traceId: response.headers['x-trace-id'],
  })
  expect(last()).toHaveProperty('ms')
  expect(salvia.log.at(-1)).not.toContain('hr@demo.example')
})

test('a refusal tells its code and the trace of its answer', async () => {
  const response = await salvia.call('GET', 'profile/20877', { token })
  expect(last()).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  expect(last().traceId).toBe(response.json<{ traceId: string }>().traceId)
})

test('an identity number in an address is masked in every form', async () => {
  const short = pid.slice(2)
  const forms = [
    pid,
    `${pid.slice(0, 8)}-${pid.slice(8)}`,
    `${short.slice(0, 6)}-${short.slice(6)}`,
    `${short.slice(0, 6)}+${short.slice(6)}`,
    `${short.slice(0, 6)}%2B${short.slice(6)}`,
    `${short.slice(0, 6)}%20${short.slice(6)}`,
    `%31${pid.slice(1)}`,
    short,
  ]
  for (const form of forms) {
    await salvia.call('GET', `persons/${form}/companies/10401/subordinates/all?q=${form}`, { token })
    await salvia.call('GET', `finns-inte/${form}`, { token })
  }
  const all = salvia.log.join('')
  expect(all).not.toContain(pid.slice(8))
  expect(all).not.toContain(pid.slice(2, 8))
})

test('what was searched for is not in the log', async () => {
  await salvia.call('POST', 'employees/10401/searches', { token, body: { q: pid } })
  await salvia.call('GET', `persons/${pid}/companies/10401/subordinates/all?q=Dahlstr%C3%B6m`, { token })
  expect(salvia.log.join('')).not.toMatch(/Dahlstr|searches\?/)
})

test('a value that the database could not read is not told', () => {
  const lines: string[] = []
  const error = Object.assign(new Error('invalid input syntax for type uuid: "Anna"'), { code: '22P02' })
  openLog(line => void lines.push(line)).error('request', { error })
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    error: { code: '22P02', message: 'The database could not read a value.' },
  })
})

test('an error is told with its stack, but not with the values of a query', () => {
  const lines: string[] = []
  const cause = Object.assign(new Error('duplicate key value'), {
    code: '23505',
    detail: `Key (pid)=(${pid})`,
  })
  const error = Object.assign(new Error(`Failed query: insert ... params: ${pid}, Anna`, { cause }), {
    params: [pid, 'Anna'],
  })
  openLog(line => void lines.push(line)).error('request', { error })
  expect(lines.join('')).not.toMatch(/Anna/)
  expect(lines.join('')).not.toContain(pid)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    error: { message: 'A query failed.', cause: { code: '23505', message: 'duplicate key value' } },
  })
})
