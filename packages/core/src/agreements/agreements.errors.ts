import { defineErrors } from '../errors/define-errors.ts'

/** What is wrong with a line of the agreements' feed that points to something that is not there. */
export const agreementsErrors = defineErrors({
  FEED_COMPANY_UNKNOWN: {
    status: 422,
    title: { sv: 'Ingen kund har det kundnumret.', en: 'No customer has that client number.' },
    action: {
      sv: 'Lägg upp kunden i portalen och skicka raden igen.',
      en: 'Add the customer to the portal, then send the line again.',
    },
  },
  FEED_SERVICE_UNKNOWN: {
    status: 422,
    title: {
      sv: 'Avtalet nämner en tjänst som inte finns.',
      en: 'The agreement names a service that does not exist.',
    },
    action: {
      sv: 'Skicka tjänsten först, och sedan raden igen.',
      en: 'Send the service first, then send the line again.',
    },
  },
})
