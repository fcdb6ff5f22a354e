import { defineErrors } from './define-errors.ts'

/**
 * Errors for when nothing answers at all. They are separate because the code that shows them may have no other texts
 * loaded.
 */
export const reachErrors = defineErrors({
  SERVICE_UNAVAILABLE: {
    status: 503,
    title: { sv: 'Tjänsten svarar inte just nu.', en: 'The service is not answering right now.' },
    action: { sv: 'Vänta en stund och försök igen.', en: 'Wait a moment and try again.' },
  },
})
