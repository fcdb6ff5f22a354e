/** Widths of `' '` to `'~'` in thousandths of the type size, measured in Atkinson Hyperlegible Next, weight 400. */
const WIDTHS = [
  280, 286, 301, 651, 592, 919, 731, 160, 299, 299, 485, 606, 210, 362, 210, 387, 648, 407, 548, 576, 614,
  588, 598, 510, 615, 595, 210, 210, 553, 628, 553, 480, 778, 626, 613, 645, 669, 569, 552, 694, 694, 392,
  512, 631, 541, 824, 693, 714, 592, 724, 614, 592, 558, 690, 593, 856, 623, 575, 607, 317, 387, 344, 552,
  372, 243, 525, 566, 485, 564, 538, 314, 558, 550, 252, 245, 492, 262, 845, 550, 548, 566, 574, 349, 471,
  326, 540, 461, 684, 481, 449, 460, 344, 237, 344, 555,
] as const

/** Digits have equal widths, in the portal's tables and in pictures. */
const DIGIT = 640
/** A character that was not measured gets the width of a wide letter. */
const OTHER = 830
/** Semibold is wider by this at most, over a word. */
const SEMIBOLD = 1.1

export interface TextStyle {
  readonly size: number
  readonly isBold?: boolean
}

/** The width of a text in px, rather too wide than too narrow. */
export function textWidth(text: string, { size, isBold = false }: TextStyle): number {
  // A letter with an accent is as wide as the letter.
  const letters = text.replaceAll('\u00a0', ' ').normalize('NFD').replace(/\p{M}/gu, '')
  const thousandths = [...letters].reduce((sum, letter) => sum + widthOf(letter), 0)
  return (thousandths * size * (isBold ? SEMIBOLD : 1)) / 1000
}

function widthOf(letter: string): number {
  if (letter >= '0' && letter <= '9') return DIGIT
  return WIDTHS[letter.charCodeAt(0) - 32] ?? OTHER
}

/** A text in lines of at most `width` px. A word that is wider is broken. */
export function wrapped(text: string, width: number, style: TextStyle): string[] {
  const lines: string[] = []
  for (const word of text.split(/[ \n]+/).flatMap(part => pieces(part, width, style))) {
    const longer = `${lines.at(-1) ?? ''} ${word}`
    if (lines.length > 0 && textWidth(longer, style) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function pieces(word: string, width: number, style: TextStyle): string[] {
  if (textWidth(word, style) <= width) return [word]
  const found: string[] = ['']
  for (const letter of word) {
    const longer = `${found.at(-1)}${letter}`
    if (textWidth(longer, style) <= width || longer === letter) found[found.length - 1] = longer
    else found.push(letter)
  }
  return found
}
