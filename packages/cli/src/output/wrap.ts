import { widthOf } from './width.ts'

/** Breaks text at spaces so that no line is wider than `width`. A word that is wider gets a line of its own. */
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

/** Breaks text behind a mark such as `✔`. Its further lines begin below the text, not below the mark. */
export function wrapBehind(mark: string, text: string, width: number): string[] {
  const indent = ' '.repeat(widthOf(mark) + 1)
  return wrap(text, width, indent).map((line, index) =>
    index === 0 ? mark + line.slice(indent.length - 1) : line,
  )
}

/**
 * Breaks a sentence that ends with a command (`Text:  salvia …`). The command is never broken, because users copy it.
 * @example wrapWithCommand('Run it again:  salvia validate personal.csv', 30) // ['Run it again:', '  salvia validate personal.csv']
 */
export function wrapWithCommand(text: string, width: number): string[] {
  const lines = wrap(text, width)
  const [, sentence, command] = /^(.*\S) {2}(salvia \S.*)$/s.exec(text) ?? []
  if (sentence === undefined || command === undefined || command.includes('  ')) return lines
  return lines.some(line => line.includes(command)) ? lines : [...wrap(sentence, width), `  ${command}`]
}

/** Pads text with spaces to a width; text that is wider stays unchanged. */
export function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)))
}

/** Left and right text on one line if they fit, else on two. */
export function spread(left: string, right: string, width: number): string[] {
  const room = width - widthOf(left) - widthOf(right)
  return room < 2 ? [left, right] : [left + ' '.repeat(room) + right]
}

/** The same below other lines: the right text, when it gets a line of its own, is indented. Without one, the left alone. */
export function beside(left: string, right: string, width: number, indent: string): string[] {
  if (right === '') return [left]
  return spread(left, right, width).map((line, index) => (index === 0 ? line : indent + line))
}

/** A hint with its command. If both are too wide for one line, the command gets the next line, unbroken. */
export function commandHint(hint: string, command: string, width: number): string[] {
  const line = ` ${hint}  ${command}`
  return widthOf(line) <= width ? [line] : [` ${hint}`, `   ${command}`]
}

/** Rows of two columns. The second column is wrapped. */
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
