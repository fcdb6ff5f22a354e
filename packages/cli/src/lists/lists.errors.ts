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
  UNIT_UNKNOWN: {
    exit: 'usage',
    title: {
      sv: 'Ingen i listan arbetar i enheten {unit}.',
      en: 'Nobody in the list works in the unit {unit}.',
    },
    action: {
      sv: 'Skriv den som listan gör, till exempel "{example}", eller dess id.',
      en: 'Write it as the list does, such as "{example}", or its id.',
    },
  },
  UNIT_EMPTY: {
    exit: 'usage',
    title: {
      sv: 'Ingen i listan arbetar i enheten {unit}, för listan är tom.',
      en: 'Nobody in the list works in the unit {unit}, because the list is empty.',
    },
    action: { sv: 'Ta bort --unit.', en: 'Remove --unit.' },
  },
  UNIT_AMBIGUOUS: {
    exit: 'usage',
    title: { sv: '{count} enheter heter {unit}.', en: '{count} units are called {unit}.' },
    action: {
      sv: 'Skriv en av dem: {units}',
      en: 'Write one of them: {units}',
    },
  },
  SEARCH_TOO_LONG: {
    exit: 'usage',
    title: { sv: 'Sökningen är längre än {max} tecken.', en: 'The search is longer than {max} characters.' },
    action: { sv: 'Korta den.', en: 'Shorten it.' },
  },
})
