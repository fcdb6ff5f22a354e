import { expect, test } from 'vitest'
import type { FileSource } from '../read/table.ts'
import { PacedChunks } from './paced-chunks.ts'

const PIECES = 20

function sourceOf(handedOut: { count: number }): FileSource {
  return {
    name: 'fil.csv',
    size: PIECES,
    async *stream() {
      for (let i = 0; i < PIECES; i += 1) {
        handedOut.count += 1
        yield new Uint8Array([i])
      }
    },
  }
}

async function readInto(waiting: PacedChunks<number>, source: FileSource): Promise<void> {
  for await (const piece of waiting.paced(source).stream()) for (const byte of piece) waiting.push(byte)
  waiting.end()
}

async function everything<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const item of items) all.push(item)
  return all
}

test('hands over everything in order, the last chunk shorter', async () => {
  const waiting = new PacedChunks<number>(6)
  const reading = readInto(waiting, sourceOf({ count: 0 }))
  const chunks = await everything(waiting.chunks())
  await reading
  expect(chunks.map(chunk => chunk.length)).toEqual([6, 6, 6, 2])
  expect(chunks.flat()).toEqual(Array.from({ length: PIECES }, (_, i) => i))
})

test('the source waits while a chunk is not taken', async () => {
  const handedOut = { count: 0 }
  const waiting = new PacedChunks<number>(4)
  const reading = readInto(waiting, sourceOf(handedOut))
  const chunks = waiting.chunks()
  await chunks.next()
  await new Promise(resolve => setTimeout(resolve, 20))
  expect(handedOut.count).toBeLessThanOrEqual(9)
  await everything(chunks)
  await reading
  expect(handedOut.count).toBe(PIECES)
})

test('a failure comes after what was pushed before it', async () => {
  const waiting = new PacedChunks<number>(2)
  for (const item of [1, 2, 3]) waiting.push(item)
  waiting.end(new Error('cut off'))
  const taken: number[] = []
  await expect(async () => {
    for await (const chunk of waiting.chunks()) taken.push(...chunk)
  }).rejects.toThrow('cut off')
  expect(taken).toEqual([1, 2, 3])
})

test('a consumer that stops lets the source run out', async () => {
  const waiting = new PacedChunks<number>(4)
  const reading = readInto(waiting, sourceOf({ count: 0 }))
  for await (const chunk of waiting.chunks()) {
    expect(chunk).toEqual([0, 1, 2, 3])
    break
  }
  waiting.end()
  await reading
})
