import { appError } from '@salvia/core/error-catalogue'
import type { LineError } from '@salvia/core/errors'
import { type ReadLine, readLine, splitLines } from '@salvia/core/feeds'
import { FEED_ERRORS_TOLD } from '@salvia/core/limits'
import type { z } from 'zod'

/** The shape of lines, and how many and how long they may be. */
export interface LineRules<Line> {
  readonly schema: z.ZodType<Line>
  readonly maxLines: number
  /** Of one line. */
  readonly maxBytes?: number
}

/** One line after the other, each read or with what is wrong in it. Refuses more lines than `maxLines`. */
export async function* readLines<Line>(
  source: AsyncIterable<Uint8Array>,
  { schema, maxLines, maxBytes }: LineRules<Line>,
): AsyncGenerator<ReadLine<Line> & { readonly number: number; readonly size: number }, void> {
  let lines = 0
  for await (const { number, bytes } of splitLines(source, maxBytes)) {
    lines += 1
    if (lines > maxLines) throw appError('FEED_TOO_MANY_LINES', { lines: maxLines })
    yield { ...readLine(schema, bytes, maxBytes), number, size: bytes.length }
  }
}

/** Wrong lines: all are counted, the first errors are told. */
export class WrongLines {
  /** How many lines are wrong. */
  count = 0
  readonly #errors: LineError[] = []

  add(errors: readonly LineError[]): void {
    this.count += 1
    this.#errors.push(...errors.slice(0, FEED_ERRORS_TOLD - this.#errors.length))
  }

  copy(): WrongLines {
    const other = new WrongLines()
    other.count = this.count
    other.#errors.push(...this.#errors)
    return other
  }

  /** In the order of the lines. */
  get errors(): readonly LineError[] {
    return this.#errors.toSorted((one, other) => one.line - other.line)
  }
}

/** The errors of a line that could not be read. */
export function errorsOf(read: ReadLine<unknown> & { readonly number: number }): LineError[] {
  const { number: line, mistakes } = read
  return mistakes ? mistakes.map(({ path, code }) => ({ line, id: read.id, path, code })) : []
}

/** The lines of a batch that count. */
export interface CheckedBatch {
  /** For each id the number of the line with the highest version, the first of these. */
  readonly newest: ReadonlySet<number>
  /** Lines that another line of the batch has overtaken. */
  readonly overtaken: number
  readonly wrong: WrongLines
}

/** Reads a batch line by line. Holds ids and versions, no data. */
export async function checkLines(
  lines: AsyncIterable<ReadLine<{ id: string; version: number }> & { readonly number: number }>,
): Promise<CheckedBatch> {
  const newest = new Map<string, { version: number; number: number }>()
  const wrong = new WrongLines()
  let right = 0
  for await (const read of lines) {
    if (read.mistakes) {
      wrong.add(errorsOf(read))
      continue
    }
    right += 1
    const { id, version } = read.line
    const other = newest.get(id)
    if (!other || version > other.version) newest.set(id, { version, number: read.number })
  }
  const numbers = new Set([...newest.values()].map(({ number }) => number))
  return { newest: numbers, overtaken: right - numbers.size, wrong }
}
