import { defineErrors } from '../../errors/define-errors.ts'

/** Errors of the preview of what others see. */
export const accessErrors = defineErrors({
  PERSON_NOT_NAMED: {
    exit: 'usage',
    title: { sv: 'Ange vem det gäller med --as.', en: 'Say whom with --as.' },
    action: {
      sv: 'Till exempel:  salvia access --as chef@demo.example',
      en: 'For example:  salvia access --as chef@demo.example',
    },
  },
})
