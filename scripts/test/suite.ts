import type { Counts } from './counts.ts'

/** What a suite needs on the machine and may not find. */
export interface Machine {
  /** Address of a PostgreSQL to test on, or the sentence that says why there is none. */
  readonly postgres: { readonly url: string } | { readonly missing: string }
  readonly chromium: { readonly path: string } | { readonly missing: string }
}

export interface SuiteResult {
  readonly counts: Counts
  /** What to show when something failed, or why the suite was skipped. */
  readonly details: string
}

/** One part of `npm test`. */
export interface Suite {
  readonly name: string
  run(machine: Machine): Promise<SuiteResult>
}
