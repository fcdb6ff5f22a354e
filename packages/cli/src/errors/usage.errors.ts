import { defineErrors } from './define-errors.ts'

/** Errors of wrong arguments and options, and of questions that nobody is there to answer. */
export const usageErrors = defineErrors({
  UNKNOWN_COMMAND: {
    exit: 'usage',
    title: { sv: 'Kommandot {word} finns inte.', en: 'There is no command {word}.' },
    action: { sv: 'Se alla kommandon:  salvia --help', en: 'See all commands:  salvia --help' },
  },
  UNKNOWN_COMMAND_NEAR: {
    exit: 'usage',
    title: { sv: 'Kommandot {word} finns inte.', en: 'There is no command {word}.' },
    action: { sv: 'Menade du {near}?', en: 'Did you mean {near}?' },
  },
  UNKNOWN_OPTION: {
    exit: 'usage',
    title: { sv: 'Flaggan {word} finns inte.', en: 'There is no option {word}.' },
    action: { sv: 'Se flaggorna:  salvia {command} --help', en: 'See the options:  salvia {command} --help' },
  },
  UNKNOWN_OPTION_NEAR: {
    exit: 'usage',
    title: { sv: 'Flaggan {word} finns inte.', en: 'There is no option {word}.' },
    action: { sv: 'Menade du {near}?', en: 'Did you mean {near}?' },
  },
  ARGUMENT_MISSING: {
    exit: 'usage',
    title: {
      sv: 'Det saknas något efter kommandot: {argument}.',
      en: 'Something is missing after the command: {argument}.',
    },
    action: { sv: 'Till exempel:  {example}', en: 'For example:  {example}' },
  },
  ARGUMENTS_TOO_MANY: {
    exit: 'usage',
    title: { sv: 'Det står för mycket efter kommandot.', en: 'There is too much after the command.' },
    action: { sv: 'Till exempel:  {example}', en: 'For example:  {example}' },
  },
  HELP_UNKNOWN: {
    exit: 'usage',
    title: { sv: 'Det finns ingen hjälp om {word}.', en: 'There is no help about {word}.' },
    action: {
      sv: 'Ange ett kommando ur salvia --help, eller något av {topics}.',
      en: 'Give a command of salvia --help, or one of {topics}.',
    },
  },
  OPTION_VALUE_MISSING: {
    exit: 'usage',
    title: { sv: 'Flaggan {word} behöver ett värde.', en: 'The option {word} needs a value.' },
    action: { sv: 'Se flaggorna:  salvia {command} --help', en: 'See the options:  salvia {command} --help' },
  },
  OPTION_EMPTY: {
    exit: 'usage',
    title: { sv: '{option} saknar filens namn.', en: '{option} lacks the name of the file.' },
    action: {
      sv: 'Skriv ett namn efter {option}. Är det en variabel i ett skript är den tom.',
      en: 'Write a name after {option}. If it is a variable of a script, it is empty.',
    },
  },
  OPTION_VALUE_WRONG: {
    exit: 'usage',
    title: { sv: '{option} kan inte vara {value}.', en: '{option} cannot be {value}.' },
    action: { sv: 'Det som går är: {accepted}.', en: 'What works: {accepted}.' },
  },
  NUMBER_OUT_OF_RANGE: {
    exit: 'usage',
    title: {
      sv: '{option} tar ett heltal från {from} till {to}, inte {value}.',
      en: '{option} takes a whole number from {from} to {to}, not {value}.',
    },
    action: { sv: 'Ange ett tal däremellan.', en: 'Give a number in between.' },
  },
  OPTIONS_CLASH: {
    exit: 'usage',
    title: { sv: '{one} och {other} går inte ihop.', en: '{one} and {other} cannot be combined.' },
    action: { sv: 'Välj en av dem.', en: 'Choose one of them.' },
  },
  OPTION_NEEDS_OTHER: {
    exit: 'usage',
    title: { sv: '{one} går inte utan {other}.', en: '{one} does not work without {other}.' },
    action: { sv: 'Lägg till {other}.', en: 'Add {other}.' },
  },
  ANSWER_NEEDED: {
    exit: 'usage',
    title: { sv: 'Det går inte att fråga här: {question}', en: 'There is nobody to ask here: {question}' },
    action: { sv: 'Lägg till {flag}.', en: 'Add {flag}.' },
  },
})
