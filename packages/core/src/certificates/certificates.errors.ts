import { defineErrors } from '../errors/define-errors.ts'

/** What is wrong with a line of the certificates' feed that points to somebody who is not there. */
export const certificatesErrors = defineErrors({
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
