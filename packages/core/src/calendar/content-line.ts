const LINE_MAX_OCTETS = 75
const encoder = new TextEncoder()

/** A line of a calendar with its end, folded where it is longer than 75 octets; no character is torn apart. */
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

/** A text as the value of a property; other control characters than a new line have no place in one. */
export function escapedText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?![\n\t])\p{Cc}/gu, '')
    .replaceAll(/[\\;,]/g, character => `\\${character}`)
    .replaceAll('\n', '\\n')
}
