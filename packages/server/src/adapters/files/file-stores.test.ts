import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { appError } from '@salvia/core/error-catalogue'
import { millisOf } from '@salvia/core/primitives'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { diskTime } from '../../testing/disk-time.ts'
import { type StorageServer, startStorage } from '../../testing/storage-server.ts'
import type { FileStore } from './file-store.ts'
import { openFiles } from './open-files.ts'

/** More than two of the parts in which a bucket receives a file. */
const LARGE_BYTES = 11_000_000
const PAGE_OF_KEYS = 1_000
const CONTENT = Buffer.from('Personnummer;Förnamn\r\n')

interface Place {
  readonly files: FileStore
  close(): Promise<void>
}

async function inFolder(): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'salvia-files-'))
  const files = await openFiles({ kind: 'folder', folder })
  return { files, close: () => rm(folder, { recursive: true, force: true }) }
}

async function inBucket(): Promise<Place> {
  const storage: StorageServer = await startStorage()
  return { files: await openFiles(storage.settings), close: () => storage.stop() }
}

async function keysOf(files: FileStore): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of files.keys()) keys.push(key)
  return keys.sort()
}
const read = async (files: FileStore, key: string) => {
  const opened = await files.open(key)
  return opened && buffer(opened)
}
const half = (bytes: Buffer, error: unknown) =>
  Readable.from(
    (async function* () {
      yield bytes
      throw error
    })(),
  )

describe.each([
  ['a folder', inFolder],
  ['a bucket', inBucket],
])('files in %s', (_, open) => {
  let place: Place
  let files: FileStore
  beforeEach(async () => {
    place = await open()
    files = place.files
  })
  afterEach(() => place.close())

  test.each([
    ['small', CONTENT],
    ['empty', Buffer.alloc(0)],
    ['large', randomBytes(LARGE_BYTES)],
  ])('a %s file comes back as it went in, with its size and hash', async (_size, content) => {
    const middle = Math.floor(content.length / 2)
    const chunks = [content.subarray(0, middle), content.subarray(middle)]
    const stored = await files.write('a-key', Readable.from(chunks))
    expect(stored).toEqual({
      bytes: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
    })
    expect((await read(files, 'a-key'))?.equals(content)).toBe(true)
    expect((await files.withPath('a-key', path => readFile(path))).equals(content)).toBe(true)
  })

  test.each([
    ['early', Buffer.from('half')],
    ['late', randomBytes(LARGE_BYTES)],
  ])(
    'one that breaks off %s leaves nothing, nor takes the place of what stood there',
    async (_when, begun) => {
      await files.write('kept', Readable.from([CONTENT]))
      const error = appError('UPLOAD_INCOMPLETE')
      await expect(files.write('kept', half(begun, error))).rejects.toBe(error)
      await expect(files.write('new', half(begun, error))).rejects.toBe(error)
      expect(await read(files, 'kept')).toEqual(CONTENT)
      expect(await read(files, 'new')).toBeUndefined()
      expect(await keysOf(files)).toEqual(['kept'])
    },
  )

  test('one takes the place of another whole', async () => {
    await files.write('a-key', Readable.from([randomBytes(LARGE_BYTES)]))
    await files.write('a-key', Readable.from([CONTENT]))
    expect(await read(files, 'a-key')).toEqual(CONTENT)
  })

  test('deleted, it is gone, and deleting it again is no error', async () => {
    await files.write('a-key', Readable.from([CONTENT]))
    await files.delete('a-key')
    await files.delete('a-key')
    expect(await read(files, 'a-key')).toBeUndefined()
    expect(await keysOf(files)).toEqual([])
  })

  test('every key is listed with when it changed, however many there are', async () => {
    const names = Array.from({ length: PAGE_OF_KEYS + 1 }, (_key, at) => `key-${String(at).padStart(4, '0')}`)
    for (let from = 0; from < names.length; from += 50) {
      const some = names.slice(from, from + 50)
      await Promise.all(some.map(name => files.write(name, Readable.from([CONTENT]))))
    }
    expect(await keysOf(files)).toEqual(names)
    const now = await diskTime()
    for await (const { changedAt } of files.keys()) {
      expect(Math.abs(now - millisOf(changedAt))).toBeLessThan(300_000)
      break
    }
  })

  test('a path is good for as long as it is used, and for this user alone', async () => {
    await files.write('a-key', Readable.from([CONTENT]))
    const seen = await files.withPath('a-key', async path => {
      const modes = await Promise.all([stat(path), stat(dirname(path))])
      return modes.map(({ mode }) => mode & 0o077)
    })
    expect(seen).toEqual([0, 0])
    const failed = files.withPath('a-key', () => Promise.reject(new Error('not reviewed')))
    await expect(failed).rejects.toThrow('not reviewed')
    await expect(files.withPath('none', path => readFile(path))).rejects.toThrow()
  })

  test.each(['../x', 'a/b', '', '.', 'x'.repeat(101), 'a\0b'])('%j is no key', async key => {
    await expect(files.write(key, Readable.from([CONTENT]))).rejects.toThrow('file key')
    await expect(files.open(key)).rejects.toThrow('file key')
    await expect(files.delete(key)).rejects.toThrow('file key')
  })
})

describe('a folder', () => {
  test('holds no half of a file, not even beside it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'salvia-files-'))
    const files = await openFiles({ kind: 'folder', folder })
    await expect(files.write('new', half(Buffer.from('half'), new Error('cut')))).rejects.toThrow('cut')
    expect(await readdir(join(folder, 'arriving'))).toEqual([])
    await rm(folder, { recursive: true, force: true })
  })
})
