/** More is no template: the largest ones are some hundred kilobytes. */
const MAX_BYTES = 1_000_000

/** What a JSON file holds; undefined where it is none. */
export async function jsonOf(file: File): Promise<unknown> {
  if (file.size > MAX_BYTES) return undefined
  try {
    return JSON.parse(await file.text())
  } catch {
    return undefined
  }
}
