import { create } from 'qrcode'

/** White modules around the code. A printed code has more, but this fits in a window of 24 lines. */
const QUIET = 1
/** Fixed black and white instead of the terminal's colours, because a scanner needs the contrast. */
const BLACK_ON_WHITE = '\u001b[38;5;16;48;5;231m'
const PLAIN = '\u001b[0m'
const HALF_BLOCKS = { '00': ' ', '10': '▀', '01': '▄', '11': '█' } as const

/** A QR code made of half blocks: each character shows two modules, one above the other. */
export function drawQrCode(text: string): string[] {
  const { modules } = create(text, { errorCorrectionLevel: 'L' })
  const isDark = (row: number, column: number) =>
    Math.min(row, column) >= 0 && Math.max(row, column) < modules.size && Boolean(modules.get(row, column))
  const from = -QUIET
  const places = Array.from({ length: modules.size + 2 * QUIET }, (_, index) => index + from)
  return places
    .filter(row => (row - from) % 2 === 0)
    .map(row => {
      const cells = places.map(column => {
        const key =
          `${Number(isDark(row, column))}${Number(isDark(row + 1, column))}` as keyof typeof HALF_BLOCKS
        return HALF_BLOCKS[key]
      })
      return `${BLACK_ON_WHITE}${cells.join('')}${PLAIN}`
    })
}
