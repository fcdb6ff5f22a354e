import type { LinesBody, UploadBody, UploadStream } from '../contract/index.ts'

/** A body to send, and the error of its source, if it failed. */
interface SentUpload {
  readonly body: FormData | ReadableStream<Uint8Array<ArrayBuffer>>
  readonly contentType?: string
  readonly failure: () => unknown
}

/** The request body for a file. A stream is read while it is sent, as multipart with one field, `file`. */
export function uploadBody(upload: UploadBody): SentUpload {
  if (upload instanceof FormData) return { body: upload, failure: () => undefined }
  let failure: unknown
  const boundary = `salvia-${crypto.randomUUID()}`
  const parts = multipart(upload, boundary, error => {
    failure = error
  })
  return {
    body: readableOf(parts),
    contentType: `multipart/form-data; boundary=${boundary}`,
    failure: () => failure,
  }
}

/** The request body for lines, which are read while they are sent. */
export function linesBody(lines: LinesBody): SentUpload {
  let failure: unknown
  const parts = copied(lines, error => {
    failure = error
  })
  return { body: readableOf(parts), contentType: 'application/x-ndjson', failure: () => failure }
}

async function* multipart(
  { name, stream }: UploadStream,
  boundary: string,
  onFailure: (error: unknown) => void,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  const text = new TextEncoder()
  const disposition = `form-data; name="file"; filename="${escapedName(name)}"`
  yield text.encode(
    `--${boundary}\r\nContent-Disposition: ${disposition}\r\nContent-Type: application/octet-stream\r\n\r\n`,
  )
  yield* copied(stream, onFailure)
  yield text.encode(`\r\n--${boundary}--\r\n`)
}

/** The bytes of a source, and its error, if it fails. */
async function* copied(
  source: AsyncIterable<Uint8Array>,
  onFailure: (error: unknown) => void,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  try {
    for await (const chunk of source) yield new Uint8Array(chunk)
  } catch (error) {
    onFailure(error)
    throw error
  }
}

/** A stream that reads only while it is being sent, and closes its source when it is cancelled. */
function readableOf<T>(parts: AsyncGenerator<T, void>): ReadableStream<T> {
  return new ReadableStream<T>({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await parts.return()
    },
  })
}

/** Escapes a file name as browsers do in forms. */
function escapedName(name: string): string {
  return name.replace(/["\r\n]/g, character => encodeURIComponent(character))
}
