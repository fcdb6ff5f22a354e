import { z } from 'zod'
import { attachmentSchema } from '../../conversations/index.ts'
import { PAGE_MAX } from '../../limits/index.ts'
import { instantSchema } from '../../primitives/index.ts'
import { reportSchema } from '../report/report.ts'
import { caseActionSchema } from './case-events.ts'
import { caseStatuses } from './case-status.ts'
import { changesSchema } from './changes.ts'
import { queuePlaceSchema } from './queue-place.ts'

/** Where an upload came from: portal, terminal and machine tokens, or a case worker. @spec §3 */
const UPLOAD_SOURCES = ['WEB', 'SFTP', 'ADMIN'] as const
const uploadSourceSchema = z.enum(UPLOAD_SOURCES)
export type UploadSource = z.infer<typeof uploadSourceSchema>

export const linkSchema = z.object({ rel: z.string(), href: z.string() })

/** An uploaded personnel file as the customer sees it. */
export const uploadSchema = z
  .object({
    id: z.uuid(),
    /** The number that people use, such as P-20418. */
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
    /** The sender's name; null when a case worker sent the file and a customer reads this. */
    uploadedBy: z.string().nullable(),
    finishedAt: instantSchema.nullable(),
    rows: z.int(),
    errors: z.int(),
    warnings: z.int(),
    /** The moment after which an unanswered question rejects the file; null when no question is open. */
    feedbackDeadline: instantSchema.nullable(),
    /** The earlier case whose question this file answers. */
    answers: z.object({ id: z.uuid(), number: z.string() }).nullable(),
  })
  .meta({ id: 'Upload' })
export type Upload = z.infer<typeof uploadSchema>

/** What a submitted draft has become. */
export const submittedSchema = uploadSchema.extend({
  /** The same bytes were sent before, and no new case is made. */
  existing: z.boolean(),
})
export type Submitted = z.infer<typeof submittedSchema>

const historyEntrySchema = z.object({
  at: instantSchema,
  event: z.string(),
  from: caseStatuses.schema.nullable(),
  to: caseStatuses.schema,
  /** Who did it; null for the system itself, and for case workers when a customer reads this. */
  by: z.string().nullable(),
  text: z.string().nullable(),
  attachments: z.array(attachmentSchema),
})
export type HistoryEntry = z.infer<typeof historyEntrySchema>

/** A row that the import left out. */
const leftOutSchema = z.object({ row: z.int(), column: z.string().nullable(), code: z.string() })

/** One page of the rows that an import leaves out, or has left out, in the order of the file. */
export const leftOutPageSchema = z
  .object({
    items: z.array(leftOutSchema),
    /** The number of rows that can be listed: only the first ones of the file are. */
    total: z.int(),
    page: z.int(),
    pageSize: z.int(),
  })
  .meta({ id: 'LeftOutPage' })
export type LeftOutPage = z.infer<typeof leftOutPageSchema>
export const leftOutQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(PAGE_MAX).default(1),
})

/**
 * A cell of an imported row whose email address is not stored, because it is that of somebody with a protected
 * identity.
 */
const withheldSchema = z.object({ row: z.int(), column: z.string() })

/** Everything that the page of an upload shows, except the report. */
export const uploadSummarySchema = uploadSchema.extend({
  history: z.array(historyEntrySchema),
  /** The number of rows that the import leaves out, or has left out; 0 until they are counted. */
  leftOut: z.int(),
  /** The first cells whose address is not stored, in the order of the file. */
  withheld: z.array(withheldSchema),
  /** The place in the queue; null once a case worker has taken up the case. */
  queue: queuePlaceSchema.nullable(),
  links: z.array(linkSchema),
})
export type UploadSummary = z.infer<typeof uploadSummarySchema>

export const uploadDetailsSchema = uploadSummarySchema
  .extend({ report: reportSchema })
  .meta({ id: 'UploadDetails' })
export type UploadDetails = z.infer<typeof uploadDetailsSchema>

/** Everything that the page of a case shows a case worker, except the report. */
export const caseSummarySchema = uploadSummarySchema
  .extend({
    company: z.string(),
    uploadedByEmail: z.string().nullable(),
    /** Open cases of the same customer that came earlier. */
    olderOpen: z.int(),
    /** True when the case worker who reads this sent the file for the customer. A colleague must import it. */
    isOwnUpload: z.boolean(),
    /** The actions that the case worker who reads this can take now. */
    actions: z.array(caseActionSchema),
    changes: changesSchema,
    /** The change is extensive, and nobody has confirmed its counts yet: ready and import need it. */
    needsConfirmation: z.boolean(),
  })
  .meta({ id: 'CaseSummary' })
export type CaseSummary = z.infer<typeof caseSummarySchema>

export const caseDetailsSchema = caseSummarySchema
  .extend({ report: reportSchema })
  .meta({ id: 'CaseDetails' })
export type CaseDetails = z.infer<typeof caseDetailsSchema>

export const caseListItemSchema = uploadSchema.extend({ company: z.string() })
