import {
  STANDARD_TEMPLATE,
  templateFile,
  uploadSummarySchema,
  uploadsList,
} from '@salvia/core/personnel-file'
import type { Caller } from '../../access/caller.ts'
import { CONTENT_TYPES } from '../../http/content-types.ts'
import type { HandlersOf } from '../../http/handler.ts'
import { writtenWith } from '../../http/written-json.ts'
import { listHandlers } from '../../lists/list-handlers.ts'
import { attach } from './attach.ts'
import { attachmentFile } from './attachment-file.ts'
import { caseChangesPage } from './case-changes.ts'
import { findCase, reportOf } from './cases.store.ts'
import { draftChanges } from './draft-changes.ts'
import { findDraft } from './drafts.store.ts'
import { leftOutPage } from './left-out-page.ts'
import { originalFile } from './original-file.ts'
import { attachToReply, removeFromReply, unsentOfReply } from './reply-files.ts'
import { replyToQuestion } from './reply-to-question.ts'
import { reviewDraft } from './review-draft.ts'
import { submitDraft } from './submit-draft.ts'
import { uploadsSource } from './upload-list.ts'
import { uploadSummary } from './upload-summary.ts'

/** The file name of a template. `salvia template` uses the same. */
const TEMPLATE_NAME = 'personalfil-mall'

const NUMBER = /^P-(\d+)$/i

/** Whether the caller may download originals, so that no link is shown that would be refused. */
function mayDownload(caller: Caller): boolean {
  return caller.kind === 'person' || caller.grants.includes('personnel-file-originals')
}

export const personnelFileHandlers: HandlersOf<'personnelFile'> = {
  attach: { act: attach, beforeRepeat: null },
  review: reviewDraft,
  draftChanges,
  submit: {
    async act(call) {
      // What a case worker attached for the customer, only that case worker can submit.
      const draft = await findDraft(call.services.db, { ...call.params, now: call.now })
      if (draft?.source === 'ADMIN') throw call.fail('NOT_FOUND')
      return submitDraft(call)
    },
    beforeRepeat: null,
  },
  ...listHandlers(uploadsList, uploadsSource),

  async get({ services, caller, params, fail }) {
    const number = NUMBER.exec(params.id)?.[1]
    const which = number === undefined ? { id: params.id } : { number: Number(number) }
    const row = await findCase(services.db, which, params.clientNumber)
    if (!row) throw fail('NOT_FOUND')
    const shown = await uploadSummary(services.db, row, {
      viewer: 'customer',
      address: `personnel-files/${row.clientNumber}/${row.id}`,
      mayDownload: { original: mayDownload(caller), attachments: caller.kind === 'person' },
    })
    return writtenWith(uploadSummarySchema, shown, { report: await reportOf(services.db, row.id) })
  },

  async leftOut({ services, params, query, fail }) {
    const row = await findCase(services.db, { id: params.id }, params.clientNumber)
    if (!row) throw fail('NOT_FOUND')
    return leftOutPage(services.db, row, query.page)
  },

  async changes({ services, caller, now, params, query, fail }) {
    const row = await findCase(services.db, { id: params.id }, params.clientNumber)
    if (!row) throw fail('NOT_FOUND')
    return caseChangesPage(services.db, row, query, { caller, now })
  },

  async download(call) {
    const row = await findCase(call.services.db, { id: call.params.id }, call.params.clientNumber)
    if (!row) throw call.fail('NOT_FOUND')
    return originalFile(call, row)
  },

  attachToReply: { act: attachToReply, beforeRepeat: null },
  unsent: unsentOfReply,
  removeAttachment: removeFromReply,
  reply: replyToQuestion,

  async downloadAttachment(call) {
    const row = await findCase(call.services.db, { id: call.params.id }, call.params.clientNumber)
    if (!row) throw call.fail('NOT_FOUND')
    return attachmentFile(call, row)
  },

  async template({ company }) {
    return company.template ?? STANDARD_TEMPLATE
  },

  async downloadTemplate({ company, params, query }) {
    const template = company.template ?? STANDARD_TEMPLATE
    const content = await templateFile(template, { type: params.type, examples: query.examples })
    return {
      name: `${TEMPLATE_NAME}.${params.type}`,
      contentType: CONTENT_TYPES[params.type],
      content,
    }
  },
}
