import { defineErrors } from '../errors/define-errors.ts'

/** Errors of lists that cannot be fetched. */
export const listsErrors = defineErrors({
  PERIOD_REVERSED: {
    exit: 'usage',
    title: {
      sv: 'Perioden slutar {to}, innan den börjar {from}.',
      en: 'The period ends on {to}, before it begins on {from}.',
    },
    action: { sv: 'Byt plats på --from och --to.', en: 'Swap --from and --to.' },
  },
  SEARCH_TOO_LONG: {
    exit: 'usage',
    title: { sv: 'Sökningen är längre än {max} tecken.', en: 'The search is longer than {max} characters.' },
    action: { sv: 'Korta den.', en: 'Shorten it.' },
  },
})
