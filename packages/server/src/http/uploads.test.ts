import { createHash } from 'node:crypto'
import { connect } from 'node:net'
import multipart from '@fastify/multipart'
import { AppError } from '@salvia/core/errors'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { receiveUpload } from './uploads.ts'

const MAX_BYTES = 100_000
const BOUNDARY = 'a-line-between'
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`

/** What the handler came to know: the content it read to its end, or the code it failed with. */
const outcomes: string[] = []
let app: FastifyInstance
let port: number
/** Bytes that have come over the last connection. */
let received: () => number = () => 0

beforeAll(async () => {
  app = fastify()
  await app.register(multipart, { throwFileSizeLimit: false })
  app.post('/', async request => {
    try {
      const { name, content } = await receiveUpload(request, MAX_BYTES)
      const hash = createHash('sha256')
      let bytes = 0
      for await (const chunk of content as AsyncIterable<Uint8Array>) {
        hash.update(chunk)
        bytes += chunk.byteLength
      }
      outcomes.push('whole')
      return { name, bytes, sha256: hash.digest('hex') }
    } catch (error) {
      const code = error instanceof AppError ? error.code : String(error)
      outcomes.push(code)
      return { code }
    }
  })
  app.server.on('connection', socket => {
    received = () => socket.bytesRead
  })
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => app.close())

const part = (content: string | Buffer, name = 'personal.csv', field = 'file') =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\n\r\n`,
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ])
const END = Buffer.from(`--${BOUNDARY}--\r\n`)

const post = async (payload: Buffer, type = TYPE) =>
  (await app.inject({ method: 'POST', url: '/', headers: { 'content-type': type }, payload })).json()

describe('a whole form', () => {
  test('gives the bytes as they were sent and a safe name', async () => {
    const content = Buffer.from([0, 1, 13, 10, 45, 45, 255])
    expect(await post(Buffer.concat([part(content, '../../etc/åäö.csv'), END]))).toEqual({
      name: 'åäö.csv',
      bytes: 7,
      sha256: createHash('sha256').update(content).digest('hex'),
    })
  })

  test.each([
    ['personal_196408233234.csv', 'personal_1964••••••••.csv'],
    ['640823-3234 personal.xlsx', '64•••••••• personal.xlsx'],
    // A mark that no name keeps must not keep the digits apart until it is gone.
    ['19640823\u200e3234.csv', '1964••••••••.csv'],
    ['../640823+3234/6408233234.csv', '64••••••••.csv'],
  ])('named %j gives a name without identity numbers', async (name, masked) => {
    expect(await post(Buffer.concat([part('abc', name), END]))).toMatchObject({ name: masked })
  })

  test('named with many identity numbers gives a name that is short enough', async () => {
    const { name } = await post(Buffer.concat([part('abc', `${'640823-3234 '.repeat(20)}.csv`), END]))
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255)
    expect(name).not.toContain('3234')
  })

  test('may hold fields before and after the file', async () => {
    const field = Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="comment"\r\n\r\nhej\r\n`,
    )
    expect(await post(Buffer.concat([field, part('abc'), field, END]))).toMatchObject({ bytes: 3 })
  })

  test('may hold an empty file', async () => {
    expect(await post(Buffer.concat([part(''), END]))).toMatchObject({ bytes: 0 })
  })

  test('of exactly the limit is taken, a byte more is not', async () => {
    const full = Buffer.alloc(MAX_BYTES, 120)
    expect(await post(Buffer.concat([part(full), END]))).toMatchObject({ bytes: MAX_BYTES })
    const over = Buffer.alloc(MAX_BYTES + 1, 120)
    expect(await post(Buffer.concat([part(over), END]))).toEqual({ code: 'PAYLOAD_TOO_LARGE' })
  })
})

describe('what is no whole form with one file never hangs and is never taken', () => {
  test.each([
    ['not multipart', Buffer.from('{}'), 'application/json'],
    ['no body at all', Buffer.alloc(0), TYPE],
    ['no file', END, TYPE],
    ['no closing line', part('abc'), TYPE],
    ['cut in the middle of the content', part('abcdef').subarray(0, -4), TYPE],
    ['cut in the middle of the headers', part('abc').subarray(0, 30), TYPE],
    ['another boundary than announced', Buffer.from('--other\r\n\r\nabc\r\n--other--\r\n'), TYPE],
    ['no boundary announced', Buffer.concat([part('abc'), END]), 'multipart/form-data'],
    [
      'ten thousand parts',
      Buffer.concat([...Array.from({ length: 10_000 }, () => part('x', 'x', 'x'))]),
      TYPE,
    ],
  ])('%s', async (_, payload, type) => {
    expect(['UPLOAD_INCOMPLETE', 'INVALID_REQUEST']).toContain((await post(payload, type)).code)
  })

  test('two files', async () => {
    const { code } = await post(Buffer.concat([part('abc'), part('def'), END]))
    expect(code).toBe('INVALID_REQUEST')
  })
})

describe('a connection that is cut', () => {
  const header = (length: number) =>
    `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: ${TYPE}\r\nContent-Length: ${length}\r\n\r\n`

  test.each([1, 0.5, 0.9])('after a share of %s of the file: it is told as incomplete', async share => {
    const body = Buffer.concat([part(Buffer.alloc(50_000, 97)), END])
    const before = outcomes.length
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    received = () => 0
    const sent = share === 1 ? 200 : Math.floor(body.length * share)
    socket.write(header(body.length))
    socket.write(body.subarray(0, sent))
    await expect.poll(() => received()).toBe(header(body.length).length + sent)
    socket.destroy()
    await expect.poll(() => outcomes.length, { timeout: 5_000 }).toBe(before + 1)
    expect(outcomes.at(-1)).toBe('UPLOAD_INCOMPLETE')
  })
})
