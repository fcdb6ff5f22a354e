import { z } from 'zod'
import { defineFeed } from '../feeds/index.ts'
import { DOCUMENT_MAX_BYTES } from '../limits/index.ts'
import { maskFileName } from '../primitives/index.ts'

const CONTENT_MAX_CHARACTERS = Math.ceil(DOCUMENT_MAX_BYTES / 3) * 4
/** For everything in a line beside the content. */
const FURTHER_BYTES = 10_000
/** The first bytes of every PDF, `%PDF-`, in base64. */
const BEGINS_AS_PDF = /^JVBERi[0-3]/

/** Documents that other kinds of the feed name: a certificate, a contract, an invoice. */
export const documentsFeed = defineFeed({
  summary: 'A document that other objects name by its id.',
  data: z.strictObject({
    /** The name under which it is downloaded, with its ending. It holds no identity number. */
    name: z
      .string()
      .trim()
      .max(200)
      .regex(/[^.]\.pdf$/i)
      .refine(name => maskFileName(name) === name),
    mediaType: z.literal('application/pdf'),
    /** The bytes, in base64. */
    content: z.base64().regex(BEGINS_AS_PDF).max(CONTENT_MAX_CHARACTERS),
  }),
  examples: [
    {
      id: 'dokument-58122',
      data: { name: 'tjanstbarhetsintyg.pdf', mediaType: 'application/pdf', content: 'JVBERi0xLjQK' },
    },
  ],
  refusals: [],
  lineMaxBytes: CONTENT_MAX_CHARACTERS + FURTHER_BYTES,
})
