import { describe, expect, test } from 'vitest'
import { isoDate } from '../../primitives/iso-date.ts'
import type { FileSource } from '../read/table.ts'
import { STANDARD_TEMPLATE } from '../template/standard-template.ts'
import { templateFile } from '../template/write-template.ts'
import type { ImportItem } from './import-item.ts'
import { importRows } from './import-rows.ts'

const options = { template: STANDARD_TEMPLATE, today: isoDate(2026, 11, 21), chunkRows: 64 }
const PIECE_BYTES = 4096

function fileOf(bytes: Uint8Array): FileSource {
  return {
    name: 'personal.csv',
    size: bytes.byteLength,
    async *stream(start = 0, end = bytes.byteLength) {
      for (let at = start; at < end; at += PIECE_BYTES)
        yield bytes.subarray(at, Math.min(at + PIECE_BYTES, end))
    },
  }
}

async function importAll(bytes: Uint8Array): Promise<ImportItem[]> {
  const items: ImportItem[] = []
  for await (const chunk of importRows(fileOf(bytes), options)) {
    expect(chunk.length).toBeLessThanOrEqual(options.chunkRows)
    items.push(...chunk)
  }
  return items
}

describe.each(['csv', 'xlsx'] as const)('%s', type => {
  test('every row of a right file is an employee, in the order of the file', async () => {
    const items = await importAll(await templateFile(STANDARD_TEMPLATE, { type, examples: 300 }))
    expect(items.map(item => item.row)).toEqual(Array.from({ length: 300 }, (_, index) => index + 2))
    expect(items.every(item => item.kind === 'employee')).toBe(true)
  })
})

test('both formats of one file give the same employees', async () => {
  const [csv, xlsx] = await Promise.all(
    (['csv', 'xlsx'] as const).map(async type =>
      importAll(await templateFile(STANDARD_TEMPLATE, { type, examples: 120 })),
    ),
  )
  expect(csv).toEqual(xlsx)
})

test('a file that ends inside a quote fails after the rows before it', async () => {
  const right = await templateFile(STANDARD_TEMPLATE, { type: 'csv', examples: 100 })
  const cutOff = new Uint8Array([...right, ...new TextEncoder().encode('"')])
  const taken: ImportItem[] = []
  await expect(async () => {
    for await (const chunk of importRows(fileOf(cutOff), options)) taken.push(...chunk)
  }).rejects.toThrow('CSV_READER_FAILED')
  expect(taken).toHaveLength(100)
})

test('stops reading when no more is wanted', async () => {
  const bytes = await templateFile(STANDARD_TEMPLATE, { type: 'csv', examples: 2000 })
  let handedOut = 0
  const whole = fileOf(bytes)
  const counted: FileSource = {
    ...whole,
    async *stream(start, end) {
      for await (const piece of whole.stream(start, end)) {
        handedOut += piece.byteLength
        yield piece
      }
    },
  }
  for await (const chunk of importRows(counted, options)) {
    expect(chunk).toHaveLength(options.chunkRows)
    break
  }
  // The encoding is found in a first pass over the whole file.
  expect(handedOut).toBeLessThan(1.5 * bytes.byteLength)
})
