import { truncateSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testFolder, written } from '../testing/folder.ts'
import { openLocalFile } from './local-file.ts'

/** Several chunks, all different. */
const CONTENT = Buffer.from(Array.from({ length: 150_000 }, (_, index) => `${index};`).join(''))

function bigFile(): string {
  return written(testFolder(), 'personal.csv', CONTENT)
}

test('a file comes whole and in order, each chunk while the reader is at it', async () => {
  const { source, close } = await openLocalFile(bigFile())
  const chunks: Buffer[] = []
  for await (const chunk of source.stream()) chunks.push(Buffer.from(chunk))
  await close()
  expect(chunks.length).toBeGreaterThan(2)
  expect(Buffer.concat(chunks).equals(CONTENT)).toBe(true)
})

test('a part of a file comes alone', async () => {
  const { source, close } = await openLocalFile(bigFile())
  const chunks: Buffer[] = []
  for await (const chunk of source.stream(300_001, 300_012)) chunks.push(Buffer.from(chunk))
  await close()
  expect(Buffer.concat(chunks).equals(CONTENT.subarray(300_001, 300_012))).toBe(true)
})

test('a reader may stop at any chunk and close the file at once', async () => {
  const { source, close } = await openLocalFile(bigFile())
  for await (const chunk of source.stream()) {
    expect(chunk[0]).toBe(CONTENT[0])
    break
  }
  await expect(close()).resolves.toBeUndefined()
})

test('a file that is cut short under the reader is told as changed', async () => {
  const path = bigFile()
  const { source, close } = await openLocalFile(path)
  const read = async () => {
    for await (const chunk of source.stream()) {
      truncateSync(path, chunk.length)
      // Long enough for the read of the chunk after the next to start and find nothing.
      await new Promise(resolve => setTimeout(resolve, 20))
    }
  }
  await expect(read()).rejects.toThrowError(expect.objectContaining({ code: 'FILE_CHANGED' }))
  await close()
})
