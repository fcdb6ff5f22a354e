import { splitLines } from '@salvia/core/feeds'
import { FEED_BATCH_MAX_BYTES, FEED_BATCH_MAX_LINES, FEED_LINE_MAX_BYTES } from '@salvia/core/limits'

/** A part of a file that one call can send. */
export interface Batch {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** The number in the file of each of its lines. */
  readonly numbers: readonly number[]
}

const LINE_FEED = 0x0a

/**
 * Cuts lines into batches that a call takes. Holds one of them in memory. No lines are one empty batch, which tells the
 * portal that nothing has changed.
 * @param lineMaxBytes the longest line of the kind
 */
export async function* cutBatches(
  source: AsyncIterable<Uint8Array>,
  lineMaxBytes = FEED_LINE_MAX_BYTES,
): AsyncGenerator<Batch, void> {
  let lines: Uint8Array[] = []
  let numbers: number[] = []
  let size = 0
  let isFirst = true
  for await (const { number, bytes } of splitLines(source, lineMaxBytes)) {
    const isFull = lines.length === FEED_BATCH_MAX_LINES || size + bytes.length + 1 > FEED_BATCH_MAX_BYTES
    if (isFull) {
      yield { bytes: joined(lines, size), numbers }
      lines = []
      numbers = []
      size = 0
      isFirst = false
    }
    lines.push(bytes)
    numbers.push(number)
    size += bytes.length + 1
  }
  if (isFirst || lines.length > 0) yield { bytes: joined(lines, size), numbers }
}

function joined(lines: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size)
  let at = 0
  for (const line of lines) {
    whole.set(line, at)
    whole[at + line.length] = LINE_FEED
    at += line.length + 1
  }
  return whole
}
