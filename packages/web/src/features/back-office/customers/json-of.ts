/** A larger file is not a template: the largest are a few hundred kilobytes. */
const MAX_BYTES = 1_000_000

/** The parsed content of a JSON file; undefined when it is not JSON or too large. */
export async function jsonOf(file: File): Promise<unknown> {
  if (file.size > MAX_BYTES) return undefined
  try {
    return JSON.parse(await file.text())
  } catch {
    return undefined
  }
}
