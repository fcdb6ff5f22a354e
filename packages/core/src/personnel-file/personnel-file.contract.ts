import { z } from 'zod'
import { defineContract } from '../contract/index.ts'
import { attachmentCalls, SENDING_FILES, sentFilesSchema } from '../conversations/index.ts'
import { CASE_TEXT_MAX_CHARACTERS, COMMENT_MAX_CHARACTERS, TEMPLATE_EXAMPLES_MAX } from '../limits/index.ts'
import { listCalls } from '../lists/index.ts'
import {
  leftOutPageSchema,
  leftOutQuerySchema,
  submittedSchema,
  uploadDetailsSchema,
  uploadSchema,
} from './case/case.ts'
import { changesPageSchema, changesQuerySchema } from './case/changes.ts'
import { draftSchema } from './case/draft.ts'
import { uploadsList } from './case/uploads-list.ts'
import { reportSchema } from './report/report.ts'
import { templateSchema } from './template/template.ts'

const client = z.object({ clientNumber: z.string() })
const one = client.extend({ id: z.uuid() })
const feature = 'personnel-file'
/** The files to send with the reply to a question. */
const { attach, ...unsentFiles } = attachmentCalls({
  path: 'personnel-files/{clientNumber}/{id}',
  access: 'person',
  feature,
  params: one.shape,
})

export const personnelFileContract = defineContract('personnelFile', {
  attach: {
    kind: 'upload',
    method: 'POST',
    path: 'personnel-file-drafts/{clientNumber}',
    access: 'user',
    feature,
    spec: 'assumed',
    summary: 'Takes the bytes of a personnel file and keeps them as a draft.',
    params: client,
    response: draftSchema,
    idempotent: true,
    errors: ['ATTACH_FAILED', 'PAYLOAD_TOO_LARGE', 'UPLOAD_INCOMPLETE', 'TOO_MANY_DRAFTS'],
  },
  review: {
    kind: 'json',
    method: 'POST',
    path: 'personnel-file-drafts/{clientNumber}/{id}/review',
    reads: true,
    access: 'user',
    feature,
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
    path: 'personnel-file-drafts/{clientNumber}/{id}/changes',
    access: 'person',
    feature,
    spec: 'assumed',
    summary:
      'Who would join, leave and move if a reviewed draft were imported today, a page at a time. Those who join are masked.',
    params: one,
    query: changesQuerySchema,
    response: changesPageSchema,
    isLong: true,
    errors: ['INVALID_REQUEST', 'DRAFT_NOT_REVIEWED', 'DRAFT_REJECTED'],
  },
  submit: {
    kind: 'json',
    method: 'POST',
    path: 'personnel-file-drafts/{clientNumber}/{id}/submit',
    access: 'user',
    feature,
    spec: 'assumed',
    summary: 'Makes a case of a reviewed draft. The same bytes again answer with the case that exists.',
    params: one,
    body: z.strictObject({
      comment: z.string().trim().max(COMMENT_MAX_CHARACTERS).optional(),
      continueAnyway: z.boolean().default(false),
      /** The id of an earlier case whose question this file answers. */
      answers: z.uuid().optional(),
    }),
    response: submittedSchema,
    idempotent: true,
    errors: ['DRAFT_NOT_REVIEWED', 'DRAFT_REJECTED', 'DRAFT_HAS_ERRORS', 'TOO_FEW_ROWS_LEFT'],
  },
  ...listCalls(uploadsList),
  get: {
    kind: 'json',
    method: 'GET',
    path: 'personnel-files/{clientNumber}/{id}',
    access: 'user',
    feature,
    spec: 'assumed',
    summary: 'One upload with report and history; id is its UUID or its number (P-20418).',
    params: client.extend({
      id: z.string().regex(/^(P-\d{1,12}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i),
    }),
    response: uploadDetailsSchema,
    errors: [],
  },
  leftOut: {
    kind: 'json',
    method: 'GET',
    path: 'personnel-files/{clientNumber}/{id}/left-out',
    access: 'user',
    feature,
    spec: 'assumed',
    summary:
      'The rows that the import leaves out, or left out, a page at a time; the first 10,000 are listed.',
    params: one,
    query: leftOutQuerySchema,
    response: leftOutPageSchema,
    errors: ['INVALID_REQUEST'],
  },
  changes: {
    kind: 'json',
    method: 'GET',
    path: 'personnel-files/{clientNumber}/{id}/changes',
    access: 'person',
    feature,
    spec: 'assumed',
    summary: 'Who joins, leaves and moves by the import of an upload, or did, a page at a time.',
    params: one,
    query: changesQuerySchema,
    response: changesPageSchema,
    errors: ['INVALID_REQUEST'],
  },
  download: {
    kind: 'download',
    method: 'GET',
    path: 'personnel-files/{clientNumber}/{id}/original',
    access: 'user',
    feature,
    grant: 'personnel-file-originals',
    spec: 'assumed',
    summary: 'The file as it was sent, until 90 days after the case is finished.',
    params: one,
    errors: ['ORIGINAL_DELETED'],
  },
  attachToReply: { ...attach, errors: ['CASE_EVENT_REFUSED', ...attach.errors] },
  ...unsentFiles,
  reply: {
    kind: 'json',
    method: 'POST',
    path: 'personnel-files/{clientNumber}/{id}/replies',
    access: 'person',
    feature,
    spec: 'assumed',
    summary: 'Answers the question of a case worker, who is told by email.',
    params: one,
    body: z.strictObject({
      text: z.string().trim().max(CASE_TEXT_MAX_CHARACTERS),
      /** The attached files to send along. */
      attachments: sentFilesSchema,
    }),
    response: uploadSchema,
    idempotent: true,
    errors: ['CASE_EVENT_REFUSED', 'REPLY_MISSING', ...SENDING_FILES],
  },
  downloadAttachment: {
    kind: 'download',
    method: 'GET',
    path: 'personnel-files/{clientNumber}/{id}/attachments/{attachment}',
    access: 'person',
    feature,
    spec: 'assumed',
    summary: 'A file that was sent with a reply, as long as the original is kept.',
    params: one.extend({ attachment: z.uuid() }),
    errors: ['ORIGINAL_DELETED', 'ATTACHMENT_WAITING', 'ATTACHMENT_INFECTED'],
  },
  template: {
    kind: 'json',
    method: 'GET',
    path: 'personnel-file-templates/{clientNumber}',
    access: 'user',
    feature,
    spec: 'assumed',
    summary: "The company's template as data.",
    params: client,
    response: templateSchema,
    errors: [],
  },
  downloadTemplate: {
    kind: 'download',
    method: 'GET',
    path: 'personnel-file-templates/{clientNumber}/{type}',
    access: 'user',
    feature,
    spec: 'assumed',
    summary: "The company's template as a file to fill in, empty or with invented employees.",
    params: client.extend({ type: z.enum(['csv', 'xlsx']) }),
    query: z.object({ examples: z.coerce.number().int().min(0).max(TEMPLATE_EXAMPLES_MAX).default(0) }),
    errors: ['INVALID_REQUEST'],
  },
})
