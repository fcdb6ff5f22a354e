/** Words of a manual page as plain text: no character starts a request or an escape. */
function plain(text: string): string {
  return text.replaceAll('\\', '\\e').replaceAll('-', '\\-').replaceAll("'", '\\(aq')
}

/** A line of text. One that begins with a dot would be a request. */
export function line(text: string): string {
  return text.startsWith('.') ? `\\&${plain(text)}` : plain(text)
}

export function bold(text: string): string {
  return `\\fB${plain(text)}\\fR`
}

/** A value that the user types. */
export function value(text: string): string {
  return `\\fI${plain(text)}\\fR`
}

/** The words that an option accepts. A long row of them may break after each. */
export function oneOf(words: readonly string[]): string {
  return words.map(value).join('|\\:')
}

export function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`.SH "${plain(title.toUpperCase())}"`, ...lines]
}

export function subsection(title: string, lines: readonly string[]): string[] {
  return [`.SS "${plain(title)}"`, ...lines]
}

/** A term, already with its weights, and below it what it means. */
export function entry(term: string, meaning: string): string[] {
  return ['.TP', term, line(meaning)]
}

/** Lines that keep their breaks, for examples. */
export function verbatim(lines: readonly string[]): string[] {
  return ['.PP', '.RS 4', '.nf', ...lines.map(line), '.fi', '.RE']
}
