import { expect, test } from 'vitest'
import type { UPLOAD_VIEW } from '../../commands/personnel-file/upload-view.ts'
import { personnelFile, testFolder, written } from '../../testing/folder.ts'
import { salviaHere } from '../../testing/run-here.ts'
import { FAULTS_COMPANY, serviceUrl, tokenOf } from '../../testing/service.ts'

/** In Stockholm 2026-10-25 02:59:59, a second before the clocks go back to 02:00. */
const LAST_SECOND = Date.parse('2026-10-25T00:59:59Z')
const LIMIT_MS = 5000

test('the night the clocks go back: a clock that is set is no time of waiting', async () => {
  const env = { SALVIA_API: serviceUrl(), SALVIA_TOKEN: await tokenOf('hr@demo.example') }
  const path = written(testFolder(), 'personal.csv', await personnelFile(90))
  const sent = await salviaHere(['upload', path, '-y', '--org', FAULTS_COMPANY, '-f', 'json'], { env })
  const { case: number } = JSON.parse(sent.stdout) as ReturnType<typeof UPLOAD_VIEW.json>
  const start = performance.now()
  // A second into the wait the clock of the computer is set forward by an hour.
  const now = () => {
    const passed = performance.now() - start
    return new Date(LAST_SECOND + passed + (passed > 1000 ? 3_600_000 : 0))
  }
  const words = ['status', number ?? '', '--wait', 'IMPORTED', '--org', FAULTS_COMPANY, '--timeout', '5s']
  const run = await salviaHere(words, { env, now })
  expect([run.status, run.stderr.includes(`salvia status ${number} --wait IMPORTED`)]).toEqual([6, true])
  expect(performance.now() - start).toBeGreaterThan(LIMIT_MS)
  expect(run.stderr).toMatch(/Mottagen .*\d{4}-\d\d-\d\d \d\d:\d\d/)
})
