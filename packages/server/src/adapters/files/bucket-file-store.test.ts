import { randomBytes } from 'node:crypto'
import { readdir, utimes, writeFile } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import { type AddressInfo, createServer as createSilent, type Server } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startFailureText } from '../../process/start-failure.ts'
import { type StorageServer, startStorage } from '../../testing/storage-server.ts'
import { type BucketPatience, openBucketFileStore } from './bucket-file-store.ts'
import type { BucketSettings } from './files-settings.ts'

const CONTENT = Buffer.from('Personnummer;Förnamn\r\n')
const IMPATIENT = { connectMs: 200, silenceMs: 200 }
const AWAY = { name: 'AppError', code: 'SERVICE_UNAVAILABLE' }

let storage: StorageServer
const servers: Server[] = []
beforeEach(async () => {
  storage = await startStorage()
})
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise(resolve => server.close(resolve))
  await storage.stop()
})

async function portOf(server: Server): Promise<number> {
  servers.push(server)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}
const open = (changed: Partial<BucketSettings> = {}, patience?: BucketPatience) =>
  openBucketFileStore({ ...storage.settings, ...changed }, patience)
const write =
  (key: string, content: Iterable<Uint8Array> = [CONTENT]) =>
  async () =>
    (await open()).write(key, Readable.from(content))

describe('a start with a bucket that cannot be used names the variable', () => {
  test.each([
    [{ bucket: 'another' }, 'the storage has no bucket another. Check SALVIA_FILES (NoSuchBucket).'],
    [{ keyId: 'nobody' }, 'the storage does not know the key of SALVIA_S3_KEY_ID (InvalidAccessKeyId).'],
    [
      { secret: 'hemligt' },
      'the secret of SALVIA_S3_SECRET does not belong to the key of SALVIA_S3_KEY_ID (SignatureDoesNotMatch).',
    ],
    [
      { endpoint: 'http://127.0.0.1:1' },
      'the storage of salvia-files cannot be reached. Check SALVIA_S3_ENDPOINT and SALVIA_S3_REGION (ECONNREFUSED).',
    ],
  ])('%j', async (changed, sentence) => {
    const told = await open(changed).then(() => 'opened', startFailureText)
    expect(told).toBe(`Salvia cannot start: ${sentence}\n`)
    expect(told).not.toContain('hemligt')
  })

  test('also when the storage takes the call and says nothing', async () => {
    const sockets = new Set<{ destroy(): void }>()
    const port = await portOf(createSilent(socket => void sockets.add(socket)))
    const endpoint = `http://127.0.0.1:${port}`
    const told = await open({ endpoint }, IMPATIENT).then(() => 'opened', startFailureText)
    expect(told).toContain('cannot be reached. Check SALVIA_S3_ENDPOINT and SALVIA_S3_REGION (TimeoutError).')
    for (const socket of sockets) socket.destroy()
  })
})

test('a storage that goes away is told as being away by every call, and works when it comes back', async () => {
  const files = await open()
  await files.write('a-key', Readable.from([CONTENT]))
  await storage.goAway()
  await expect(files.write('b', Readable.from([CONTENT]))).rejects.toMatchObject(AWAY)
  await expect(files.open('a-key')).rejects.toMatchObject(AWAY)
  await expect(files.withPath('a-key', async () => 'used')).rejects.toMatchObject(AWAY)
  await expect(files.delete('a-key')).rejects.toMatchObject(AWAY)
  await expect(files.keys()[Symbol.asyncIterator]().next()).rejects.toMatchObject(AWAY)
  await storage.comeBack()
  expect(await files.withPath('a-key', async () => 'used')).toBe('used')
})

test('one that is overloaded for a moment is asked again', async () => {
  let left = 2
  const { port } = new URL(storage.settings.endpoint ?? '')
  const overloaded = createServer((incoming, answer) => {
    if (left-- > 0) return void answer.writeHead(503).end()
    const { method, url: path, headers } = incoming
    const onward = request({ port, host: '127.0.0.1', method, path, headers }, got => {
      answer.writeHead(got.statusCode ?? 502, got.headers)
      got.pipe(answer)
    })
    incoming.pipe(onward)
  })
  const endpoint = `http://127.0.0.1:${await portOf(overloaded)}`
  const files = await open({ endpoint })
  expect(left).toBeLessThan(0)
  expect(await files.write('a-key', Readable.from([CONTENT]))).toMatchObject({ bytes: CONTENT.length })
  overloaded.closeAllConnections()
})

test('the parts of an upload that breaks off are given back', async () => {
  const begun = function* () {
    yield randomBytes(11_000_000)
    throw new Error('cut')
  }
  await expect(write('a-key', begun())()).rejects.toThrow('cut')
  const begins = storage.asked.filter(line => /^POST .*uploads\/a-key\?uploads/.test(line))
  const givesBack = storage.asked.filter(line => /^DELETE .*uploads\/a-key\?.*uploadId=/.test(line))
  expect([begins.length, givesBack.length > 0]).toEqual([1, true])
})

test('what stands elsewhere in the bucket is none of ours', async () => {
  const [ours, others] = [await open(), await open({ prefix: 'uploads/of-others/' })]
  const whole = await open({ prefix: '' })
  await others.write('theirs', Readable.from([CONTENT]))
  await ours.write('own', Readable.from([CONTENT]))
  const keys: string[] = []
  for await (const { key } of ours.keys()) keys.push(key)
  for await (const { key } of whole.keys()) keys.push(key)
  expect(keys).toEqual(['own'])
  expect(await ours.open('theirs')).toBeUndefined()
  expect(storage.asked).toContain('PUT /salvia-files/uploads/own?x-id=PutObject')
})

test('what a reader was given is gone afterwards, and what a process that died left, after a day', async () => {
  const files = await open()
  await files.write('a-key', Readable.from([CONTENT]))
  const { spoolFolder } = storage.settings
  await files.withPath('a-key', async () => {
    expect(await readdir(spoolFolder)).toHaveLength(1)
  })
  expect(await readdir(spoolFolder)).toEqual([])
  const [old, young] = [join(spoolFolder, 'old'), join(spoolFolder, 'young')]
  await writeFile(old, 'x')
  await writeFile(young, 'x')
  const [now, before] = [new Date(), new Date(Date.now() - 25 * 3_600_000)]
  await utimes(young, now, now)
  await utimes(old, before, before)
  const opened = await (await open()).open('a-key')
  expect(await readdir(spoolFolder)).toEqual(['young'])
  expect(opened && (await buffer(opened))).toEqual(CONTENT)
})
