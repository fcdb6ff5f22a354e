import { defineConfig } from 'vitest/config'

const MINUTE_MS = 60_000

export default defineConfig({
  test: { include: ['**/*.test.ts'], testTimeout: 10 * MINUTE_MS, hookTimeout: 5 * MINUTE_MS },
})
