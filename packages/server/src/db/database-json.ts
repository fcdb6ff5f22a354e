/**
 * A value as JSON that the database accepts. PostgreSQL refuses NUL and lone surrogates, which a file may contain and
 * its report then quotes; each becomes U+FFFD.
 */
export function databaseJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'string' ? part.toWellFormed().replaceAll('\0', '\u{fffd}') : part,
  )
}
