import { defineConfig, devices } from '@playwright/test'
import { preparedData } from './prepared-data.ts'

const executablePath = process.env.SALVIA_CHROMIUM ?? '/usr/bin/chromium'
preparedData()

export default defineConfig({
  testDir: '.',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  fullyParallel: false,
  workers: 2,
  // On a machine that does other work a browser can be late once. What passes only then is named: see it as a fault.
  retries: 1,
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
    // Costs a sixth of the time of every test: `--trace retain-on-failure` where one is looked into.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
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
