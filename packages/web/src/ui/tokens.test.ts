import { describe, expect, it } from 'vitest'
import css from './tokens.css?raw'

const TEXT = 4.5
const SHAPE = 3
/** What high contrast asks instead (WCAG 2.2 AAA for text). */
const HIGH: Readonly<Record<Least, number>> = { [TEXT]: 7, [SHAPE]: 4.5 }

type Least = typeof TEXT | typeof SHAPE

/** Every pair that is drawn on each other, with the least contrast that WCAG 2.2 AA asks for. */
const PAIRS: readonly (readonly [front: string, back: string, least: Least])[] = [
  ...['bg', 'surface', 'sunken', 'raised'].flatMap(back => [
    ['text', back, TEXT] as const,
    ['muted', back, TEXT] as const,
    ['control', back, SHAPE] as const,
    ['focus', back, SHAPE] as const,
    ['danger', back, TEXT] as const,
    ['link', back, TEXT] as const,
  ]),
  ['on-primary', 'primary', TEXT],
  ['on-primary', 'primary-hover', TEXT],
  ['on-primary', 'primary-active', TEXT],
  ['primary', 'surface', SHAPE],
  ['primary', 'bg', SHAPE],
  ['on-primary-soft', 'primary-soft', TEXT],
  ['link', 'primary-soft', TEXT],
  ['on-accent-soft', 'accent-soft', TEXT],
  ['surface', 'accent', TEXT],
  ['on-danger', 'danger', TEXT],
  ['on-danger', 'danger-hover', TEXT],
  ['warning-line', 'surface', SHAPE],
  ...['info', 'success', 'warning', 'danger'].flatMap(tone => [
    [tone, `${tone}-soft`, TEXT] as const,
    ['text', `${tone}-soft`, TEXT] as const,
    [tone, 'surface', TEXT] as const,
  ]),
]

/** The declarations within the first braces after a selector. */
function block(start: string): string {
  const [, declarations] = css.split(start)
  if (declarations === undefined) throw new Error(`${start} is not in the style sheet`)
  return declarations.slice(0, declarations.indexOf('}'))
}

const BLOCKS = {
  normal: block(':root {'),
  chosen: block(':root[data-theme="high-contrast"] {'),
  asked: block('@media (prefers-contrast: more) {\n  :root {'),
} as const

/** The colours of a token in light and dark, as written in a block. */
function colours(where: string, token: string): readonly [light: string, dark: string] {
  const [, light, dark] = new RegExp(`--sv-${token}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(where) ?? []
  if (!light || !dark) throw new Error(`--sv-${token} is not a pair of colours`)
  return [light, dark]
}

function luminance(colour: string): number {
  const hex =
    colour.length === 4 ? [...colour.slice(1)].map(digit => digit + digit).join('') : colour.slice(1)
  const [red = 0, green = 0, blue = 0] = [0, 2, 4]
    .map(start => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map(part => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('contrast in %s', (_theme, index) => {
  const measured = (where: string, front: string, back: string): number =>
    contrast(colours(where, front)[index], colours(where, back)[index])

  it.each(PAIRS)('of %s on %s is at least %d', (front, back, least) => {
    expect(measured(BLOCKS.normal, front, back)).toBeGreaterThanOrEqual(least)
  })

  it.each(PAIRS)('of %s on %s has more than the least %d in high contrast', (front, back, least) => {
    expect(measured(BLOCKS.chosen, front, back)).toBeGreaterThanOrEqual(HIGH[least])
  })
})

it('high contrast is the same whether the user chose it or the device asks for it', () => {
  const plain = (text: string): string => text.replace(/\s+/g, ' ').trim()
  expect(plain(BLOCKS.asked)).toBe(plain(BLOCKS.chosen))
})
