import { array, assert, asyncProperty, constantFrom, integer } from 'fast-check'
import { expect, test } from 'vitest'
import { FEED_LINE_MAX_BYTES } from '../limits/index.ts'
import { type SentLine, splitLines } from './split-lines.ts'

/** Lends its bytes as a file on disk does: the next piece is written over the one before. */
async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  const lent = Buffer.alloc(size)
  for (let from = 0; from < bytes.length; from += size) {
    const piece = bytes.subarray(from, from + size)
    lent.set(piece)
    yield lent.subarray(0, piece.length)
  }
  lent.fill('x')
}

/** All lines of a text, read once they have all come. */
async function linesOf(text: string | Uint8Array, size = 7) {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text
  const lines: SentLine[] = []
  for await (const line of splitLines(inPieces(bytes, size))) lines.push(line)
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  return lines.map((line): [number, string] => [line.number, decoder.decode(line.bytes)])
}

test('a last line needs no line feed', async () => {
  expect(await linesOf('{"a":1}\n{"b":2}')).toEqual([
    [1, '{"a":1}'],
    [2, '{"b":2}'],
  ])
})

test('empty lines are left out and counted', async () => {
  expect(await linesOf('\n \t\r\n{"a":1}\n\n')).toEqual([[3, '{"a":1}']])
})

test('nothing, and a byte order mark alone, is no line', async () => {
  expect(await linesOf('')).toEqual([])
  expect(await linesOf(new Uint8Array([0xef, 0xbb, 0xbf]))).toEqual([])
})

test('a byte order mark is left out at the beginning alone', async () => {
  expect(await linesOf('\u{feff}{}\n\u{feff}{}', 2)).toEqual([
    [1, '{}'],
    [2, '\u{feff}{}'],
  ])
})

test('of a line that is too long one byte too many is kept, and the next one is whole', async () => {
  const long = 'x'.repeat(FEED_LINE_MAX_BYTES + 5000)
  const [first, second] = await linesOf(`${long}\n{}`, 64_000)
  expect(first?.[1].length).toBe(FEED_LINE_MAX_BYTES + 1)
  expect(second).toEqual([2, '{}'])
})

test('pieces of any size give the lines that splitting the whole gives', async () => {
  const texts = array(constantFrom('{"å":1}', ' ', '', '\r', '{}'), { maxLength: 12 })
  await assert(
    asyncProperty(texts, integer({ min: 1, max: 20 }), async (parts, size) => {
      const whole = parts.flatMap((part, at) => (part.trim() === '' ? [] : [[at + 1, part]]))
      expect(await linesOf(parts.join('\n'), size)).toEqual(whole)
    }),
  )
})
