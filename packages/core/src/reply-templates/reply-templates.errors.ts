import { defineErrors } from '../errors/define-errors.ts'

/** Errors of the provider's reply templates. */
export const replyTemplatesErrors = defineErrors({
  TOO_MANY_REPLY_TEMPLATES: {
    status: 409,
    title: { sv: 'Det finns redan {limit} svarsmallar.', en: 'There are already {limit} reply templates.' },
    action: { sv: 'Ta bort en som inte används.', en: 'Delete one that is not used.' },
  },
})
