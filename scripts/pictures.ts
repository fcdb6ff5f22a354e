import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { portalPath } from '@salvia/core/portal-paths'
import { chromium, type Page } from 'playwright'
import { exampleText, withCell } from '../tests/e2e/files.ts'
import { HR, signIn } from '../tests/e2e/portal.ts'
import { startServer } from '../tests/e2e/server.ts'
import { ROOT, run, say } from './run.ts'
import { testChromium } from './test/chromium.ts'

const PICTURE = 'docs/pictures/review.png'
const VIEW = { width: 1280, height: 900 }
const ROWS = 214
const FAULTS = [
  [17, 'Mobiltelefon', '070-174 06 21'],
  [64, 'Mobiltelefon', '070 174 06 68'],
  [23, 'E-post', 'åsa.öberg@exempel.se'],
  [41, 'Personnummer', '198112189875'],
  [58, 'Befattning', 'Samordnare för verksamhetsutveckling och kvalitetsfrågor'],
] as const

/** A personnel file with a few wrong cells of different kinds. */
async function faultyFile(): Promise<Buffer> {
  let text = await exampleText(ROWS)
  for (const [row, header, value] of FAULTS) text = withCell(text, row, header, value)
  return Buffer.from(text, 'latin1')
}

async function reviewFile(page: Page, url: string): Promise<void> {
  await signIn(page, HR, url)
  await page.goto(`${url}${portalPath('personnelFile')}?steg=choose`)
  await page.getByRole('button', { name: 'Stäng märket' }).click()
  const file = { name: 'personal-november.csv', mimeType: 'text/csv', buffer: await faultyFile() }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('heading', { level: 1, name: file.name }).waitFor()
  // The names come after the findings.
  await page
    .getByRole('row')
    .filter({ hasText: /^Rad 17\p{Lu}\p{Ll}/u })
    .waitFor()
}

/** `npm run pictures` renews the picture of the README from the current portal. */
async function main(): Promise<void> {
  const found = await testChromium(process.env)
  if ('missing' in found) throw new Error(found.missing)
  const built = await run('vite', ['build', 'packages/web', '--logLevel', 'warn'])
  if (built.code !== 0) throw new Error(built.output)
  const server = await startServer()
  const browser = await chromium.launch({ executablePath: found.path, args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage({ viewport: VIEW, locale: 'sv-SE', colorScheme: 'light' })
    await reviewFile(page, server.url)
    const picture = await page.screenshot({ animations: 'disabled' })
    await writeFile(join(ROOT, PICTURE), picture)
    say(`${PICTURE}: ${Math.round(picture.length / 1000)} kB`)
  } finally {
    await browser.close()
    await server.stop()
  }
}

await main()
