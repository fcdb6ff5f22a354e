import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    globalSetup: ['src/testing/build.ts', 'src/testing/server.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
})
