import { defineErrors } from '../../errors/define-errors.ts'

/** Errors of commands about one employee. */
export const coworkersErrors = defineErrors({
  NUMBER_IN_COMMAND: {
    exit: 'usage',
    title: {
      sv: 'Skriv inte ett personnummer i kommandot: skalet sparar det i sin historik.',
      en: 'Do not write an identity number in the command: the shell keeps it in its history.',
    },
    action: {
      sv: 'Skriv det när det här kommandot frågar:  salvia coworkers why',
      en: 'Write it when this command asks:  salvia coworkers why',
    },
  },
  NAME_EMPTY: {
    exit: 'usage',
    title: { sv: 'Skriv ett namn eller ett personnummer.', en: 'Write a name or an identity number.' },
    action: {
      sv: 'Till exempel:  salvia coworkers why "åsa berg"',
      en: 'For example:  salvia coworkers why "åsa berg"',
    },
  },
  COWORKER_ID_WRONG: {
    exit: 'usage',
    title: { sv: 'Det är inget id för en medarbetare.', en: 'That is not the id of an employee.' },
    action: {
      sv: 'Id står först på varje rad:  salvia coworkers list -f concise',
      en: 'The id is the first word of each line:  salvia coworkers list -f concise',
    },
  },
  COWORKER_NOT_NAMED: {
    exit: 'usage',
    title: {
      sv: 'Ange antingen medarbetarens id eller --search.',
      en: 'Specify either the id of the employee or --search.',
    },
    action: {
      sv: 'Id står först på varje rad:  salvia coworkers list -f concise',
      en: 'The id is the first word of each line:  salvia coworkers list -f concise',
    },
  },
  COWORKER_SEARCH_NONE: {
    exit: 'usage',
    title: { sv: 'Ingen medarbetare matchar.', en: 'No employee matches.' },
    action: {
      sv: 'Ta reda på varför:  salvia coworkers why',
      en: 'Find out why:  salvia coworkers why',
    },
  },
  COWORKER_SEARCH_MANY: {
    exit: 'usage',
    title: {
      sv: '{count} medarbetare matchar.',
      en: '{count} employees match.',
    },
    action: {
      sv: 'Skriv hela namnet, eller ange ett id:  salvia coworkers list -f concise',
      en: 'Write the whole name, or use an id:  salvia coworkers list -f concise',
    },
  },
})
