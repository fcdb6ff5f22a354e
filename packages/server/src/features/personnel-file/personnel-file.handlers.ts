import { STANDARD_TEMPLATE, templateFile } from '@salvia/core/personnel-file'
import type { HandlersOf } from '../../http/handler.ts'
import { attach } from './attach.ts'
import { findCase } from './cases.store.ts'
import { CONTENT_TYPES, originalFile } from './original-file.ts'
import { reviewDraft } from './review-draft.ts'
import { submitDraft } from './submit-draft.ts'
import { uploadDetails } from './upload-details.ts'
import { uploadList } from './upload-list.ts'

/** What a template is saved as; `salvia template` calls it the same. */
const TEMPLATE_NAME = 'personalfil-mall'

const NUMBER = /^P-(\d+)$/i

export const personnelFileHandlers: HandlersOf<'personnelFile'> = {
  attach: { act: attach, beforeRepeat: null },
  review: reviewDraft,
  submit: { act: submitDraft, beforeRepeat: null },
  list: uploadList,

  async get({ services, params, fail }) {
    const number = NUMBER.exec(params.id)?.[1]
    const which = number === undefined ? { id: params.id } : { number: Number(number) }
    const row = await findCase(services.db, which, params.clientNumber)
    if (!row) throw fail('NOT_FOUND')
    const originalAt = `personnel-files/${row.clientNumber}/${row.id}/original`
    return uploadDetails(services.db, row, { viewer: 'customer', originalAt })
  },

  async download(call) {
    const row = await findCase(call.services.db, { id: call.params.id }, call.params.clientNumber)
    if (!row) throw call.fail('NOT_FOUND')
    return originalFile(call, row)
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
