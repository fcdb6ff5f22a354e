import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { instantOf } from '@salvia/core/primitives'
import { DEMO_PASSWORD } from '@salvia/fixtures/demo-world'
import { openServices } from '../app/open-services.ts'
import type { Database } from '../db/database.ts'
import { prepareDatabase } from '../db/prepare-database.ts'
import { hashPassword } from '../features/auth/password-hash.ts'
import { openLog } from '../log/log.ts'
import { seed } from '../seed/seed.ts'
import { readSettings, type ServerSettings } from '../settings/environment.ts'
import { datedFiles } from './dated-files.ts'
import { SettableClock } from './settable-clock.ts'
import { setPasswords } from './test.store.ts'

/** Monday, 10:00 in Stockholm: the time of the tests, and the date that the demo world is built around. */
export const TEST_NOW = instantOf('2026-11-23T09:00:00.000Z')

/** Thousands of sign-ins in the tests would compute for minutes at the real cost. A hash tells its cost, so each is verified. */
const LOW_COST = { memory: 8, passes: 1, parallelism: 1 }

/** The sources that the seeded database depends on. */
const SOURCES = [
  '../../../core/src/agreements',
  '../../../core/src/bookings',
  '../../../core/src/case-worker-functions',
  '../../../core/src/certificates',
  '../../../core/src/clinics',
  '../../../core/src/coworkers',
  '../../../core/src/feeds',
  '../../../core/src/limits',
  '../../../core/src/personnel-file',
  '../../../core/src/primitives',
  '../../../core/src/services',
  '../../../core/src/statistics',
  '../../../core/src/working-days',
  '../../migrations',
  '../seed',
  '../provision',
  '../db',
  '../jobs',
  '../features',
  '../testing',
  '../../../../fixtures/demo-world',
]

/** A hash that changes with the sources of the seeded database. */
export function templateHash(): string {
  const hash = createHash('sha256').update(TEST_NOW)
  for (const source of SOURCES) addFolder(hash, fileURLToPath(new URL(source, import.meta.url)))
  return hash.digest('hex').slice(0, 16)
}

function addFolder(hash: ReturnType<typeof createHash>, folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || entry.name.includes('.test.')) continue
    hash.update(entry.name).update(readFileSync(join(entry.parentPath, entry.name)))
  }
}

/** Folder of the templates that tests keep between runs. */
export function templateFolder(kind: Database['kind']): string {
  return join(tmpdir(), `salvia-tests-${templateHash()}-${kind}`)
}

/** Settings of a test, with everything in one folder. */
export function testSettings(dataFolder: string): ServerSettings {
  return readSettings({ SALVIA_DATA: dataFolder, PORT: '0' })
}

/** Migrates an empty database and inserts the demo world and the queues. Files are written below the folder. */
export async function prepareTemplate(database: Database, folder: string): Promise<void> {
  const settings = testSettings(folder)
  await prepareDatabase(database.db, { environment: settings.environment, now: TEST_NOW })
  const clock = new SettableClock(TEST_NOW)
  const services = await openServices({
    ...{ settings, database, clock },
    log: openLog(() => undefined),
    supervisesJobs: false,
  })
  await seed({ ...services, files: datedFiles(services.files, clock) })
  await setPasswords(database.db, await hashPassword(DEMO_PASSWORD, LOW_COST))
  await services.jobs.stop()
}
