import { isoDate } from '@salvia/core/primitives'
import { type MonthlyGraph, monthsOf } from '@salvia/core/statistics'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { violations } from '../../testing/violations.ts'
import { GraphPicture } from './graph-picture.tsx'

const unit = { id: '00000000-0000-4000-8000-000000000001', name: 'Gjuteriet', path: ['Gjuteriet'] }
const above = { ...unit, id: '00000000-0000-4000-8000-000000000002', name: 'Produktion' }
const period = { from: isoDate(2026, 1, 1), to: isoDate(2026, 6, 30) }
const SMALL = isoDate(2026, 3, 1)

/** A graph of six months, in one of which the unit is too small. */
function graphOf(graph: MonthlyGraph['graph'], series: MonthlyGraph['series']): MonthlyGraph {
  const countsOf = (at: number): number[] => series.map((_, place) => 9 + ((at * 5 + place * 7) % 8))
  return {
    ...{ kind: 'months', graph, unit, recursive: false, period, countedUntil: period.to, series },
    ...{ checks: null, includesSmallUnits: false },
    months: monthsOf(period).map((month, at) => ({
      month,
      counts: month === SMALL ? null : countsOf(at),
      yearBefore: countsOf(at + 3),
      employed: month === SMALL ? 0 : 31,
      gap: month === SMALL ? 'few-employed' : null,
      standsIn: month === SMALL ? above : null,
    })),
  }
}

const VISITS = graphOf('visits', ['visits'])
const SERVICES = graphOf('services', [
  ...(['ergonomics', 'counselling', 'medical', 'rehabilitation', 'vaccination', 'other'] as const),
])

const image = () => page.getByRole('img').element()
const button = (name: string) => page.getByRole('button', { name })
const bars = (): SVGRectElement[] =>
  [...image().querySelectorAll<SVGRectElement>('rect[stroke]')].filter(
    ({ height }) => height.baseVal.value > 12,
  )
const fillOf = (bar: Element): string => getComputedStyle(bar).fill

describe('a graph of statistics', () => {
  it('is an image with graph, unit and period as its name, and names its gap in its description', async () => {
    await render(<GraphPicture graph={VISITS} />)
    await expect.element(page.getByRole('img', { name: 'Besök, Gjuteriet, januari–juni 2026' })).toBeVisible()
    const told = document.getElementById(image().getAttribute('aria-describedby') ?? '')?.textContent
    expect(told).toMatch(/^Antal besök per månad\. Stapeldiagram från jan 2026 till jun 2026\. 2026, 2025\./)
    expect(told).toContain('Mars 2026: färre än 10 anställda, så de räknas i Produktion.')
    expect(told).toMatch(/Tabell finns under diagrammet\.$/)
    await expect.element(page.getByText(/räknade till och med 30 juni 2026\.$/)).toBeVisible()
  })

  it('hatches a month without a number and draws no zero there', async () => {
    await render(<GraphPicture graph={VISITS} />)
    const own = bars().filter(bar => !fillOf(bar).includes('url'))
    expect([own.length, bars().length]).toEqual([5, 11])
    expect(image().querySelectorAll('rect[fill$="-gap)"]')).toHaveLength(2)
  })

  it('has series that differ by pattern too, so that greyscale tells them apart', async () => {
    await render(<GraphPicture graph={SERVICES} />)
    const ofFirstMonth = bars().slice(0, 5)
    expect(new Set(ofFirstMonth.map(bar => bar.getAttribute('fill'))).size).toBe(5)
    expect(ofFirstMonth.filter(bar => fillOf(bar).includes('url'))).toHaveLength(4)
  })

  it.each(['light', 'dark', 'high-contrast'])('has no accessibility faults in %s', async theme => {
    document.documentElement.dataset.theme = theme
    for (const width of [375, 1280]) {
      await page.viewport(width, 800)
      await render(<GraphPicture graph={SERVICES} />)
      expect(await violations()).toEqual([])
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    }
  })

  it('has the colours of the scheme', async () => {
    await render(<GraphPicture graph={VISITS} />)
    const colours = ['light', 'dark'].map(theme => {
      document.documentElement.dataset.theme = theme
      const [bar] = bars()
      return bar && fillOf(bar)
    })
    expect(colours).toEqual(['rgb(58, 136, 96)', 'rgb(205, 234, 215)'])
  })

  it('keeps bars, patterns and gaps in forced colours, in the colours of the system', async () => {
    const force = (value: string): Promise<unknown> =>
      cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })
    onTestFinished(() => void force('none'))
    await render(<GraphPicture graph={VISITS} />)
    await force('active')
    await expect.poll(() => matchMedia('(forced-colors: active)').matches).toBe(true)
    const [bar] = bars()
    const style = getComputedStyle(image())
    await expect.poll(() => bar && fillOf(bar)).toBe(style.color)
    expect(
      bars().filter(({ attributes }) => attributes.getNamedItem('fill')?.value.includes('url')),
    ).toHaveLength(6)
    await force('none')
  })
})

/** What the page saves from now on, with its name. */
function saved(): { readonly name: string; readonly blob: Blob }[] {
  const files: { name: string; blob: Blob }[] = []
  const addressOf = URL.createObjectURL
  vi.spyOn(URL, 'createObjectURL').mockImplementation(blob => {
    if (!(blob instanceof Blob) || blob.type !== 'image/png') return addressOf.call(URL, blob)
    files.push({ name: '', blob })
    return '#'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const last = files.at(-1)
    if (last) last.name = this.download
  })
  return files
}

const FAILED = 'Det gick inte att göra bilden.'

/** The rasteriser is fetched and compiled first. */
const MADE = { timeout: 30_000 }

describe('its picture', () => {
  it('is a PNG three times as wide as the drawing, and the button is busy until it is made', async () => {
    const files = saved()
    await render(<GraphPicture graph={VISITS} />)
    await button('Ladda ner PNG Besök').click()
    await expect.poll(() => files.length, MADE).toBe(1)
    await expect.element(button('Ladda ner PNG Besök')).toBeVisible()
    const [file] = files
    expect(file?.name).toBe('besok-gjuteriet-2026-01-2026-06.png')
    const bytes = new DataView((await file?.blob.arrayBuffer()) ?? new ArrayBuffer())
    expect([bytes.getUint32(0), bytes.getUint32(4)]).toEqual([0x89_50_4e_47, 0x0d_0a_1a_0a])
    expect(bytes.getUint32(16)).toBe(960 * 3)
    expect(bytes.getUint32(20)).toBeGreaterThan(1000)
    await expect.element(page.getByRole('alert')).toHaveTextContent('')
  })

  it('that cannot be made is told, and can be tried again', async () => {
    const files = saved()
    vi.stubGlobal(
      'Worker',
      class {
        constructor() {
          throw new Error('not loaded')
        }
      },
    )
    onTestFinished(() => void vi.unstubAllGlobals())
    await render(<GraphPicture graph={VISITS} />)
    await button('Ladda ner PNG Besök').click()
    await expect.element(page.getByRole('alert').getByText(FAILED)).toBeVisible()
    expect(files).toEqual([])
    vi.unstubAllGlobals()
    await button('Ladda ner PNG Besök').click()
    await expect.poll(() => files.length, MADE).toBe(1)
    await expect.element(page.getByText(FAILED)).not.toBeInTheDocument()
  })

  it('says that it is being made', async () => {
    const files = saved()
    let answer = (): void => undefined
    const RealWorker = Worker
    vi.stubGlobal(
      'Worker',
      class extends RealWorker {
        override postMessage(message: unknown): void {
          answer = () => super.postMessage(message)
        }
      },
    )
    onTestFinished(() => void vi.unstubAllGlobals())
    await render(<GraphPicture graph={VISITS} />)
    await button('Ladda ner PNG Besök').click()
    await expect.element(button('Gör bilden …')).toHaveAttribute('aria-disabled', 'true')
    expect(await violations()).toEqual([])
    answer()
    await expect.poll(() => files.length, MADE).toBe(1)
    await expect.element(button('Ladda ner PNG Besök')).toBeVisible()
  })
})
