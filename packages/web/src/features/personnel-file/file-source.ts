import type { FileSource } from '@salvia/core/personnel-file'

async function* chunksOf(blob: Blob): AsyncIterable<Uint8Array> {
  const reader = blob.stream().getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
}

/**
 * Makes a file readable for the review. Calls `onUnreadable` when the browser refuses to read on, because the file was
 * changed, moved or removed.
 */
export function fileSource(file: File, onUnreadable?: () => void): FileSource {
  async function* stream(start = 0, end = file.size): AsyncIterable<Uint8Array> {
    try {
      yield* chunksOf(file.slice(start, end))
    } catch (error) {
      onUnreadable?.()
      throw error
    }
  }
  return { name: file.name, size: file.size, stream }
}
