import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { defineConfig, devices } from '@playwright/test'

const executablePath = process.env.SALVIA_CHROMIUM ?? '/usr/bin/chromium'

// Every test would wait for a page that is not there.
if (!existsSync(resolve(import.meta.dirname, '../../packages/web/dist/index.html')))
  throw new Error('The portal is not built: npx vite build packages/web')

export default defineConfig({
  testDir: '.',
  // Tests wait for a state, however long a busy machine takes. These only end a test that waits for what never comes.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  fullyParallel: false,
  workers: 2,
  // A test that would pass only at the second try is wrong, or has found a fault.
  retries: 0,
  forbidOnly: true,
  outputDir: '../../test-results',
  projects: [
    { name: 'prepared data', testMatch: '*.setup.ts' },
    { name: 'portal', testMatch: '*.spec.ts', dependencies: ['prepared data'] },
  ],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    locale: 'sv-SE',
    timezoneId: 'America/New_York',
    // Tracing makes every test a sixth slower. Use `--trace retain-on-failure` to investigate one.
    trace: 'off',
    screenshot: 'only-on-failure',
    // A page that moves is drawn again and again, and Playwright waits for it to stand still: a twentieth of a test's work.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath,
      // Where the machine's clock is shifted, it keeps the real one, and each page sets its own (`browser.ts`).
      env: { ...process.env, LD_PRELOAD: '' },
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-dev-shm-usage',
      ],
    },
  },
})
