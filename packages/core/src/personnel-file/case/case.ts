import { z } from 'zod'
import { instantSchema } from '../../primitives/index.ts'
import { reportSchema } from '../report/report.ts'
import { caseActionSchema } from './case-events.ts'
import { caseStatuses } from './case-status.ts'
import { queuePlaceSchema } from './queue-place.ts'

/** Where an upload came from: portal, terminal and machine tokens, or a case worker. @spec §3 */
export const UPLOAD_SOURCES = ['WEB', 'SFTP', 'ADMIN'] as const
export const uploadSourceSchema = z.enum(UPLOAD_SOURCES)
export type UploadSource = z.infer<typeof uploadSourceSchema>

export const linkSchema = z.object({ rel: z.string(), href: z.string() })

/** How an import would change the company's employees. */
export const changesSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('counting') }),
  /** It could not be counted, or the case ended before it was. */
  z.object({ state: z.literal('not-counted') }),
  z.object({
    state: z.literal('counted'),
    before: z.int(),
    after: z.int(),
    joining: z.int(),
    leaving: z.int(),
    moving: z.int(),
    leftOut: z.int(),
    /** 20 % or more leave or move: must be confirmed. */
    extensive: z.boolean(),
  }),
])
export type Changes = z.infer<typeof changesSchema>

/** An uploaded personnel file as the customer sees it. */
export const uploadSchema = z.object({
  id: z.uuid(),
  /** For people, such as P-20418. */
  number: z.string(),
  clientNumber: z.string(),
  name: z.string(),
  bytes: z.int(),
  sha256: z.string(),
  format: z.enum(['csv', 'xlsx']),
  source: uploadSourceSchema,
  status: caseStatuses.schema,
  comment: z.string().nullable(),
  extensiveChanges: z.boolean(),
  uploadedAt: instantSchema,
  /** Null for a case worker, where the customer looks. */
  uploadedBy: z.string().nullable(),
  finishedAt: instantSchema.nullable(),
  rows: z.int(),
  errors: z.int(),
  warnings: z.int(),
  /** When a question that is not answered rejects the file. */
  feedbackDeadline: instantSchema.nullable(),
})
export type Upload = z.infer<typeof uploadSchema>

export const historyEntrySchema = z.object({
  at: instantSchema,
  event: z.string(),
  from: caseStatuses.schema.nullable(),
  to: caseStatuses.schema,
  /** Null for the system itself, and for case workers where the customer looks. */
  by: z.string().nullable(),
  text: z.string().nullable(),
})
export type HistoryEntry = z.infer<typeof historyEntrySchema>

/** A row that the import left out. */
export const leftOutSchema = z.object({ row: z.int(), column: z.string().nullable(), code: z.string() })

/** A page of the rows that an import leaves out, or left out, in the file's order. */
export const leftOutPageSchema = z.object({
  items: z.array(leftOutSchema),
  /** Rows that can be listed: the first ones of the file. */
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
})
export type LeftOutPage = z.infer<typeof leftOutPageSchema>

/** A cell of an imported row whose address is not kept: it is that of somebody with a protected identity. */
const withheldSchema = z.object({ row: z.int(), column: z.string() })

/** All that an upload shows but its report. */
export const uploadStandingSchema = uploadSchema.extend({
  history: z.array(historyEntrySchema),
  /** Rows that the import leaves out, or left out; 0 until they are counted. */
  leftOut: z.int(),
  /** The first of them, in the file's order. */
  withheld: z.array(withheldSchema),
  /** Null once a case worker has taken it up. */
  queue: queuePlaceSchema.nullable(),
  links: z.array(linkSchema),
})
export type UploadStanding = z.infer<typeof uploadStandingSchema>

export const uploadDetailsSchema = uploadStandingSchema.extend({ report: reportSchema })
export type UploadDetails = z.infer<typeof uploadDetailsSchema>

/** All that a case shows its case worker but the report. */
export const caseStandingSchema = uploadStandingSchema.extend({
  company: z.string(),
  uploadedByEmail: z.string().nullable(),
  /** Open cases of the same customer that came earlier. */
  olderOpen: z.int(),
  /** The one who looks sent the file for the customer, and leaves the import to a colleague. */
  isOwnUpload: z.boolean(),
  /** What can be done now, by the one who looks. */
  actions: z.array(caseActionSchema),
  changes: changesSchema,
})
export type CaseStanding = z.infer<typeof caseStandingSchema>

export const caseDetailsSchema = caseStandingSchema.extend({ report: reportSchema })
export type CaseDetails = z.infer<typeof caseDetailsSchema>

export const caseListItemSchema = uploadSchema.extend({ company: z.string() })
export type CaseListItem = z.infer<typeof caseListItemSchema>
