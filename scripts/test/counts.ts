import { stripVTControlCharacters } from 'node:util'

/** The number of tests by result. */
export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

/** How long the tests of one file took together. */
export interface FileTime {
  readonly file: string
  readonly seconds: number
  readonly hasFailed: boolean
}

/** What came of one suite or more. */
export interface Result {
  readonly counts: Counts
  /** What failed, a line each. */
  readonly failures: readonly string[]
  readonly files: readonly FileTime[]
  readonly processorSeconds: number
}

export const NOTHING: Result = {
  counts: { passed: 0, failed: 0, skipped: 0 },
  failures: [],
  files: [],
  processorSeconds: 0,
}

const SLOWEST_SHOWN = 10

export function add(one: Result, other: Result): Result {
  return {
    counts: {
      passed: one.counts.passed + other.counts.passed,
      failed: one.counts.failed + other.counts.failed,
      skipped: one.counts.skipped + other.counts.skipped,
    },
    failures: [...one.failures, ...other.failures],
    files: [...one.files, ...other.files],
    processorSeconds: one.processorSeconds + other.processorSeconds,
  }
}

/**
 * What ends a run: where its time went, all that failed once more, since its output may be far above, and the counts as
 * the last line.
 */
export function ending({ counts, failures, files, processorSeconds }: Result): string {
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST_SHOWN)
  return [
    ...(slowest.length > 0 ? ['The slowest files:'] : []),
    ...slowest.map(({ file, seconds }) => `  ${seconds.toFixed(1)} s ${file}`),
    ...(processorSeconds > 0 ? [`Processor time of all suites: ${processorSeconds.toFixed(0)} s`] : []),
    ...failures,
    closingLine(counts),
  ].join('\n')
}

/**
 * The last line of `npm test`.
 * @example closingLine({ passed: 2, failed: 0, skipped: 1 }) // '2 passed, 0 failed, 1 skipped'
 */
export function closingLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** The first line of an error, without the terminal's colours. */
export function firstLine(text = ''): string {
  return stripVTControlCharacters(text).trim().split('\n', 1)[0] ?? ''
}
