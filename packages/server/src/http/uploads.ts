import { Readable } from 'node:stream'
import type { Multipart, MultipartFile } from '@fastify/multipart'
import { safeFileName } from '@salvia/core/client'
import { appError } from '@salvia/core/error-catalogue'
import { AppError } from '@salvia/core/errors'
import { FILE_MAX_BYTES } from '@salvia/core/limits'
import { maskFileName } from '@salvia/core/primitives'
import type { FastifyRequest } from 'fastify'
import type { Upload } from './handler.ts'

/** One file, and no fields beside it worth keeping. */
const LIMITS = { files: 1, fields: 10, fieldSize: 10_000, headerPairs: 50, parts: 20 }

/**
 * The one file of a multipart call. Identity numbers in its name are masked here, before it is kept, shown or mailed
 * anywhere. Its content fails unless the whole form arrives, to its closing line.
 */
export async function receiveUpload(request: FastifyRequest, maxBytes = FILE_MAX_BYTES): Promise<Upload> {
  if (!request.isMultipart()) throw appError('UPLOAD_INCOMPLETE')
  const parts = request.parts({ limits: { ...LIMITS, fileSize: maxBytes } })
  const file = await firstFile(parts)
  const content = Readable.from(wholeContent(file, parts), { objectMode: false })
  // Masked when it is safe, since digits that marks kept apart stand together then; a mask may make it longer.
  return { name: safeFileName(maskFileName(safeFileName(file.filename))), content }
}

async function firstFile(parts: AsyncIterator<Multipart>): Promise<MultipartFile> {
  for (;;) {
    const { value, done } = await parts.next().catch(refuse)
    if (done) throw appError('UPLOAD_INCOMPLETE')
    if (value.type === 'file') return value
  }
}

async function* wholeContent(
  part: MultipartFile,
  parts: AsyncIterator<Multipart>,
): AsyncGenerator<Uint8Array> {
  try {
    yield* part.file
  } catch (error) {
    refuse(error)
  }
  if (part.file.truncated) throw appError('PAYLOAD_TOO_LARGE')
  for (;;) {
    const { value, done } = await parts.next().catch(refuse)
    if (done) return
    if (value.type === 'file') throw appError('INVALID_REQUEST', { fields: 'more than one file' })
  }
}

/** A form that breaks off or is malformed has one meaning to its sender: it did not arrive whole. */
function refuse(error: unknown): never {
  if (error instanceof AppError) throw error
  const isTooMuch = error instanceof Error && 'statusCode' in error && error.statusCode === 413
  throw appError(isTooMuch ? 'INVALID_REQUEST' : 'UPLOAD_INCOMPLETE', {}, { cause: error })
}
