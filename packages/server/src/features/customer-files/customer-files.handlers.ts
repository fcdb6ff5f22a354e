import { STANDARD_TEMPLATE } from '@salvia/core/personnel-file'
import type { HandlersOf } from '../../http/handler.ts'
import { attach } from '../personnel-file/attach.ts'
import { draftChanges } from '../personnel-file/draft-changes.ts'
import { findDraft } from '../personnel-file/drafts.store.ts'
import { reviewDraft } from '../personnel-file/review-draft.ts'
import { submitDraft } from '../personnel-file/submit-draft.ts'
import { isClosed } from './customer-template.store.ts'
import { setTemplate } from './set-template.ts'

/** A case worker sends a file for a customer in the same steps, and by the same rules, as the customer itself. */
export const customerFilesHandlers: HandlersOf<'customerFiles'> = {
  attach: {
    async act(call) {
      if (await isClosed(call.services.db, call.company.clientNumber))
        throw call.fail('CUSTOMER_CLOSED_TO_FILES')
      return attach(call)
    },
    beforeRepeat: null,
  },
  review: reviewDraft,
  draftChanges,
  submit: {
    async act(call) {
      if (await isClosed(call.services.db, call.company.clientNumber))
        throw call.fail('CUSTOMER_CLOSED_TO_FILES')
      // Only the customer can submit what the customer attached. Otherwise one case worker could both submit and import
      // it.
      const draft = await findDraft(call.services.db, { ...call.params, now: call.now })
      if (draft?.senderAccountId !== call.caller.accountId) throw call.fail('NOT_FOUND')
      return submitDraft(call)
    },
    beforeRepeat: null,
  },
  template: async ({ company: { template } }) => ({
    template: template ?? STANDARD_TEMPLATE,
    isOwn: template !== null,
  }),
  setTemplate,
}
