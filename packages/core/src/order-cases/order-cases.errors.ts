import { defineErrors } from '../errors/define-errors.ts'

const seeHowItStands = {
  sv: 'Titta på beställningen igen och se vad som gäller nu.',
  en: 'Look at the order again to see what applies now.',
}

/** Errors of handling orders in the back office. */
export const orderCasesErrors = defineErrors({
  ORDER_EVENT_REFUSED: {
    status: 409,
    title: {
      sv: 'Det går inte i det läge som beställningen har.',
      en: 'The order is not in a state for that.',
    },
    action: seeHowItStands,
  },
  ORDER_CHANGED: {
    status: 409,
    title: { sv: 'Någon annan har ändrat beställningen.', en: 'Someone else has changed the order.' },
    action: seeHowItStands,
  },
  ORDER_NOT_BOOKABLE: {
    status: 409,
    title: {
      sv: 'Det går inte att boka en tid för beställningen.',
      en: 'No time can be booked for the order.',
    },
    action: {
      sv: 'En tid bokas för en person som är kvar hos kunden, så länge beställningen inte är låst.',
      en: 'A time is booked for one person who is still with the customer, as long as the order is not locked.',
    },
  },
})
