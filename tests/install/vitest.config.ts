import { defineConfig } from 'vitest/config'

const MINUTE_MS = 60_000

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    globalSetup: ['set-up.ts'],
    testTimeout: 2 * MINUTE_MS,
    hookTimeout: 5 * MINUTE_MS,
  },
})
