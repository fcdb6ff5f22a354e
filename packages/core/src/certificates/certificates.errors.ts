import { defineErrors } from '../errors/define-errors.ts'
import { dateWithoutWeekday } from '../i18n/index.ts'
import { DOWNLOADABLE_FROM } from './downloadable-from.ts'

const changeTheDates = { sv: 'Ändra datumen och försök igen.', en: 'Change the dates and try again.' }

/** Errors of certificates and monitorings, and of the certificates' feed. @spec §5 */
export const certificatesErrors = defineErrors({
  CERTIFICATE_NOT_FOUND: {
    status: 404,
    title: {
      sv: 'Intyget eller bevakningen hittades inte.',
      en: "Couldn't find the certificate or monitoring.",
    },
    action: {
      sv: 'Det kan ha återkallats eller tagits bort, eller så saknar du behörighet att se det.',
      en: 'It may have been withdrawn or removed, or you may not be allowed to see it.',
    },
  },
  CERTIFICATE_CHANGE_NOT_PERMITTED: {
    status: 403,
    title: {
      sv: 'Du kan se medarbetarens kontroller men inte ändra dem.',
      en: 'You can see the check-ups of the employee but not change them.',
    },
    action: {
      sv: 'Be den som är beställare eller MK-granskare för medarbetarens enhet.',
      en: 'Ask the order manager or the check-up reviewer of the employee’s unit.',
    },
  },
  CERTIFICATE_NOT_REMOVABLE: {
    status: 409,
    title: {
      sv: 'Intyg från journalen kan inte tas bort.',
      en: 'Certificates from the journal cannot be removed.',
    },
    action: { sv: 'Kontakta oss om intyget är fel.', en: 'Contact us if the certificate is wrong.' },
  },
  CERTIFICATE_WITHOUT_END: {
    status: 409,
    title: { sv: 'Mejl kräver ett slutdatum.', en: 'Emails need an end date.' },
    action: {
      sv: 'Lägg till en bevakning med slutdatum och slå på mejlen för den.',
      en: 'Add monitoring with an end date, and turn on the emails for it.',
    },
  },
  CERTIFICATE_ISSUED_TOO_EARLY: {
    status: 409,
    title: {
      sv: `Intyg utfärdade före ${dateWithoutWeekday(DOWNLOADABLE_FROM, 'sv')} kan inte laddas ner.`,
      en: `Certificates issued before ${dateWithoutWeekday(DOWNLOADABLE_FROM, 'en')} cannot be downloaded.`,
    },
    action: { sv: 'Kontakta oss om du behöver intyget.', en: 'Contact us if you need the certificate.' },
  },
  CERTIFICATE_WITHOUT_DOCUMENT: {
    status: 409,
    title: { sv: 'Det finns inget dokument att ladda ner.', en: 'There is no document to download.' },
    action: { sv: 'Kontakta oss om du behöver intyget.', en: 'Contact us if you need the certificate.' },
  },
  EMPLOYEE_NUMBER_INVALID: {
    status: 409,
    title: {
      sv: 'Medarbetaren har ett ogiltigt personnummer, så det går inte att lägga till en bevakning.',
      en: 'The employee has an invalid personal identity number, so monitoring cannot be added.',
    },
    action: {
      sv: 'Rätta numret i personalfilen, eller kontakta supporten.',
      en: 'Correct the number in the personnel file, or contact support.',
    },
  },
  MONITORING_START_AFTER_END: {
    status: 400,
    title: { sv: 'Startdatum måste vara före slutdatum.', en: 'The start date must be before the end date.' },
    action: changeTheDates,
  },
  MONITORING_ENDED: {
    status: 400,
    title: { sv: 'Slutdatum får inte ha passerat.', en: 'The end date must not be earlier than today.' },
    action: changeTheDates,
  },
  MONITORING_DATE_FAR_OFF: {
    status: 400,
    title: { sv: 'Datumet ligger för långt från i dag.', en: 'The date is too far from today.' },
    action: changeTheDates,
  },
  MONITORING_COVERED: {
    status: 409,
    title: {
      sv: 'Medarbetaren har redan ett intyg från journalen som räcker längre.',
      en: 'The employee already has a journal certificate that is valid for longer.',
    },
    action: {
      sv: 'Välj ett senare datum, eller låt intyget gälla.',
      en: 'Choose a later date, or keep the certificate.',
    },
  },
  FEED_EMPLOYEE_UNKNOWN: {
    status: 422,
    title: {
      sv: 'Ingen medarbetare hos kunden har det personnumret.',
      en: 'No employee of the customer has that identity number.',
    },
    action: {
      sv: 'Skicka raden igen när medarbetaren har kommit med kundens personalfil.',
      en: 'Send the line again once the employee has come with the personnel file of the customer.',
    },
  },
})
