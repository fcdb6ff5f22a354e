import { z } from 'zod'
import { defineContract } from '../contract/index.ts'
import { COMMENT_MAX_CHARACTERS } from '../limits/index.ts'
import { submittedSchema } from './case/case.ts'
import { changesPageSchema, changesQuerySchema } from './case/changes.ts'
import { draftSchema } from './case/draft.ts'
import { reportSchema } from './report/report.ts'
import { templateSchema } from './template/template.ts'

const client = z.object({ clientNumber: z.string() })
const one = client.extend({ id: z.uuid() })

/** The template that a customer's personnel files are reviewed by. */
const customerTemplateSchema = z.object({
  template: templateSchema,
  /** True for the customer's own template, false for the standard one. */
  isOwn: z.boolean(),
})
export type CustomerTemplate = z.infer<typeof customerTemplateSchema>

/** What a case worker does with personnel files for a customer: sending one, and choosing the template. */
export const customerFilesContract = defineContract('customerFiles', {
  attach: {
    kind: 'upload',
    method: 'POST',
    path: 'customers/{clientNumber}/personnel-file-drafts',
    access: 'caseWorker',
    caseWorkerFunction: 'personnel-files',
    spec: 'assumed',
    summary: "Takes the bytes of a customer's personnel file and keeps them as a draft.",
    params: client,
    response: draftSchema,
    idempotent: true,
    errors: [
      'ATTACH_FAILED',
      'PAYLOAD_TOO_LARGE',
      'UPLOAD_INCOMPLETE',
      'TOO_MANY_DRAFTS',
      'CUSTOMER_CLOSED_TO_FILES',
    ],
  },
  review: {
    kind: 'json',
    method: 'POST',
    path: 'customers/{clientNumber}/personnel-file-drafts/{id}/review',
    reads: true,
    access: 'caseWorker',
    caseWorkerFunction: 'personnel-files',
    spec: 'assumed',
    summary: 'Reviews a draft and answers the masked report.',
    params: one,
    response: reportSchema,
    isLong: true,
    errors: [],
  },
  draftChanges: {
    kind: 'json',
    method: 'GET',
    path: 'customers/{clientNumber}/personnel-file-drafts/{id}/changes',
    access: 'caseWorker',
    caseWorkerFunction: 'personnel-files',
    spec: 'assumed',
    summary: 'Who would join, leave and move if a reviewed draft were imported today, a page at a time.',
    params: one,
    query: changesQuerySchema,
    response: changesPageSchema,
    isLong: true,
    errors: ['INVALID_REQUEST', 'DRAFT_NOT_REVIEWED', 'DRAFT_REJECTED'],
  },
  submit: {
    kind: 'json',
    method: 'POST',
    path: 'customers/{clientNumber}/personnel-file-drafts/{id}/submit',
    access: 'caseWorker',
    caseWorkerFunction: 'personnel-files',
    spec: 'assumed',
    summary: 'Makes a case of a reviewed draft for the customer, whose HR is told by email.',
    params: one,
    body: z.strictObject({
      /** Who at the customer asked for it, and why it is not sent by them. */
      comment: z.string().trim().min(1).max(COMMENT_MAX_CHARACTERS),
      continueAnyway: z.boolean().default(false),
    }),
    response: submittedSchema,
    idempotent: true,
    errors: [
      'DRAFT_NOT_REVIEWED',
      'DRAFT_REJECTED',
      'DRAFT_HAS_ERRORS',
      'TOO_FEW_ROWS_LEFT',
      'CUSTOMER_CLOSED_TO_FILES',
    ],
  },
  template: {
    kind: 'json',
    method: 'GET',
    path: 'customers/{clientNumber}/template',
    access: 'caseWorker',
    spec: 'assumed',
    summary: 'The template by which the personnel files of a customer are judged.',
    params: client,
    response: customerTemplateSchema,
    errors: [],
  },
  setTemplate: {
    kind: 'json',
    method: 'POST',
    path: 'customers/{clientNumber}/template',
    access: 'caseWorker',
    spec: 'assumed',
    summary: 'Gives a customer a template of its own, or with null the standard one again.',
    params: client,
    body: z.strictObject({ template: z.unknown() }),
    response: customerTemplateSchema,
    errors: ['TEMPLATE_UNUSABLE'],
  },
})
