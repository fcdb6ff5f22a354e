import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withBytes } from '../../files/input-file.ts'
import { testFolder } from '../../testing/folder.ts'
import { cutBatches } from './cut-batches.ts'

const place = { stdin: process.stdin, signal: new AbortController().signal }

test('what is cut from a file on disk is its bytes, in batches that a call takes', async () => {
  const path = join(testFolder(), 'lines.ndjson')
  writeFileSync(
    path,
    Array.from({ length: 60_000 }, (_, at) => `{"id":"${at}"}${' '.repeat(at % 97)}\n`).join(''),
  )
  const digest = createHash('sha256')
  const counts = await withBytes(path, place, async bytes => {
    const found: number[] = []
    for await (const batch of cutBatches(bytes)) {
      digest.update(batch.bytes)
      found.push(batch.numbers.length)
    }
    return found
  })
  expect(counts).toEqual([10_000, 10_000, 10_000, 10_000, 10_000, 10_000])
  expect(digest.digest('hex')).toBe(createHash('sha256').update(readFileSync(path)).digest('hex'))
})
