import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    hookTimeout: 120_000,
    testTimeout: 60_000,
    maxWorkers: 3,
    // No test leaves anything behind in the modules, and to load them all anew for each file is most of the time.
    isolate: false,
  },
})
