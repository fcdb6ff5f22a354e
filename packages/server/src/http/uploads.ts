import { Readable } from 'node:stream'
import type { Multipart, MultipartFile } from '@fastify/multipart'
import { safeFileName } from '@salvia/core/client'
import { appError } from '@salvia/core/error-catalogue'
import { AppError } from '@salvia/core/errors'
import { FILE_MAX_BYTES } from '@salvia/core/limits'
import { maskFileName } from '@salvia/core/primitives'
import type { FastifyRequest } from 'fastify'
import type { Upload } from './handler.ts'

/** One file. Fields beside it are ignored. */
const LIMITS = { files: 1, fields: 10, fieldSize: 10_000, headerPairs: 50, parts: 20 }

/**
 * Receives the one file of a multipart call. Identity numbers in its name are masked here, before the name is stored,
 * shown or mailed. Reading the content fails unless the whole form arrives, to its last line.
 */
export async function receiveUpload(request: FastifyRequest, maxBytes = FILE_MAX_BYTES): Promise<Upload> {
  if (!request.isMultipart()) throw appError('UPLOAD_INCOMPLETE')
  const parts = request.parts({ limits: { ...LIMITS, fileSize: maxBytes } })
  const file = await firstFile(parts)
  const content = Readable.from(wholeContent(file, parts), { objectMode: false })
  // Masked after the name is made safe, since digits that were kept apart by signs stand together then. A mask may
  // make the name longer.
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

/** A form that ends early or is malformed means the same to its sender: it did not arrive. */
function refuse(error: unknown): never {
  if (error instanceof AppError) throw error
  const isTooMuch = error instanceof Error && 'statusCode' in error && error.statusCode === 413
  throw appError(isTooMuch ? 'INVALID_REQUEST' : 'UPLOAD_INCOMPLETE', {}, { cause: error })
}
