import { afterEach, expect, test, vi } from 'vitest'
import { run } from '../../scripts/run.ts'
import { ending } from '../../scripts/test/counts.ts'
import { runSuites } from '../../scripts/test/run-suites.ts'
import type { Machine, Suite } from '../../scripts/test/suite.ts'

const missing = { missing: 'not asked for' }
const MACHINE: Machine = { postgres: missing, clamd: missing, chromium: missing }

afterEach(() => vi.unstubAllEnvs())

/** Suites that note when they run, and take some turns of the event loop each. */
function noted(...suites: readonly (readonly [name: string, folder: string, turns: number])[]) {
  const running = new Set<string>()
  const together: string[] = []
  const made = suites.map(
    ([name, folder, turns]): Suite => ({
      name,
      folders: [folder],
      async run() {
        for (const other of running) together.push(`${other} ${name}`)
        running.add(name)
        for (let left = turns; left > 0; left--) await new Promise(resolve => setImmediate(resolve))
        running.delete(name)
        return { counts: { passed: turns, failed: 1, skipped: 0 }, details: '' }
      },
    }),
  )
  return { made, together }
}

test('the tests of suites that run at the same time are all counted', async () => {
  const { made } = noted(['a', 'x', 9], ['b', 'y', 1], ['c', 'z', 2], ['d', 'v', 5])
  expect(await runSuites(made, MACHINE)).toMatchObject({ counts: { passed: 17, failed: 4, skipped: 0 } })
})

test('two suites run at once, and never two of the same folder', async () => {
  const { made, together } = noted(['a', 'x', 9], ['b', 'x', 9], ['c', 'y', 1], ['d', 'x', 9])
  await runSuites(made, MACHINE)
  expect(together).toEqual(['a c'])
})

test.each([
  ['1', { passed: 0, failed: 1, skipped: 0 }],
  ['', { passed: 0, failed: 0, skipped: 1 }],
])('with SALVIA_STRICT=%j a suite that the machine lacks something for counts', async (strict, expected) => {
  vi.stubEnv('SALVIA_STRICT', strict)
  const counts = { passed: 0, failed: 0, skipped: 1 }
  const lacking: Suite = { name: 'a', folders: [], run: async () => ({ counts, details: 'No browser.' }) }
  expect(await runSuites([lacking], MACHINE)).toMatchObject({ counts: expected })
})

test.each([
  ['1', undefined, ['a: x.test.ts: x: skipped', '3 passed, 1 failed']],
  ['1', 'No test data.', ['3 passed, 0 failed, 1 skipped']],
  ['', undefined, ['3 passed, 0 failed, 1 skipped']],
])(
  'with SALVIA_STRICT=%j a skipped test of a suite that may skip (%s) ends in %j',
  async (strict, maySkip, said) => {
    vi.stubEnv('SALVIA_STRICT', strict)
    const counts = { passed: 3, failed: 0, skipped: 1 }
    const run = async () => ({ counts, details: '', skips: ['x.test.ts: x'] })
    const suite: Suite = { name: 'a', folders: [], run, ...(maySkip !== undefined && { maySkip }) }
    expect(ending(await runSuites([suite], MACHINE)).split('\n')).toEqual(said)
  },
)

test('what failed is said once more at the end, before the line with the counts', async () => {
  const counts = { passed: 1, failed: 1, skipped: 0 }
  const suites = [
    {
      name: 'a',
      folders: [],
      run: async () => ({ counts, details: 'all of it', failures: ['x.test.ts: x'] }),
    },
    { name: 'b', folders: [], run: async () => ({ counts, details: 'all of it' }) },
  ]
  expect(ending(await runSuites(suites, MACHINE)).split('\n')).toEqual([
    'a: x.test.ts: x',
    'b: see its output above',
    '2 passed, 2 failed',
  ])
})

test('a run ends with its ten slowest files, the slowest first, and the time of the processor', async () => {
  const counts = { passed: 1, failed: 0, skipped: 0 }
  const files = Array.from({ length: 12 }, (_, at) => ({
    file: `${at}.test.ts`,
    seconds: at,
    hasFailed: false,
  }))
  const suite: Suite = {
    name: 'a',
    folders: [],
    run: async () => ({ counts, details: '', files, processorSeconds: 7 }),
  }
  const said = ending(await runSuites([suite, { ...suite, name: 'b' }], MACHINE)).split('\n')
  expect(said.slice(0, 3)).toEqual(['The slowest files:', '  11.0 s 11.test.ts', '  11.0 s 11.test.ts'])
  expect(said.slice(10)).toEqual([
    '  7.0 s 7.test.ts',
    'Processor time of all suites: 14 s',
    '2 passed, 0 failed',
  ])
})

test('a measured command keeps its end and its output, and tells what its own children used', async () => {
  const compute = 'const end = process.cpuUsage().user + 50_000; while (process.cpuUsage().user < end);'
  const inner = `${compute} console.log("inner")`
  const outer = `require("node:child_process").spawnSync(process.execPath, ["-e", ${JSON.stringify(inner)}], { stdio: "inherit" }); ${compute} process.exit(3)`
  const { code, output, processorSeconds } = await run('node', ['-e', outer], { measured: true })
  expect({ code, output }).toEqual({ code: 3, output: 'inner\n' })
  expect(processorSeconds).toBeGreaterThanOrEqual(0.1)
})
