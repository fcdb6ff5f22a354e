import { defineErrors } from '../errors/define-errors.ts'

/** Errors of ordering and of following orders. @spec §8 */
export const ordersErrors = defineErrors({
  ORDER_NOT_FOUND: {
    status: 404,
    title: { sv: 'Vi hittar inte beställningen.', en: "We can't find the order." },
    action: {
      sv: 'Den kan vara borttagen, eller så saknar du behörighet att se den.',
      en: 'It may have been removed, or you may not be allowed to see it.',
    },
  },
  ORDER_INCOMPLETE: {
    status: 422,
    title: { sv: 'Beställningen är inte komplett.', en: 'The order is not complete.' },
    action: {
      sv: 'Rätta det som är markerat och skicka igen.',
      en: 'Correct what is marked and send it again.',
    },
  },
  SERVICE_NOT_ORDERABLE: {
    status: 409,
    title: {
      sv: 'Tjänsten går inte att beställa i portalen just nu.',
      en: 'The service cannot be ordered in the portal right now.',
    },
    action: { sv: 'Ring oss, så hjälper vi dig.', en: 'Call us, and we will help you.' },
  },
  UNIT_NOT_ORDERABLE: {
    status: 403,
    title: {
      sv: 'Du är inte beställare för alla valda enheter.',
      en: 'You are not order manager of all the chosen units.',
    },
    action: { sv: 'Välj bland de enheter som visas.', en: 'Choose among the units that are shown.' },
  },
  OWN_NUMBER: {
    status: 403,
    title: { sv: 'Du kan inte beställa för dig själv.', en: 'You cannot order for yourself.' },
    action: {
      sv: 'Be din chef eller HR att beställa för dig.',
      en: 'Ask your manager or HR to order for you.',
    },
  },
  ORDER_TAKES_ROLE: {
    status: 403,
    title: {
      sv: 'Du ser medarbetaren men är inte beställare för enheten.',
      en: 'You see the employee but are not order manager of the unit.',
    },
    action: {
      sv: 'Be den som är beställare för medarbetarens enhet.',
      en: 'Ask the order manager of the employee’s unit.',
    },
  },
  NUMBER_NOT_WRITTEN_CORRECTLY: {
    status: 400,
    title: {
      sv: 'Personnumret är inte rätt skrivet.',
      en: 'Personal identity number is not written correctly.',
    },
    action: { sv: 'Skriv 12 siffror: ååååmmddnnnn.', en: 'Write 12 digits: yyyymmddnnnn.' },
  },
  ORDER_NOT_WITHDRAWABLE: {
    status: 409,
    title: {
      sv: 'Beställningen går inte att återkalla längre.',
      en: 'The order can no longer be withdrawn.',
    },
    action: {
      sv: 'Den som skickade den kan återkalla den tills vi har börjat. Skriv ett meddelande eller ring oss.',
      en: 'Whoever sent it can withdraw it until we have started. Write a message, or call us.',
    },
  },
  ORDER_CHANGES_HR_ONLY: {
    status: 403,
    title: {
      sv: 'Bara HR och maskinnycklar kan hämta vad som har ändrats.',
      en: 'Only HR and machine tokens can fetch what has changed.',
    },
    action: {
      sv: 'Hämta listan över beställningar, eller be någon som är utökad beställare för hela organisationen.',
      en: 'Fetch the list of orders, or ask someone who is extended order manager of the whole organisation.',
    },
  },
})
