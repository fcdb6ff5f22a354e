import { defineConfig } from 'vitest/config'

/** Tests that make the statements of the features once more, for everybody or with many values. */
const TABLES = ['src/**/*.property.test.ts', 'src/http/{*authorization,tenants,refusals,origin}.test.ts']

/** Tests that use no database, or the embedded one whatever the others use. */
const OFF_DATABASE = [
  'src/{brand,log,mail,process,settings,turns}/**',
  'src/adapters/{bankid,files,mail,scanner}/**',
  'src/app/open-server.test.ts',
  'src/provision/{command,provision-file}.test.ts',
]

/** What says nothing new on the second database runs on one of the two, if the suite runs on both. */
function ranOnTheOther({ TEST_DATABASES, TEST_DATABASE_URL }: NodeJS.ProcessEnv): readonly string[] {
  if (TEST_DATABASES !== 'both') return []
  return TEST_DATABASE_URL === undefined ? TABLES : OFF_DATABASE
}

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    exclude: [...ranOnTheOther(process.env)],
    globalSetup: ['src/testing/global-setup.ts'],
    hookTimeout: 120_000,
    testTimeout: 60_000,
    maxWorkers: 3,
    // No test leaves anything behind in the modules, and to load them all anew for each file is most of the time.
    isolate: false,
  },
})
