import { z } from 'zod'
import { defineContract } from '../contract/index.ts'
import { CASE_TEXT_MAX_CHARACTERS } from '../limits/index.ts'
import { listCalls } from '../lists/index.ts'
import { caseDetailsSchema, caseSummarySchema, leftOutPageSchema, leftOutQuerySchema } from './case/case.ts'
import { caseActionSchema } from './case/case-events.ts'
import { caseStatuses } from './case/case-status.ts'
import { casesList } from './case/cases-list.ts'
import { changesPageSchema, changesQuerySchema } from './case/changes.ts'

const one = z.object({ id: z.uuid() })

/** The provider's small back office for personnel files. */
export const casesContract = defineContract('cases', {
  ...listCalls(casesList),
  get: {
    kind: 'json',
    method: 'GET',
    path: 'cases/{id}',
    access: 'caseWorker',
    caseWorkerFunction: 'personnel-files',
    spec: 'assumed',
    summary: 'One case: report, history, what changes, and what can be done now.',
    params: one,
    response: caseDetailsSchema,
    errors: [],
  },
  leftOut: {
    kind: 'json',
    method: 'GET',
    path: 'cases/{id}/left-out',
    access: 'caseWorker',
    caseWorkerFunction: 'personnel-files',
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
    path: 'cases/{id}/changes',
    access: 'caseWorker',
    caseWorkerFunction: 'personnel-files',
    spec: 'assumed',
    summary:
      'Who joins, leaves and moves by the import of a case, or did, a page at a time. Those who join are masked until then.',
    params: one,
    query: changesQuerySchema,
    response: changesPageSchema,
    errors: ['INVALID_REQUEST'],
  },
  act: {
    kind: 'json',
    method: 'POST',
    path: 'cases/{id}/{event}',
    access: 'caseWorker',
    caseWorkerFunction: 'personnel-files',
    spec: 'assumed',
    summary: 'One action of the case worker; answers the case without its report.',
    params: one.extend({ event: caseActionSchema }),
    body: z.strictObject({
      /** The question (ask) or the reason (reject). */
      text: z.string().trim().max(CASE_TEXT_MAX_CHARACTERS).optional(),
      /** The case worker has seen an extensive change and confirms it (ready, import). */
      confirmed: z.boolean().default(false),
      /** The status that the case worker saw. The action is refused if the case has another one by now. */
      from: caseStatuses.schema.optional(),
    }),
    response: caseSummarySchema,
    idempotent: true,
    errors: [
      'CASE_EVENT_REFUSED',
      'CASE_TEXT_MISSING',
      'EXTENSIVE_CHANGE_UNCONFIRMED',
      'CHANGES_BEING_COUNTED',
      'CHANGES_NOT_COUNTED',
      'NEWER_CASE_IMPORTED',
      'OWN_UPLOAD',
    ],
  },
  downloadAttachment: {
    kind: 'download',
    method: 'GET',
    path: 'cases/{id}/attachments/{attachment}',
    access: 'caseWorker',
    caseWorkerFunction: 'personnel-files',
    spec: 'assumed',
    summary: 'A file that the customer has sent with a reply, as long as the original is kept.',
    params: one.extend({ attachment: z.uuid() }),
    errors: ['ORIGINAL_DELETED', 'ATTACHMENT_WAITING', 'ATTACHMENT_INFECTED'],
  },
  download: {
    kind: 'download',
    method: 'GET',
    path: 'cases/{id}/original',
    access: 'caseWorker',
    caseWorkerFunction: 'personnel-files',
    spec: 'assumed',
    summary: 'The file as it was sent.',
    params: one,
    errors: ['ORIGINAL_DELETED'],
  },
})
