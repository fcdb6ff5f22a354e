import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, relative } from 'node:path'
import { type Outcome, ROOT, run } from '../run.ts'
import { type Counts, type FileTime, firstLine } from './counts.ts'
import type { FilesSuite, Machine, SuiteResult } from './suite.ts'

interface VitestReport {
  readonly numPassedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly {
    /** Path of the file. */
    readonly name: string
    readonly status: 'passed' | 'failed'
    readonly message: string
    /** Milliseconds since 1970. */
    readonly startTime: number
    readonly endTime: number
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly failureMessages: readonly string[] | null
    }[]
  }[]
}

/** The environment variables that a suite needs, or the reason for skipping it. */
export type Needs = (machine: Machine) => Readonly<Record<string, string>> | { readonly skip: string }

interface Part {
  /** Other folders that it builds in. */
  readonly writesInto?: readonly string[]
  /** The test files to run, by their paths from the root; all when it is left out. */
  readonly only?: readonly string[]
}

/** A vitest suite in a folder with its own configuration. */
export function vitestSuite(
  name: string,
  folder: string,
  needs: Needs = () => ({}),
  { writesInto = [], only = [] }: Part = {},
): FilesSuite {
  return {
    name,
    folder,
    folders: [folder, ...writesInto],
    part: files => vitestSuite(name, folder, needs, { writesInto, only: files }),
    async run(machine) {
      const env = needs(machine)
      if (typeof env.skip === 'string') {
        return { counts: { passed: 0, failed: 0, skipped: 1 }, details: env.skip }
      }
      const reports = await mkdtemp(join(tmpdir(), 'salvia-report-'))
      const file = join(reports, 'report.json')
      const outcome = await run(
        'vitest',
        [
          ...['run', '--root', folder, ...only.map(file => relative(folder, file))],
          ...['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
        ],
        { env: { ...machine.env, ...env }, measured: true },
      )
      const report = await readFile(file, 'utf8').catch(() => undefined)
      await rm(reports, { recursive: true, force: true })
      return result(outcome, report)
    },
  }
}

function result(outcome: Outcome, text: string | undefined): SuiteResult {
  const { processorSeconds } = outcome
  if (text === undefined) {
    return { counts: { passed: 0, failed: 1, skipped: 0 }, details: outcome.output, processorSeconds }
  }
  const report = JSON.parse(text) as VitestReport
  const failures = failuresOf(report)
  const counts: Counts = {
    passed: report.numPassedTests,
    // A run can also fail by an unhandled rejection, outside every file.
    failed: Math.max(failures.length, outcome.code === 0 ? 0 : 1),
    skipped: report.numPendingTests + report.numTodoTests,
  }
  return {
    counts,
    details: counts.failed > 0 ? outcome.output : '',
    failures,
    skips: skipsOf(report),
    files: filesOf(report),
    processorSeconds,
  }
}

function filesOf({ testResults }: VitestReport): FileTime[] {
  return testResults.map(({ name, status, startTime, endTime }) => ({
    file: relative(ROOT, name),
    seconds: (endTime - startTime) / 1000,
    hasFailed: status === 'failed',
  }))
}

function skipsOf({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status !== 'passed' && status !== 'failed')
      .map(({ fullName }) => `${basename(name)}: ${fullName}`),
  )
}

/** The tests that failed, and the files that failed outside their tests. */
function failuresOf({ testResults }: VitestReport): string[] {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      const file = basename(name)
      if (failed.length === 0) return [`${file}: ${firstLine(message)}`]
      return failed.map(
        ({ fullName, failureMessages }) => `${file}: ${fullName}: ${firstLine(failureMessages?.[0])}`,
      )
    })
}
