import { sampleDocx, samplePdf } from '@salvia/core/conversations/testing'
import { AppError } from '@salvia/core/errors'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ReadingLimits } from '../../reading/reading-process.ts'
import { answer, multipart, openTestApp, type TestApp } from '../../testing/index.ts'
import { sendFile } from '../../testing/personnel-file-calls.ts'
import { until } from '../../testing/raw-connection.ts'
import { judgeInTurn } from './judge-in-turn.ts'

const OWN = '10401'
const PATH = `orders/${OWN}/attachments`
const ERROR = '"level":"error"'

let app: TestApp
let token: string
/** Takes much longer than other files: lists of relationships below 4 MB each, 9 MB together. */
let heavy: Uint8Array

beforeAll(async () => {
  app = await openTestApp()
  token = await app.signIn('hr@demo.example')
  const list = `<Relationships>${'<Relationship Type="x" Target="y"/>'.repeat(90_000)}</Relationships>`
  const lists = Array.from({ length: 3 }, (_, at) => [`word/_rels/part${at}.xml.rels`, list])
  heavy = sampleDocx(Object.fromEntries(lists))
})
afterAll(() => app.close())

const attach = (bytes: Uint8Array) => sendFile(app, PATH, { token, bytes, name: 'brev' })

interface Asked {
  readonly bytes?: Uint8Array
  readonly accountId?: string
  readonly clientNumber?: string
  readonly signal?: AbortSignal
}

/** The type of a file, or the code of its refusal. */
async function judged(file: Asked, bounds?: Partial<ReadingLimits>): Promise<string> {
  const asked = {
    ...{ bytes: samplePdf(), name: 'brev', accountId: 'A', clientNumber: OWN },
    ...{ signal: new AbortController().signal, ...file },
  }
  return judgeInTurn(app.services, asked, bounds).catch((error: unknown) => {
    if (error instanceof AppError) return error.code
    throw error
  })
}

/** The number of processes that judge a file. Idle ones are not counted. */
const judges = () => process.getActiveResourcesInfo().filter(name => name === 'ProcessWrap').length

describe('a file that takes much', () => {
  test('is judged while the server does other things', async () => {
    const before = performance.eventLoopUtilization()
    const response = await attach(heavy)
    const { utilization } = performance.eventLoopUtilization(before)
    expect(answer(response)).toMatchObject({ type: 'docx' })
    expect(utilization).toBeLessThan(0.5)
  })

  test('keeps another company waiting for none of it', async () => {
    // Two processes are idle then, so that nobody waits for one to start.
    await Promise.all([judged({}), judged({ accountId: 'D', clientNumber: '20877' })])
    const ended: string[] = []
    const told = (name: string) => () => ended.push(name)
    const slow = ['A', 'B'].map(accountId => judged({ bytes: heavy, accountId }).then(told('own')))
    await judged({ accountId: 'D', clientNumber: '20877' }).then(told('other'))
    expect(ended).toEqual(['other'])
    await Promise.all(slow)
  })

  test('and of which its user sends many, keeps a colleague waiting for one', async () => {
    const ended: string[] = []
    const of = (accountId: string) => judged({ accountId }).then(() => ended.push(accountId))
    await Promise.all([...Array.from({ length: 4 }, () => of('A')), of('B')])
    expect(ended).toEqual(['A', 'B', 'A', 'A', 'A'])
  })
})

describe('a process that judges a file', () => {
  test.each<[string, Partial<ReadingLimits>]>([
    ['memory', { maxMemoryMb: 20 }],
    // No idle process has this limit, so one must be started, which takes longer.
    ['time', { maxMemoryMb: 513, maxSeconds: 0.02 }],
  ])('that takes more %s than it may ends, and its file is refused, and no other', async (_, bounds) => {
    const [refused, taken] = await Promise.all([
      judged({ bytes: heavy }, bounds),
      judged({ clientNumber: '20877', accountId: 'D' }),
    ])
    expect([refused, taken]).toEqual(['ATTACHMENT_TOO_HEAVY', 'pdf'])
    expect(await judged({})).toBe('pdf')
    expect(app.log.join('')).not.toContain(ERROR)
  })

  test('that fails says so, and the log says where', async () => {
    const before = app.log.length
    const noBytes = null as unknown as Uint8Array
    expect(await judged({ bytes: noBytes })).toBe('ATTACH_FAILED')
    const line = app.log.slice(before).find(each => each.includes(ERROR))
    expect(line).toMatch(/attachment-not-judged.*INC-.*TypeError/)
  })

  test('ends when its caller hangs up, and the turn goes to the next', async () => {
    // One that was ended before is over only when the system says so.
    await until(() => judges() === 0)
    const base = await app.app.listen({ port: 0, host: '127.0.0.1' })
    const gone = new AbortController()
    const call = fetch(`${base}/api/${PATH}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'multipart/form-data; boundary=salvia-test-boundary',
      },
      body: new Uint8Array(multipart('brev.docx', Buffer.from(heavy))),
      signal: gone.signal,
    })
    const end = expect(call).rejects.toThrow('aborted')
    await until(() => judges() === 1)
    const waiting = new AbortController()
    const left = expect(judged({ signal: waiting.signal })).rejects.toThrow('aborted')
    waiting.abort()
    await left
    gone.abort()
    await end
    await until(() => judges() === 0)
    expect(answer(await attach(samplePdf()))).toMatchObject({ type: 'pdf' })
    expect(app.log.join('')).not.toContain('brev')
  })
})
