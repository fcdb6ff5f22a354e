import { defineConfig } from 'vitest/config'

export default defineConfig({
  // All of them read the sources of the whole project, once.
  test: { include: ['**/*.test.ts'], testTimeout: 120_000, isolate: false, maxWorkers: 1 },
})
