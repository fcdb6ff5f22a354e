import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    globalSetup: ['src/testing/set-up.ts'],
    setupFiles: ['../../scripts/test/property-seed.ts'],
    // For a machine that does much else.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Tests mostly wait for processes that themselves wait for the service: more of them than there are cores keep those busy.
    maxWorkers: 4,
  },
})
