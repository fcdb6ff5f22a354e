import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    globalSetup: ['src/testing/set-up.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Tests mostly wait for processes that themselves wait for the service: more of them than there are cores keep those busy.
    maxWorkers: 4,
  },
})
