import { FILE_MAX_BYTES } from '@salvia/core/limits'
import type { OpenFile } from './open-file.ts'

/**
 * Reads a whole stream into memory, because it can be read once only but must be read in parts. Personal data is
 * never written to disk. Reading stops one byte after the limit, which is enough to refuse the file.
 */
export async function holdStream(
  path: string,
  name: string,
  input: AsyncIterable<Uint8Array>,
): Promise<OpenFile> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of input) {
    parts.push(part)
    size += part.length
    if (size > FILE_MAX_BYTES) break
  }
  return {
    path,
    source: {
      name,
      size,
      async *stream(start = 0, end = size) {
        let from = 0
        for (const part of parts) {
          if (from + part.length > start && from < end) {
            yield part.subarray(Math.max(0, start - from), Math.min(part.length, end - from))
          }
          from += part.length
        }
      },
    },
    unchanged: async () => {},
    close: async () => {},
  }
}
