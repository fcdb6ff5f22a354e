const LINE_MAX_OCTETS = 75
const encoder = new TextEncoder()

/** One line of a calendar file with its line end. A line longer than 75 octets is folded, between characters. */
export function contentLine(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > LINE_MAX_OCTETS) {
      // The space that begins the next line counts, too.
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return `${folded}\r\n`
}

/** Escapes a text for a calendar property. Control characters other than line breaks are left out. */
export function escapedText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?![\n\t])\p{Cc}/gu, '')
    .replaceAll(/[\\;,]/g, character => `\\${character}`)
    .replaceAll('\n', '\\n')
}
