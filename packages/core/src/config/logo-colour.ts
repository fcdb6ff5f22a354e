import { contrastOf, type HexColour, lightened } from './contrast.ts'

/** The least contrast of the product's name, as WCAG 2.2 AA asks for text. */
export const LOGO_CONTRAST_LEAST = 4.5

/** The backgrounds behind the product's name: the header, the page, and the panel beside a sign-in. */
export const LOGO_BACKGROUNDS = {
  light: { surface: '#ffffff', bg: '#f6f8f3', 'primary-soft': '#e0ede4' },
  dark: { surface: '#18201c', bg: '#111714', 'primary-soft': '#1d3429' },
} as const satisfies Record<LogoTheme, Record<string, HexColour>>

type LogoTheme = 'light' | 'dark'
export type LogoColours = Readonly<Record<LogoTheme, HexColour>>

/** A colour that can be used, or why it cannot be read. */
export type LogoColourVerdict =
  | { readonly kind: 'readable'; readonly colours: LogoColours }
  | {
      readonly kind: 'faint'
      readonly theme: LogoTheme
      readonly background: HexColour
      /** The contrast to one decimal, rounded down, so that 4.49 is not shown as 4.5. */
      readonly ratio: number
    }

const LIGHTER_STEP = 0.05

/**
 * Judges the colour of the product's name. Without a colour for dark backgrounds, the light one is mixed with as much
 * white as they need.
 * @example logoColours('#ffcc00') // { kind: 'faint', theme: 'light', background: '#e0ede4', ratio: 1.2 }
 */
export function logoColours(light: HexColour, dark?: HexColour): LogoColourVerdict {
  const colours = { light, dark: dark ?? forDark(light) }
  for (const theme of ['light', 'dark'] as const) {
    const { background, ratio } = hardest(colours[theme], theme)
    if (ratio < LOGO_CONTRAST_LEAST) {
      return { kind: 'faint', theme, background, ratio: Math.floor(ratio * 10) / 10 }
    }
  }
  return { kind: 'readable', colours }
}

/** The background on which a colour is hardest to read. */
function hardest(colour: HexColour, theme: LogoTheme) {
  return Object.values(LOGO_BACKGROUNDS[theme])
    .map(background => ({ background, ratio: contrastOf(colour, background) }))
    .reduce((least, next) => (next.ratio < least.ratio ? next : least))
}

function forDark(light: HexColour): HexColour {
  for (let share = 0; share < 1; share += LIGHTER_STEP) {
    const colour = lightened(light, share)
    if (hardest(colour, 'dark').ratio >= LOGO_CONTRAST_LEAST) return colour
  }
  return '#ffffff'
}
