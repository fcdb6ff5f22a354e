import type { OrderableUnit } from '@salvia/core/companies'
import { portalPath } from '@salvia/core/portal-paths'
import { type Browser, chromium, type Page } from 'playwright'
import { startServer } from '../../tests/e2e/server.ts'
import { run, say } from '../run.ts'
import { testChromium } from '../test/chromium.ts'

/** Slows the processor by this factor, to match a mid-range phone. */
const CPU_SLOWED = 4
const ROUNDS = 5
const SETTLED_MS = 1500
const EMAIL = 'hr@demo.example'
const PASSWORD = 'Salvia-demo-1'

/** What a user notices while a page loads and is used. Times in milliseconds. */
interface PageFigures {
  /** When the largest element of the page was rendered. */
  readonly largestPaint: number
  /** The slowest response to a click or key. */
  readonly interaction: number
  /** How much of the page moved by itself while it loaded: 0 is none. */
  readonly layoutShift: number
}

/** A page, and what the user does there. */
interface Visit {
  readonly name: string
  readonly path: string
  /** What is done before the page opens, such as answering a call in the server's place. */
  readonly before?: (page: Page) => Promise<void>
  readonly act: (page: Page) => Promise<void>
}

/** The whole company, and units of three levels below it, each after the unit above it, as the call answers them. */
function manyUnits(count: number): OrderableUnit[] {
  const [divisions, departments] = [40, 10]
  // Of the numbers of its division, department and group, each from 1; 0 for none.
  const idOf = (...places: readonly number[]): string =>
    `00000000-0000-4000-8000-${[...places, 0, 0, 0]
      .slice(0, 3)
      .map(place => String(place).padStart(4, '0'))
      .join('')}`
  const unit = (places: readonly number[], path: string[]): OrderableUnit => ({
    ...{ id: idOf(...places), parentId: places.length === 0 ? null : idOf(...places.slice(0, -1)) },
    ...{ path, employees: 12 },
  })
  const from1 = (length: number) => Array.from({ length }, (_, index) => index + 1)
  const divided = from1(divisions).flatMap(division => {
    const top = [`Division ${division}`]
    const below = from1(departments).flatMap(department => {
      const path = [...top, `Avdelning ${department}`]
      const groups = from1(count / divisions / departments - 1)
      return [
        unit([division, department], path),
        ...groups.map(group => unit([division, department, group], [...path, `Grupp ${group}`])),
      ]
    })
    return [unit([division], top), ...below]
  })
  return [unit([], []), ...divided]
}

const VISITS: readonly Visit[] = [
  {
    name: 'sign in',
    path: portalPath('signIn'),
    async act(page) {
      await page.getByLabel('E-post').pressSequentially('hr@demo')
      await page.getByRole('button', { name: 'Visa lösenord' }).click()
    },
  },
  {
    name: 'start',
    path: portalPath('start'),
    async act(page) {
      await page.keyboard.press('Control+k')
      await page.keyboard.type('med')
      await page.keyboard.press('Escape')
    },
  },
  {
    name: 'employees',
    path: portalPath('coworkers'),
    async act(page) {
      await page.getByRole('searchbox').pressSequentially('lin')
    },
  },
  {
    name: 'bookings',
    path: portalPath('bookings'),
    async act(page) {
      await page.getByRole('searchbox').pressSequentially('halsosamtal')
    },
  },
  {
    name: 'order for a group, 4,000 units',
    path: `${portalPath('groupOrder')}?tjanst=influensavaccination`,
    async before(page) {
      await page.route('**/units/*', route => route.fulfill({ json: { items: manyUnits(4000) } }))
    },
    async act(page) {
      await page.getByRole('searchbox').pressSequentially('grupp 7')
      await page.getByRole('tree').press('ArrowDown')
      await page.keyboard.press('Space')
      await page.getByRole('searchbox').fill('')
      await page.getByRole('tree').press('Home')
      await page.keyboard.press('Space')
      await page
        .getByRole('button', { name: /kommentar/i })
        .first()
        .click()
      await page.getByRole('textbox', { name: /kommentar/i }).pressSequentially('Tak')
    },
  },
  {
    name: 'personnel file',
    path: portalPath('personnelFile'),
    async act(page) {
      await page.getByRole('link', { name: /^P-/ }).first().click()
    },
  },
  {
    name: 'profile',
    path: portalPath('profile'),
    async act(page) {
      await page
        .getByRole('button', { name: /^Ändra/ })
        .first()
        .click()
    },
  },
]

/** Records what the browser reports about the page, from its start. */
function observe(): void {
  const figures = { largestPaint: 0, interaction: 0, layoutShift: 0 }
  Object.assign(window, { figures })
  const watch = (type: string, note: (entry: PerformanceEntry) => void, more: object = {}): void => {
    new PerformanceObserver(list => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...more,
    })
  }
  watch('largest-contentful-paint', ({ startTime }) => {
    figures.largestPaint = startTime
  })
  watch('layout-shift', entry => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!shift.hadRecentInput) figures.layoutShift += shift.value
  })
  watch(
    'event',
    entry => {
      const { interactionId } = entry as PerformanceEntry & { interactionId?: number }
      if (interactionId) figures.interaction = Math.max(figures.interaction, entry.duration)
    },
    { durationThreshold: 16 },
  )
}

async function visit(browser: Browser, url: string, { path, before, act }: Visit): Promise<PageFigures> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'sv-SE',
    viewport: { width: 412, height: 823 },
  })
  const page = await context.newPage()
  if (path !== '/logga-in/e-post') await signIn(page)
  await before?.(page)
  await page.addInitScript(observe)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWED })
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForTimeout(SETTLED_MS)
  const read = () => page.evaluate(() => (window as unknown as { figures: PageFigures }).figures)
  // Reads these before the visit: what moves because the user acts, such as the hits of a search, does not count.
  const { largestPaint, layoutShift } = await read()
  await act(page)
  await page.waitForTimeout(SETTLED_MS)
  const { interaction } = await read()
  await context.close()
  return { largestPaint, interaction, layoutShift }
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/logga-in/e-post')
  await page.getByLabel('E-post').fill(EMAIL)
  await page.getByLabel('Lösenord', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Logga in', exact: true }).click()
  await page.getByRole('radio', { name: /10401/ }).check()
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  await page.getByRole('heading', { level: 1, name: /^Hej/ }).waitFor()
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Measures what users notice of the built portal, in a Chromium with a slowed processor. */
export async function benchPages(): Promise<void> {
  const found = await testChromium(process.env)
  if ('missing' in found) return say(found.missing)
  await run('vite', ['build', 'packages/web'])
  const server = await startServer()
  const browser = await chromium.launch({ executablePath: found.path, args: ['--no-sandbox'] })
  say(`Pages at 412 px with the processor slowed ${CPU_SLOWED} times, median of ${ROUNDS} visits.`)
  try {
    for (const each of VISITS) {
      const seen: PageFigures[] = []
      for (let round = 0; round < ROUNDS; round++) seen.push(await visit(browser, server.url, each))
      const of = (read: (figures: PageFigures) => number): number => median(seen.map(read))
      const paint = of(({ largestPaint }) => largestPaint).toFixed(0)
      const interaction = of(figures => figures.interaction).toFixed(0)
      const shift = of(({ layoutShift }) => layoutShift).toFixed(3)
      say(`  ${each.name}: largest paint ${paint} ms, interaction ${interaction} ms, layout shift ${shift}`)
    }
  } finally {
    await browser.close()
    await server.stop()
  }
}
