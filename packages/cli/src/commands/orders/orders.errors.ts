import { defineErrors } from '../../errors/define-errors.ts'

/** Errors of orders and files that are not found. */
export const ordersErrors = defineErrors({
  ORDER_UNKNOWN: {
    exit: 'usage',
    title: {
      sv: 'Beställningen {number} finns inte hos {company}, eller så saknar du behörighet att se den.',
      en: 'There is no order {number} at {company}, or you may not see it.',
    },
    action: {
      sv: 'Se dina beställningar:  salvia orders list{org}',
      en: 'See your orders:  salvia orders list{org}',
    },
  },
  ORDER_NUMBER_WRONG: {
    exit: 'usage',
    title: { sv: '{number} är inget beställningsnummer.', en: '{number} is not an order number.' },
    action: {
      sv: 'Numret börjar med B och står vid varje beställning:  salvia orders list',
      en: 'The number begins with B and is shown beside each order:  salvia orders list',
    },
  },
  ORDER_FILES_NOT_SEEN: {
    exit: 'usage',
    title: {
      sv: 'Du ser bara en del av {number}, och inga filer.',
      en: 'You can only see part of {number}, and none of its files.',
    },
    action: {
      sv: 'Be den som är beställare för medarbetaren eller enheten.',
      en: 'Ask the order manager of the employee or unit.',
    },
  },
  ORDER_FILE_UNKNOWN: {
    exit: 'usage',
    title: { sv: '{number} har ingen fil som heter {file}.', en: '{number} has no file named {file}.' },
    action: {
      sv: 'Se vilka filer som finns:  salvia orders show {number} --show-values',
      en: 'See its files:  salvia orders show {number} --show-values',
    },
  },
})
