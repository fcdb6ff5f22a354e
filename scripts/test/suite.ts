import type { Counts, FileTime } from './counts.ts'

/** What suites need that the machine may lack. */
export interface Machine {
  /** Address of a PostgreSQL to test on, or the sentence that says why there is none. */
  readonly postgres: { readonly url: string } | { readonly missing: string }
  readonly clamd: { readonly path: string } | { readonly missing: string }
  readonly chromium: { readonly path: string } | { readonly missing: string }
  /** What every program of the tests has in its environment, such as a clock that shows another time. */
  readonly env?: Readonly<Record<string, string>>
}

export interface SuiteResult {
  readonly counts: Counts
  /** The output to show after a failure, or the reason for skipping the suite. */
  readonly details: string
  /** The tests that failed, a line each, as far as the suite knows them. */
  readonly failures?: readonly string[]
  /** The tests that were skipped, a line each, as far as the suite knows them. */
  readonly skips?: readonly string[]
  /** How long each of its test files took. */
  readonly files?: readonly FileTime[]
  readonly processorSeconds?: number
}

/** One part of `npm test`. */
export interface Suite {
  readonly name: string
  /** What it writes into, below the root. Suites that name the same folder never run at the same time. */
  readonly folders: readonly string[]
  /** Why what it lacks is no failure even with `SALVIA_STRICT=1`. */
  readonly maySkip?: string
  run(machine: Machine): Promise<SuiteResult>
}

/** A suite of which some of the test files can run alone. */
export interface FilesSuite extends Suite {
  /** The folder of its test files. */
  readonly folder: string
  /** The suite with these files alone, given by their paths from the root. */
  part(files: readonly string[]): Suite
}
