import { existsSync } from 'node:fs'
import { playwright } from '@vitest/browser-playwright'
import { mergeConfig } from 'vite'
import { defineConfig } from 'vitest/config'
import core from '../core/package.json' with { type: 'json' }
import viteConfig from './vite.config.ts'

const chromium = [process.env.SALVIA_CHROMIUM, '/usr/bin/chromium'].find(path => path && existsSync(path))

const args = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-dev-shm-usage',
]

export default mergeConfig(
  viteConfig,
  defineConfig({
    // Vite bundles all libraries before the first test; finding one later would reload the page during a test.
    optimizeDeps: {
      entries: ['src/**/*.{ts,tsx}'],
      include: Object.keys(core.dependencies).map(name => `@salvia/core > ${name}`),
    },
    test: {
      include: ['src/**/*.test.{ts,tsx}'],
      // For a machine that does much else.
      testTimeout: 60_000,
      setupFiles: ['src/testing/setup.ts'],
      // Where the machine's clock is shifted, the page sets its own, and Chromium keeps the real one.
      env: { FAKETIME: process.env.FAKETIME ?? '' },
      // The page is emptied before a file takes its server away.
      sequence: { hooks: 'list' },
      // Every test empties the page after itself, and to load all modules anew for each file is half the time.
      isolate: false,
      browser: {
        enabled: true,
        connectTimeout: 240_000,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: {
            args,
            env: { ...process.env, LD_PRELOAD: '' },
            ...(chromium ? { executablePath: chromium } : {}),
          },
          contextOptions: {
            locale: 'sv-SE',
            // Chromium takes it from here only. The tests of other days run elsewhere.
            timezoneId: process.env.TZ || 'Europe/Stockholm',
            reducedMotion: 'reduce',
          },
        }),
        instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
      },
    },
  }),
)
