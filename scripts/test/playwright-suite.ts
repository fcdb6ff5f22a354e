import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { run } from '../run.ts'
import { type FileTime, firstLine } from './counts.ts'
import type { FilesSuite } from './suite.ts'

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs: readonly {
    readonly title: string
    readonly file: string
    readonly line: number
    readonly tests: readonly PlaywrightTest[]
  }[]
}

interface PlaywrightTest {
  readonly status: 'expected' | 'unexpected' | 'skipped'
  readonly results: readonly {
    readonly error?: { readonly message?: string }
    /** Milliseconds. */
    readonly duration: number
    readonly attachments?: readonly { readonly name: string; readonly path?: string }[]
  }[]
}

interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[]
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly skipped: number
  }
}

const FOLDER = 'tests/e2e'
/** How many things of a page are told of a failed test. */
const SHOWN_OF_PAGE = 8

/**
 * End-to-end tests in a real browser, on the built portal and a separate server.
 * @param only the files to run, by their paths from the root; all when it is left out
 */
export function playwrightSuite(name: string, only: readonly string[] = []): FilesSuite {
  return {
    name,
    folder: FOLDER,
    folders: [FOLDER],
    part: files => playwrightSuite(name, files),
    async run(machine) {
      if ('missing' in machine.chromium) {
        return { counts: { passed: 0, failed: 0, skipped: 1 }, details: machine.chromium.missing }
      }
      const reports = await mkdtemp(join(tmpdir(), 'salvia-report-'))
      const file = join(reports, 'report.json')
      const outcome = await run(
        'playwright',
        [
          'test',
          '--config',
          `${FOLDER}/playwright.config.ts`,
          '--reporter=line,json',
          ...only.map(file => relative(FOLDER, file)),
        ],
        {
          env: {
            ...machine.env,
            SALVIA_CHROMIUM: machine.chromium.path,
            PLAYWRIGHT_JSON_OUTPUT_NAME: file,
          },
          measured: true,
        },
      )
      const text = await readFile(file, 'utf8').catch(() => undefined)
      await rm(reports, { recursive: true, force: true })
      const { processorSeconds } = outcome
      if (text === undefined) {
        return { counts: { passed: 0, failed: 1, skipped: 0 }, details: outcome.output, processorSeconds }
      }
      const { stats, suites } = JSON.parse(text) as PlaywrightReport
      const failed = stats.unexpected === 0 && outcome.code !== 0 ? 1 : stats.unexpected
      return {
        counts: { passed: stats.expected, failed, skipped: stats.skipped },
        details: failed > 0 ? outcome.output : '',
        failures: await Promise.all(failedOf(suites).map(lineOf)),
        files: filesOf(suites),
        processorSeconds,
      }
    },
  }
}

/** A file's suites may stand in more than one place of the report. */
function filesOf(suites: readonly PlaywrightSuite[]): FileTime[] {
  const seconds = new Map<string, number>()
  const failed = new Set<string>()
  const count = ({ suites: inner = [], specs }: PlaywrightSuite): void => {
    for (const { file, tests } of specs) {
      const took = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0)
      seconds.set(file, (seconds.get(file) ?? 0) + took / 1000)
      if (tests.some(({ status }) => status === 'unexpected')) failed.add(file)
    }
    inner.forEach(count)
  }
  suites.forEach(count)
  return [...seconds].map(([file, took]) => ({
    file: `${FOLDER}/${file}`,
    seconds: took,
    hasFailed: failed.has(file),
  }))
}

interface FailedTest {
  readonly title: string
  /** The message of its first error. */
  readonly message: string
  /** The file in which Playwright describes the page as it was then; absent when there was none. */
  readonly page: string | undefined
}

/** What failed, and what the page showed then: where a test fails once in many runs, its line may be all that is left. */
async function lineOf({ title, message, page }: FailedTest): Promise<string> {
  const text = page === undefined ? '' : await readFile(page, 'utf8').catch(() => '')
  const shown = text.match(/^ *- (?:status:|alert|dialog|heading|paragraph:).*$/gm) ?? []
  const parts = shown.slice(0, SHOWN_OF_PAGE).map(line => line.trim().slice(2))
  return [`${title}: ${firstLine(message)}`, ...(parts.length > 0 ? [parts.join(' · ')] : [])].join(
    ' The page: ',
  )
}

function failedOf(suites: readonly PlaywrightSuite[]): FailedTest[] {
  return suites.flatMap(({ suites: inner = [], specs }) => [
    ...failedOf(inner),
    ...specs.flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ results }) => ({
          title: `${file}:${line} ${title}`,
          message: results[0]?.error?.message ?? 'timed out',
          page: results[0]?.attachments?.find(({ name }) => name === 'error-context')?.path,
        })),
    ),
  ])
}
