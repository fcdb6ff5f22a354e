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
  OWN_FUNCTIONS: {
    status: 409,
    title: { sv: 'Du kan inte ändra dina egna funktioner.', en: 'You can’t change your own functions.' },
    action: { sv: 'Be en annan handläggare att göra det.', en: 'Ask another case worker to do it.' },
  },
  FUNCTIONS_CHANGED: {
    status: 409,
    title: {
      sv: 'Någon annan har ändrat funktionerna.',
      en: 'Someone else has changed the functions.',
    },
    action: {
      sv: 'Titta på vilka funktioner handläggaren har nu, och gör ändringen igen.',
      en: 'Look at which functions the case worker has now, and make the change again.',
    },
  },
  LAST_WITH_DATA_PROTECTION: {
    status: 409,
    title: {
      sv: 'Ingen annan handläggare har funktionen Dataskydd.',
      en: 'No other case worker has the function Data protection.',
    },
    action: {
      sv: 'Ge funktionen till en annan handläggare först.',
      en: 'Give the function to another case worker first.',
    },
  },
})
