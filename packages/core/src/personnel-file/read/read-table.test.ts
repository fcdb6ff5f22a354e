import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { FILE_MAX_BYTES } from '../../limits/index.ts'
import { CollectedTable, csvOf, fileOf, readBytes, TEST_HEADERS } from '../testing/files.ts'
import { readTable } from './read-table.ts'
import type { FileSource, ReadProgress } from './table.ts'

const header = 'Namn;Ort;Titel\n'

describe('a file that is no table', () => {
  test('63 bytes are too few', async () => {
    const { result } = await readBytes(header.padEnd(63, '\n'))
    expect(result.refusal).toEqual({ code: 'FILE_TOO_SMALL' })
    expect(result.sha256).toHaveLength(64)
  })

  test('64 bytes are enough', async () => {
    const { result } = await readBytes(header.padEnd(64, '\n'))
    expect(result.refusal).toBeNull()
  })

  test('an empty file is too small', async () => {
    expect((await readBytes('')).result.refusal).toEqual({ code: 'FILE_TOO_SMALL' })
  })

  test('a byte over the limit is too large, and is not read', async () => {
    const source: FileSource = {
      name: 'file',
      size: FILE_MAX_BYTES + 1,
      stream: () => {
        throw new Error('not to be read')
      },
    }
    const result = await readTable(source, new CollectedTable(), { headers: TEST_HEADERS })
    expect(result).toMatchObject({ refusal: { reason: 'too-large', insideRows: false }, sha256: '', rows: 0 })
  })

  test.each([
    ['old Excel', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'legacy-format'],
    ['gzip', '\x1f\x8b\x08', 'compressed'],
    ['a zip that is cut off', 'PK\x03\x04', 'corrupt'],
  ])('%s', async (_, head, reason) => {
    const bytes = Uint8Array.from(head.padEnd(600, '\0'), letter => letter.charCodeAt(0))
    expect((await readBytes(bytes)).result.refusal).toEqual({
      code: 'PRE_PROCESSING_ERROR',
      reason,
      insideRows: false,
    })
  })

  test.each([
    [512, 3],
    [4096, 1000],
  ])(
    'an OLE2 container with EncryptedPackage in a directory at %i, in chunks of %i',
    async (at, chunkBytes) => {
      const bytes = new Uint8Array(at + 512)
      bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
      bytes.set(new TextEncoder().encode([...'EncryptedPackage'].join('\0')), at + 128)
      bytes.set([34, 0, 2], at + 128 + 64)
      const { result } = await readBytes(bytes, { chunkBytes })
      expect(result.refusal).toMatchObject({ reason: 'encrypted' })
    },
  )

  test('bytes that no text has are told before a missing header', async () => {
    const bytes = new TextEncoder().encode(`${'x'.repeat(64)}\0`)
    const { result } = await readBytes(bytes)
    expect(result).toMatchObject({
      refusal: { code: 'ENCODING_DETECTION_FAILED' },
      facts: { format: null, encoding: null, delimiter: null },
    })
  })

  test('a text without any header', async () => {
    const { result, table } = await readBytes(csvOf('X;Y\n1;2\n'))
    expect(result.refusal).toEqual({ code: 'UNRECOGNISED_PATTERN', detail: 'headers' })
    expect(table.headerCells).toBeUndefined()
  })
})

describe('reading', () => {
  test('tells the digest, our own or the one that is passed in', async () => {
    const text = csvOf(header)
    const expected = createHash('sha256').update(text).digest('hex')
    const passedIn = await readBytes(text, { hash: () => createHash('sha256') })
    expect([(await readBytes(text)).result.sha256, passedIn.result.sha256]).toEqual([expected, expected])
  })

  test('tells how far it is, never backwards, and ends at the whole', async () => {
    const told: ReadProgress[] = []
    const text = header + '1;2;3\n'.repeat(1000)
    await readBytes(text, { chunkBytes: 500, onProgress: progress => told.push(progress) })
    const bytesRead = told.map(progress => progress.bytesRead)
    expect(bytesRead).toEqual(bytesRead.toSorted((a, b) => a - b))
    expect(told.at(-1)).toEqual({ bytesRead: text.length, total: text.length, rows: 1000 })
    expect(told.length).toBeGreaterThan(10)
  })

  test('stops when it is told to', async () => {
    const stop = new AbortController()
    const text = header + '1;2;3\n'.repeat(1000)
    const reading = readBytes(text, {
      chunkBytes: 500,
      signal: stop.signal,
      onProgress: ({ rows }) => rows > 100 && stop.abort(),
    })
    await expect(reading).rejects.toThrow('aborted')
  })

  test.each([
    ['shorter', -1],
    ['longer', 1],
  ])('a file that is %s than it was is an error, not a refusal', async (_, difference) => {
    const whole = fileOf(csvOf(header))
    const source = { ...whole, size: whole.size - difference, stream: () => whole.stream() }
    const reading = readTable(source, new CollectedTable(), { headers: TEST_HEADERS })
    await expect(reading).rejects.toMatchObject({ code: 'FILE_CHANGED' })
  })

  test('a fault of the source is not taken for one of the file', async () => {
    const whole = fileOf(csvOf(header))
    let passes = 0
    const source: FileSource = {
      ...whole,
      stream: (start, end) => {
        if (passes++ > 0) throw new Error('disk gone')
        return whole.stream(start, end)
      },
    }
    await expect(readTable(source, new CollectedTable(), { headers: TEST_HEADERS })).rejects.toThrow(
      'disk gone',
    )
  })
})
