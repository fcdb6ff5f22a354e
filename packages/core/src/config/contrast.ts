/** A colour as `#rrggbb`. */
export type HexColour = `#${string}`

const HEX = /^#[\da-f]{6}$/i

export function isHexColour(text: string): text is HexColour {
  return HEX.test(text)
}

/** Red, green and blue, each from 0 to 255. */
function channels(colour: HexColour): readonly number[] {
  return [1, 3, 5].map(start => Number.parseInt(colour.slice(start, start + 2), 16))
}

function luminance(colour: HexColour): number {
  const [red = 0, green = 0, blue = 0] = channels(colour)
    .map(channel => channel / 255)
    .map(part => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/**
 * The contrast ratio of two colours, from 1 to 21 (WCAG 2.2).
 * @example contrastOf('#000000', '#ffffff') // 21
 */
export function contrastOf(one: HexColour, other: HexColour): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/**
 * A colour mixed with a share of white, from 0 to 1.
 * @example lightened('#000000', 0.5) // '#808080'
 */
export function lightened(colour: HexColour, share: number): HexColour {
  const parts = channels(colour).map(channel => Math.round(channel + (255 - channel) * share))
  return `#${parts.map(part => part.toString(16).padStart(2, '0')).join('')}`
}
