import { defineErrors } from '../errors/define-errors.ts'

export const caseWorkersErrors = defineErrors({
  CASE_WORKER_FUNCTION_NEEDED: {
    status: 403,
    title: {
      sv: 'Du saknar den funktion som behövs för det här.',
      en: 'You don’t have the function that this needs.',
    },
    action: {
      sv: 'Be en annan handläggare att ge dig den, på sidan Handläggare.',
      en: 'Ask another case worker to give it to you, on the page Case workers.',
    },
  },
})
