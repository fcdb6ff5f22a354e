/**
 * A value as JSON that the database takes: it takes neither NUL nor half a surrogate pair, which a file may hold and its
 * report then quotes. Each becomes U+FFFD.
 */
export function databaseJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'string' ? part.toWellFormed().replaceAll('\0', '\u{fffd}') : part,
  )
}
