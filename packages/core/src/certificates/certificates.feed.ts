import { z } from 'zod'
import { defineFeed, feedFileSchema } from '../feeds/index.ts'
import { clientNumberSchema, isoDateSchema, maskIdentityNumbers } from '../primitives/index.ts'
import { MEDICAL_CHECK_NAMES } from './medical-checks.ts'

const LIMITATION_MAX_CHARACTERS = 1000

const subject = {
  clientNumber: clientNumberSchema,
  /** The employee's identity number, 12 digits. */
  pid: z.string().regex(/^\d{12}$/),
  check: z.enum(MEDICAL_CHECK_NAMES),
}

const issuedSchema = z
  .strictObject({
    ...subject,
    outcome: z.literal('issued').optional(),
    issued: isoDateSchema,
    /** The first valid day; the day it was issued if absent. */
    start: isoDateSchema.optional(),
    /** The last valid day; of a check that is offered, the recommended next check. */
    end: isoDateSchema,
    /** The latest next check, as the doctor says. */
    recommendedNext: isoDateSchema.optional(),
    /** To which tasks it is limited, as written in the certificate. Never a diagnosis, a result or an identity number. */
    limitation: z
      .string()
      .trim()
      .min(1)
      .max(LIMITATION_MAX_CHARACTERS)
      .refine(text => maskIdentityNumbers(text) === text)
      .optional(),
    /** The certificate itself. Its file is sent before the line, with `PUT feeds/files/{sha256}`. */
    document: feedFileSchema.optional(),
  })
  .refine(({ issued, start = issued, end }) => start <= end, { path: ['end'] })

/** The check was done, and no certificate was issued. A reason is never told. */
const notIssuedSchema = z.strictObject({
  ...subject,
  outcome: z.literal('not-issued'),
  done: isoDateSchema,
})

/** The certificates in the provider's journal: issued, corrected by a later version, or withdrawn by `delete`. */
export const certificatesFeed = defineFeed({
  summary:
    'A certificate in the provider’s journal, or a check that was done without one. To withdraw a certificate, delete it.',
  data: z.discriminatedUnion('outcome', [issuedSchema, notIssuedSchema]),
  examples: [
    {
      id: 'intyg-58122',
      data: {
        clientNumber: '10401',
        pid: '196710313195',
        check: 'silica',
        issued: '2026-03-02',
        end: '2029-03-02',
        recommendedNext: '2029-03-02',
        document: {
          sha256: '23aeadb828a957786fa268f67efac81da4f69564e0e8a2e868df0389ff68db8c',
          name: 'Tjänstbarhetsintyg.pdf',
          contentType: 'application/pdf',
        },
      },
    },
    {
      id: 'intyg-58123',
      data: {
        clientNumber: '10401',
        pid: '196710313195',
        check: 'asbestos',
        outcome: 'not-issued',
        done: '2026-03-02',
      },
    },
  ],
  refusals: [
    'FEED_COMPANY_UNKNOWN',
    'FEED_EMPLOYEE_UNKNOWN',
    'FEED_FILE_UNKNOWN',
    'FEED_FILE_TYPE',
    'FEED_FILE_INFECTED',
  ],
  files: data =>
    data.outcome !== 'not-issued' && data.document ? [{ path: 'data.document', ...data.document }] : [],
})
