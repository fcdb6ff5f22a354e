import { type Block, lineHeight, textLine, textLines } from './blocks.ts'
import type { SvgNode } from './svg-node.ts'
import { textWidth, wrapped } from './text-width.ts'

export const LABEL_SIZE = 12
const STEPS = [1, 2, 3, 4, 6, 12, 24, 48, 96] as const
const MOST_LINES = 3
/** The least px between two labels. */
const BETWEEN = 6

/** Where the labels of an axis stand: the middle of the first, and from one to the next. */
interface Bands {
  readonly left: number
  readonly band: number
  /** The right edge, beyond which nothing is written. */
  readonly edge: number
  readonly fill: string
}

const middle = ({ left, band }: Bands, index: number): number => left + band * (index + 0.5)

const style = { size: LABEL_SIZE } as const

/** Whether the categories are months or years: each ends with a year. */
export function isTime(categories: readonly string[]): boolean {
  return categories.length > 0 && categories.every(name => /(^|\s)\d{4}$/.test(name))
}

/** The labels below an axis: of time, thinned out until they fit; or names that fit, in up to three lines. */
export function categoryLabels(categories: readonly string[], bands: Bands): Block {
  if (isTime(categories)) return timeLabels(categories, bands)
  const lines = categories.map(name => wrapped(name, bands.band - BETWEEN, style))
  const nodes = lines.flatMap((words, index) =>
    textLines(words, { ...style, x: middle(bands, index), top: 0, fill: bands.fill, anchor: 'middle' }),
  )
  return { height: Math.max(1, ...lines.map(({ length }) => length)) * lineHeight(LABEL_SIZE), nodes }
}

/** Whether all names fit below their bands without breaking a word. */
export function fits(names: readonly string[], band: number): boolean {
  const width = band - BETWEEN
  return names.every(
    name =>
      name.split(/[ \n]+/).every(word => textWidth(word, style) <= width) &&
      wrapped(name, width, style).length <= MOST_LINES,
  )
}

/** Months with their year below where it begins, or years alone. */
function timeLabels(categories: readonly string[], bands: Bands): Block {
  const parts = categories.map(name => ({ name: name.slice(0, -4).trim(), year: name.slice(-4) }))
  const hasNames = parts.some(({ name }) => name !== '')
  const upper = parts.map(({ name, year }) => (hasNames ? name : year))
  const widest = Math.max(textWidth('2000', style), ...upper.map(text => textWidth(text, style)))
  const step = STEPS.find(every => widest + BETWEEN <= bands.band * every) ?? categories.length
  // Where a year begins within the period, its first month has a label.
  const start = Math.max(
    0,
    parts.findIndex(({ year }) => year !== parts[0]?.year),
  )
  const fitsRight = (index: number): boolean => middle(bands, index) + widest / 2 <= bands.edge
  const isShown = (index: number): boolean => (index - start) % step === 0 && fitsRight(index)
  const line = (text: string, index: number, top: number): SvgNode =>
    textLine(text, { ...style, x: middle(bands, index), top, fill: bands.fill, anchor: 'middle' })
  const shown = upper.flatMap((text, index) => (isShown(index) ? [{ text, index }] : []))
  const names = shown.map(({ text, index }) => line(text, index, 0))
  const height = lineHeight(LABEL_SIZE)
  if (!hasNames) return { height, nodes: names }
  const firsts = shown.filter(
    ({ index }, place) => parts[index]?.year !== parts[shown[place - 1]?.index ?? -1]?.year,
  )
  const years = withoutCollisions(firsts, bands).map(({ index }) =>
    line(parts[index]?.year ?? '', index, height),
  )
  return { height: 2 * height, nodes: [...names, ...years] }
}

/** Years that have room before the next one. A year of which only the end is shown gives way to the one after it. */
function withoutCollisions<Label extends { readonly index: number }>(
  labels: readonly Label[],
  { band }: Bands,
): Label[] {
  const least = textWidth('2000', style) + BETWEEN
  const kept: Label[] = []
  for (const label of labels.toReversed()) {
    const next = kept[0]
    if (!next || (next.index - label.index) * band >= least) kept.unshift(label)
  }
  return kept
}
