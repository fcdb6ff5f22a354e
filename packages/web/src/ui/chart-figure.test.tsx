import type { Chart } from '@salvia/core/charts'
import { CHART, months, values } from '@salvia/core/charts/testing'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../testing/render.tsx'
import { violations } from '../testing/violations.ts'
import { ChartFigure } from './chart-figure.tsx'

const NAMES = ['Produktion', 'Lager och logistik', 'Kontor', 'Region Väst', 'Ledning']
const LINES: Chart = {
  ...CHART,
  kind: 'lines',
  title: 'Sjukfrånvaro per enhet',
  unit: 'percent',
  categories: months(24),
  series: NAMES.map((name, index) => ({ name, values: values(24, 9 - index) })),
}
const CAUSES: Chart = {
  ...CHART,
  kind: 'bars',
  title: 'Besök per orsak',
  categories: ['Rygg, nacke och axlar', 'Stress och psykisk ohälsa', 'Medicinsk kontroll av arbetsförmåga'],
  series: NAMES.slice(0, 3).map(name => ({ name, values: [1234, 56, 789] })),
}

function faults(image: Element): string[] {
  const whole = image.getBoundingClientRect()
  const boxes = [...image.querySelectorAll('text')].map(text => ({
    text: text.textContent,
    ...(text.getBoundingClientRect().toJSON() as DOMRect),
  }))
  // The box of a line of text has room above and below its letters.
  const meet = (one: DOMRect, other: DOMRect): boolean =>
    one.left < other.right - 0.5 &&
    other.left < one.right - 0.5 &&
    one.top < other.bottom - 6 &&
    other.top < one.bottom - 6
  return boxes.flatMap((one, index) => [
    ...(one.left < whole.left - 1 || one.right > whole.right + 1 ? [`outside: ${one.text}`] : []),
    ...boxes.slice(index + 1).flatMap(other => (meet(one, other) ? [`${one.text} × ${other.text}`] : [])),
  ])
}

const charts = (width: number) => (
  <div style={{ width }}>
    {[CHART, LINES, CAUSES].map(chart => (
      <ChartFigure key={chart.title} chart={chart} />
    ))}
  </div>
)

it.each([343, 640, 960])(
  'on %i pixels a chart is as wide as its place, and no text lies upon another',
  async width => {
    await document.fonts.ready
    await render(charts(width))
    const images = page.getByRole('img').elements()
    expect(images.map(image => image.getBoundingClientRect().width)).toEqual([width, width, width])
    expect(images.flatMap(faults)).toEqual([])
  },
)

it('a chart is an image with a name and a description, and ids of its own', async () => {
  await render(charts(640))
  const image = page.getByRole('img', { name: 'Besök per orsak' }).element()
  expect(image.getAttribute('aria-describedby')).toBe(image.querySelector('desc')?.id)
  const ids = [...document.querySelectorAll('svg [id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(await violations()).toEqual([])
})

it('a chart is drawn anew when its place gets another width', async () => {
  await render(charts(640))
  const place = page.getByRole('img').first().element().parentElement?.parentElement
  place?.style.setProperty('width', '343px')
  await expect.poll(() => page.getByRole('img').first().element().getAttribute('width')).toBe('343')
})
