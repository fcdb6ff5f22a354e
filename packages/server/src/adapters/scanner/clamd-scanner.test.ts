import { createServer, type Server, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { afterEach, describe, expect, test } from 'vitest'
import { clamdScanner } from './clamd-scanner.ts'
import { clamdAddress } from './scanner-settings.ts'

/** Long enough for an answer, short enough to wait for silence. */
const PATIENCE = { silenceMs: 300, scanMs: 900 }
const CONTENT = [Buffer.from('Hej '), Buffer.alloc(0), Buffer.from('alla')]
const FRAMES = 'zINSTREAM\0\0\0\0\x04Hej \0\0\0\x04alla\0\0\0\0'
const open: Server[] = []
afterEach(async () => {
  for (const server of open.splice(0)) await new Promise(resolve => server.close(resolve))
})

/** What a scan says when the other end behaves so. */
async function scanned(behave: (socket: Socket, received: () => string) => void, content = CONTENT) {
  const server = createServer(socket => {
    let text = ''
    socket.on('error', () => undefined)
    socket.on('data', piece => {
      text += piece.toString('latin1')
    })
    behave(socket, () => text)
  })
  open.push(server)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return clamdScanner({ host: '127.0.0.1', port: address.port }, PATIENCE).scan(Readable.from(content))
}

/** Answers when all of the content has come. */
const answers = (answer: string) => (socket: Socket, received: () => string) =>
  socket.on('data', () => {
    if (received().endsWith('\0\0\0\0')) socket.end(answer)
  })

describe('a scan', () => {
  test('sends each piece after its length, and is clean when clamd says so', async () => {
    let sent = ''
    const verdict = await scanned((socket, received) => {
      answers('stream: OK\0')(socket, received)
      socket.once('close', () => (sent = received()))
    })
    expect(verdict).toEqual({ kind: 'clean' })
    await expect.poll(() => sent).toBe(FRAMES)
  })

  test('tells the signature that was found', async () => {
    expect(await scanned(answers('stream: Eicar-Signature FOUND\0'))).toEqual({
      ...{ kind: 'infected', signature: 'Eicar-Signature' },
    })
  })

  test.each([
    ['the limit of a stream', 'INSTREAM size limit exceeded. ERROR\0'],
    ['a limit of what is looked into', 'stream: Heuristics.Limits.Exceeded.MaxFileSize FOUND\0'],
    ['another command', 'UNKNOWN COMMAND\0'],
    ['a time limit of its own', 'COMMAND READ TIMED OUT\0'],
    ['nothing', ''],
    ['the beginning of an answer', 'stream: O'],
  ])('is not clean when clamd answers with %s', async (_, answer) => {
    expect(await scanned(answers(answer))).toMatchObject({ kind: 'not-scanned' })
  })

  test('says why clamd closed the connection before the end', async () => {
    const many = Array.from({ length: 2000 }, () => Buffer.alloc(10_000))
    const verdict = await scanned(socket => {
      socket.once('data', () => socket.end('INSTREAM size limit exceeded. ERROR\0'))
    }, many)
    expect(verdict).toMatchObject({ kind: 'not-scanned', reason: expect.stringContaining('size limit') })
  })

  test('is not clean when clamd says so before it has everything', async () => {
    const endless = Readable.from(
      (async function* () {
        for (;;) {
          yield Buffer.alloc(100_000)
          await new Promise(resolve => setTimeout(resolve, 1))
        }
      })(),
    )
    const verdict = await scanned(socket => socket.end('stream: OK\0'), endless as never)
    expect(verdict.kind).toBe('not-scanned')
  })

  test('is not clean when clamd is silent, or slower than a scan may take', async () => {
    expect(await scanned(() => undefined)).toEqual({
      ...{ kind: 'not-scanned', reason: 'The virus scanner is silent.' },
    })
    const slow = await scanned(socket => {
      const dripping = setInterval(() => socket.write(' '), 100)
      socket.once('close', () => clearInterval(dripping))
    })
    expect(slow).toEqual({ kind: 'not-scanned', reason: 'The virus scanner takes too long.' })
  })

  test('is not clean when clamd is away, or the content breaks off', async () => {
    const away = clamdScanner({ path: '/nowhere/clamd.sock' }, PATIENCE)
    expect(await away.scan(Readable.from(CONTENT))).toMatchObject({ kind: 'not-scanned' })
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('a')
        throw new Error('The storage is away.')
      })(),
    )
    expect(await scanned(answers('stream: OK\0'), broken as never)).toEqual({
      ...{ kind: 'not-scanned', reason: 'The storage is away.' },
    })
  })
})

describe('the address of clamd', () => {
  test.each([
    ['127.0.0.1:3310', { host: '127.0.0.1', port: 3310 }],
    ['clamav:3310', { host: 'clamav', port: 3310 }],
    ['[::1]:3310', { host: '::1', port: 3310 }],
    ['unix:/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ])('%s', (value, address) => {
    expect(clamdAddress(value)).toEqual(address)
  })

  test.each(['clamav', '127.0.0.1:0', '127.0.0.1:65536', 'unix:clamd.ctl', 'http://clamav:3310', '::1:3310'])(
    'is not %s',
    value => {
      expect(clamdAddress(value)).toBeUndefined()
    },
  )
})
