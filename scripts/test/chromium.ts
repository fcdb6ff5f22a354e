import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'
import { run, say } from '../run.ts'

/** Chromium without windows comes first: it takes little over half the time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Path of a Chromium on this machine: the one named by `SALVIA_CHROMIUM`, Playwright's own, or an installed one. */
function installedChromium(env: NodeJS.ProcessEnv): string | undefined {
  const own = chromium.executablePath()
  const onPath = (env.PATH ?? '').split(delimiter).flatMap(folder => NAMES.map(name => join(folder, name)))
  return [env.SALVIA_CHROMIUM, own, ...onPath, ...PLACES].find(
    path => path !== undefined && path !== '' && existsSync(path),
  )
}

/** The Chromium to test in, downloaded if there is none. Returns a sentence when that fails. */
export async function testChromium(env: NodeJS.ProcessEnv): Promise<{ path: string } | { missing: string }> {
  const found = installedChromium(env)
  if (found) return { path: found }
  say('browser: none found, fetching Chromium …')
  await run('playwright', ['install', 'chromium'])
  if (
    !installedChromium(env) &&
    process.getuid?.() === 0 &&
    spawnSync('apt-get', ['--version']).status === 0
  ) {
    await run('apt-get', ['update', '-q'])
    await run('apt-get', ['install', '-y', '-q', 'chromium'], { env: { DEBIAN_FRONTEND: 'noninteractive' } })
  }
  const path = installedChromium(env)
  return path
    ? { path }
    : { missing: 'No Chromium: install it (apt-get install chromium), or name one in SALVIA_CHROMIUM.' }
}
