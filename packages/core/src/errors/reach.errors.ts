import { defineErrors } from './define-errors.ts'

/** What is told where nothing answers at all: whoever tells it may have no other words at hand. */
export const reachErrors = defineErrors({
  SERVICE_UNAVAILABLE: {
    status: 503,
    title: { sv: 'Tjänsten svarar inte just nu.', en: 'The service is not answering right now.' },
    action: { sv: 'Vänta en stund och försök igen.', en: 'Wait a moment and try again.' },
  },
})
