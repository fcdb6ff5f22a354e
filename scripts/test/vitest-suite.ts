import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Outcome, run } from '../run.ts'
import type { Counts } from './counts.ts'
import type { Machine, Suite, SuiteResult } from './suite.ts'

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly success: boolean
}

/** The environment variables that a suite needs, or the reason for skipping it. */
export type Needs = (machine: Machine) => Readonly<Record<string, string>> | { readonly skip: string }

/** A vitest suite in a folder with its own configuration. `writesInto` names other folders that it builds in. */
export function vitestSuite(
  name: string,
  folder: string,
  needs: Needs = () => ({}),
  writesInto: readonly string[] = [],
): Suite {
  return {
    name,
    folders: [folder, ...writesInto],
    async run(machine) {
      const env = needs(machine)
      if (typeof env.skip === 'string') {
        return { counts: { passed: 0, failed: 0, skipped: 1 }, details: env.skip }
      }
      const reports = await mkdtemp(join(tmpdir(), 'salvia-test-'))
      const file = join(reports, 'report.json')
      const outcome = await run(
        'vitest',
        ['run', '--root', folder, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
        { env },
      )
      const report = await readFile(file, 'utf8').catch(() => undefined)
      await rm(reports, { recursive: true, force: true })
      return result(outcome, report)
    },
  }
}

function result(outcome: Outcome, text: string | undefined): SuiteResult {
  if (text === undefined) return { counts: { passed: 0, failed: 1, skipped: 0 }, details: outcome.output }
  const report = JSON.parse(text) as VitestReport
  const counts: Counts = {
    passed: report.numPassedTests,
    // A run can fail without a failed test: by an error while loading a file, or an unhandled rejection.
    failed: report.numFailedTests === 0 && outcome.code !== 0 ? 1 : report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }
  return { counts, details: counts.failed > 0 ? outcome.output : '' }
}
