import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrastOf, type HexColour, LOGO_BACKGROUNDS, LOGO_CONTRAST_LEAST, logoColours } from './index.ts'

const anyColour = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((number): HexColour => `#${number.toString(16).padStart(6, '0')}`)
const least = (colour: HexColour, theme: 'light' | 'dark') =>
  Math.min(...Object.values(LOGO_BACKGROUNDS[theme]).map(background => contrastOf(colour, background)))

describe('contrast', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#ffffff', '#ffffff', 1],
  ] as const)('of %s on %s is %d', (one, other, ratio) => {
    expect(contrastOf(one, other)).toBeCloseTo(ratio, 2)
    expect(contrastOf(other, one)).toBeCloseTo(ratio, 2)
  })
})

describe('the colour of a logo', () => {
  test('that can be read everywhere is used, and lightened for dark backgrounds', () => {
    const verdict = logoColours('#0b4f7a')
    if (verdict.kind !== 'readable') throw new Error('It can be read.')
    expect(verdict.colours.light).toBe('#0b4f7a')
    expect(verdict.colours.dark).not.toBe('#0b4f7a')
    expect(least(verdict.colours.dark, 'dark')).toBeGreaterThanOrEqual(LOGO_CONTRAST_LEAST)
  })

  test('that is too faint is refused with the ratio and the background', () => {
    expect(logoColours('#ffcc00')).toEqual({
      kind: 'faint',
      theme: 'light',
      background: '#e0ede4',
      ratio: 1.2,
    })
  })

  test('that is given for dark backgrounds is judged there', () => {
    expect(logoColours('#0b4f7a', '#0b4f7a')).toMatchObject({ kind: 'faint', theme: 'dark' })
    expect(logoColours('#0b4f7a', '#9bd0f5')).toEqual({
      kind: 'readable',
      colours: { light: '#0b4f7a', dark: '#9bd0f5' },
    })
  })

  test('is readable on every background, whatever it is, or told by a ratio below the least', () => {
    fc.assert(
      fc.property(anyColour, fc.option(anyColour, { nil: undefined }), (light, dark) => {
        const verdict = logoColours(light, dark)
        if (verdict.kind === 'faint') {
          expect(verdict.ratio).toBeLessThan(LOGO_CONTRAST_LEAST)
          return
        }
        for (const theme of ['light', 'dark'] as const) {
          expect(least(verdict.colours[theme], theme)).toBeGreaterThanOrEqual(LOGO_CONTRAST_LEAST)
        }
      }),
    )
  })
})
