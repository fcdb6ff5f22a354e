export const QUOTE = 34
const LF = 10
const CR = 13

/** Physical line breaks (CRLF, LF or CR) inside a quoted cell. */
export function countLineBreaks(text: string, start: number, end: number): number {
  let breaks = 0
  for (let at = start; at < end; at++) {
    const codeUnit = text.charCodeAt(at)
    if (codeUnit === LF || (codeUnit === CR && text.charCodeAt(at + 1) !== LF)) breaks++
  }
  return breaks
}

/** What stands between the quotes at `start` and `close`, with its doubled quotes made one. */
export function unquoted(text: string, start: number, close: number, escapes: number): string {
  const content = text.slice(start + 1, close)
  return escapes === 0 ? content : content.replaceAll('""', '"')
}
