import { defineConfig } from 'vitest/config'

/** Tests that use no database, or the embedded one whatever the others use. */
const OFF_DATABASE = [
  'src/{brand,log,mail,process,settings,turns}/**/*.test.ts',
  'src/adapters/{bankid,files,mail,scanner}/**/*.test.ts',
  'src/app/open-server.test.ts',
  'src/provision/{command,provision-file}.test.ts',
]

/**
 * Where the two databases differ: how they are opened, connections, transactions and locks, the job queue, streams of
 * rows, and what each feature writes in the most involved way. All else asks both the same and runs on PostgreSQL
 * alone, where a query beside an open transaction throws as well (`testing/one-connection.ts`).
 */
const ON_BOTH = [
  'src/{db,jobs,lists,seed}/**/*.test.ts',
  'src/http/{idempotency,repeated-calls,uploads,errors,caller-gone,calls-in-turn,hang-ups}.test.ts',
  'src/access/access-version.test.ts',
  'src/features/auth/{sign-in,sessions}.test.ts',
  'src/features/bookings/{reschedule-booking,send-changes}.test.ts',
  'src/features/attachments/attach-file.test.ts',
  'src/features/feeds/feeds.test.ts',
  'src/features/orders/making.test.ts',
  'src/features/personnel-file/{case-table,submit-draft,reply-to-question}.test.ts',
  'src/features/personnel-file/import/{import-case,large-import}.test.ts',
]

/** All tests, unless the machine has both databases: then those on PGlite, and apart from them those on PostgreSQL. */
function included({ TEST_DATABASES, TEST_DATABASE_URL }: NodeJS.ProcessEnv) {
  const include = ['src/**/*.test.ts']
  if (TEST_DATABASES !== 'both') return { include }
  return TEST_DATABASE_URL === undefined
    ? { include: [...OFF_DATABASE, ...ON_BOTH] }
    : { include, exclude: OFF_DATABASE }
}

export default defineConfig({
  test: {
    ...included(process.env),
    globalSetup: ['src/testing/global-setup.ts'],
    // For a machine that does much else.
    hookTimeout: 180_000,
    testTimeout: 180_000,
    setupFiles: ['../../scripts/test/property-seed.ts'],
    maxWorkers: 3,
    // No test leaves anything behind in the modules, and to load them all anew for each file is most of the time.
    isolate: false,
  },
})
