import { z } from 'zod'

/** SHA-256 of a file, in lower-case hexadecimal digits. */
export const sha256Schema = z.string().regex(/^[0-9a-f]{64}$/)

const NAME_MAX_CHARACTERS = 200

/** How a line names a PDF that was sent before it. @example { sha256: '9f86d0…', name: 'Intyg.pdf', contentType: 'application/pdf' } */
export const feedFileSchema = z.strictObject({
  sha256: sha256Schema,
  /** What it is called when it is downloaded. Identity numbers in it are masked. */
  name: z.string().trim().min(1).max(NAME_MAX_CHARACTERS),
  /** The content decides; a file of another type is refused. */
  contentType: z.literal('application/pdf'),
})
