import { pictureTheme } from '@salvia/core/charts'
import { contrastOf, type HexColour, isHexColour, LOGO_BACKGROUNDS } from '@salvia/core/config'
import { describe, expect, it } from 'vitest'
import css from './tokens.css?raw'

const TEXT = 4.5
const SHAPE = 3
/** The contrast that the high-contrast theme needs (WCAG 2.2 AAA for text). */
const HIGH: Readonly<Record<Least, number>> = { [TEXT]: 7, [SHAPE]: 4.5 }

type Least = typeof TEXT | typeof SHAPE

/** All pairs of colours that are shown on each other, with the least contrast that WCAG 2.2 AA requires. */
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
  ...[1, 2, 3, 4, 5].map(series => [`chart-${series}`, 'surface', SHAPE] as const),
  ...['info', 'success', 'warning', 'danger'].flatMap(tone => [
    [tone, `${tone}-soft`, TEXT] as const,
    ['text', `${tone}-soft`, TEXT] as const,
    [tone, 'surface', TEXT] as const,
  ]),
]

/** The declarations in the first braces after a selector. */
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

/** The light and dark values of a token, as written in a block. */
function colours(where: string, token: string): readonly [light: string, dark: string] {
  const [, light, dark] = new RegExp(`--sv-${token}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(where) ?? []
  if (!light || !dark) throw new Error(`--sv-${token} is not a pair of colours`)
  return [light, dark]
}

/** Expands `#fff` to `#ffffff`. */
function inFull(colour: string): HexColour {
  const full = colour.length === 4 ? colour.replace(/[^#]/g, digit => digit + digit) : colour
  if (!isHexColour(full)) throw new Error(`${colour} is no colour`)
  return full
}

const contrast = (one: string, other: string): number => contrastOf(inFull(one), inFull(other))

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

it('pictures of charts have the light colours of the portal', () => {
  const { series, ...named } = pictureTheme(343).colours
  const tokens = { text: 'text', muted: 'muted', line: 'line', axis: 'control', surface: 'surface' } as const
  for (const name of ['text', 'muted', 'line', 'axis', 'surface'] as const)
    expect(named[name], name).toBe(inFull(colours(BLOCKS.normal, tokens[name])[0]))
  expect(series).toEqual([1, 2, 3, 4, 5].map(index => colours(BLOCKS.normal, `chart-${index}`)[0]))
})

it('a logo is judged on the backgrounds that it stands on', () => {
  for (const [index, theme] of (['light', 'dark'] as const).entries()) {
    for (const [token, colour] of Object.entries(LOGO_BACKGROUNDS[theme])) {
      expect(inFull(colours(BLOCKS.normal, token)[index] ?? ''), `${token} in ${theme}`).toBe(colour)
    }
  }
})
