import { describe, expect, it } from 'vitest'
import css from './tokens.css?raw'

const TEXT = 4.5
const SHAPE = 3

/** Every pair that is drawn on each other, with the least contrast that WCAG 2.2 AA asks for. */
const PAIRS: readonly (readonly [front: string, back: string, least: number])[] = [
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

/** The colours of a token in light and dark, as written in the style sheet. */
function colours(token: string): readonly [light: string, dark: string] {
  const [, light, dark] = new RegExp(`--sv-${token}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(css) ?? []
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
  it.each(PAIRS)('of %s on %s is at least %d', (front, back, least) => {
    expect(contrast(colours(front)[index], colours(back)[index])).toBeGreaterThanOrEqual(least)
  })
})
