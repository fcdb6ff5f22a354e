import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    setupFiles: ['../../scripts/test/property-seed.ts'],
    // For a machine that does much else.
    testTimeout: 180_000,
    // No test leaves anything behind in the modules, and to load them all anew for each file is most of the time.
    isolate: false,
  },
})
