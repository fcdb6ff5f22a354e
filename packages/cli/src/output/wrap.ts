import { widthOf } from './width.ts'

/** Breaks text at spaces so that no line is wider than `width`; a word that is wider stands alone on its line. */
export function wrap(text: string, width: number, indent = ''): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? indent + word : `${line} ${word}`
    if (line !== '' && widthOf(longer) > width) {
      lines.push(line)
      line = indent + word
    } else {
      line = longer
    }
  }
  return [...lines, line]
}

/**
 * Breaks a sentence that ends with a command (`Text:  salvia …`) so that the command, which is copied, stays whole.
 * @example wrapWithCommand('Run it again:  salvia validate personal.csv', 30) // ['Run it again:', '  salvia validate personal.csv']
 */
export function wrapWithCommand(text: string, width: number): string[] {
  const lines = wrap(text, width)
  const [, sentence, command] = /^(.*\S) {2}(salvia \S.*)$/s.exec(text) ?? []
  if (sentence === undefined || command === undefined || command.includes('  ')) return lines
  return lines.some(line => line.includes(command)) ? lines : [...wrap(sentence, width), `  ${command}`]
}

/** Fills up with spaces to a width; what is wider stays whole. */
export function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)))
}

/** Left text and right text on one line where they fit, else on two. */
export function spread(left: string, right: string, width: number): string[] {
  const room = width - widthOf(left) - widthOf(right)
  return room < 2 ? [left, right] : [left + ' '.repeat(room) + right]
}

/** A hint with the command it is about; where both are too wide the command, whole, has the next line. */
export function commandHint(hint: string, command: string, width: number): string[] {
  const line = ` ${hint}  ${command}`
  return widthOf(line) <= width ? [line] : [` ${hint}`, `   ${command}`]
}

/** Rows of two columns; the second is wrapped beside the first. */
export function twoColumns(
  rows: readonly (readonly [string, string])[],
  width: number,
  indent = '  ',
): string[] {
  const first = Math.min(30, Math.max(...rows.map(([left]) => widthOf(left))))
  return rows.flatMap(([left, right]) => {
    const lines = wrap(right, width - indent.length - first - 2)
    const fits = widthOf(left) <= first
    const beside = fits ? [`${indent}${pad(left, first)}  ${lines[0] ?? ''}`.trimEnd()] : [`${indent}${left}`]
    const below = (fits ? lines.slice(1) : lines).map(line => `${indent}${' '.repeat(first)}  ${line}`)
    return [...beside, ...below]
  })
}
