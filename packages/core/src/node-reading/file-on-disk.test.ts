import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { withFileOnDisk } from './file-on-disk.ts'

const folder = mkdtempSync(join(tmpdir(), 'salvia-node-reading-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Several chunks, all different. */
const CONTENT = Buffer.from(Array.from({ length: 150_000 }, (_, index) => `${index};`).join(''))

function written(content: Uint8Array, name = 'personal.csv') {
  const path = join(folder, name)
  writeFileSync(path, content)
  return { path, name }
}

async function together(stream: AsyncIterable<Uint8Array>): Promise<Buffer[]> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(Buffer.from(chunk))
  return chunks
}

test('a file comes whole and in order, each chunk while the reader is at it', async () => {
  await withFileOnDisk(written(CONTENT), async source => {
    expect([source.name, source.size]).toEqual(['personal.csv', CONTENT.length])
    const chunks = await together(source.stream())
    expect(chunks.length).toBeGreaterThan(2)
    expect(Buffer.concat(chunks).equals(CONTENT)).toBe(true)
  })
})

test('a part of a file comes alone, and no more than there is', async () => {
  await withFileOnDisk(written(CONTENT), async source => {
    const part = Buffer.concat(await together(source.stream(300_001, 300_012)))
    expect(part.equals(CONTENT.subarray(300_001, 300_012))).toBe(true)
    const last = Buffer.concat(await together(source.stream(CONTENT.length - 3, CONTENT.length + 10)))
    expect(last.equals(CONTENT.subarray(-3))).toBe(true)
  })
})

test('an empty file and an empty part give nothing', async () => {
  await withFileOnDisk(written(CONTENT), async source => {
    expect(await together(source.stream(5, 5))).toEqual([])
  })
  await withFileOnDisk(written(Buffer.alloc(0), 'empty.csv'), async source => {
    expect(await together(source.stream())).toEqual([])
  })
})

test('a reader may stop at any chunk, and the file is closed', async () => {
  const stopped = withFileOnDisk(written(CONTENT), async source => {
    for await (const chunk of source.stream()) return chunk[0]
    return undefined
  })
  await expect(stopped).resolves.toBe(CONTENT[0])
})

test('a file that has become shorter gives what is left of it', async () => {
  const file = written(CONTENT)
  await withFileOnDisk(file, async source => {
    truncateSync(file.path, 10)
    expect(Buffer.concat(await together(source.stream())).equals(CONTENT.subarray(0, 10))).toBe(true)
  })
})

test('a file that is not there is told by the name of the system', async () => {
  const missing = { path: join(folder, 'missing.csv'), name: 'missing.csv' }
  await expect(withFileOnDisk(missing, async () => {})).rejects.toMatchObject({ code: 'ENOENT' })
})
