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
    title: { sv: 'Ange {argument}.', en: 'Specify {argument}.' },
    action: { sv: 'Till exempel:  {example}', en: 'For example:  {example}' },
  },
  ARGUMENTS_TOO_MANY: {
    exit: 'usage',
    title: {
      sv: 'Efter salvia {command} går det bara att ange {arguments}.',
      en: 'After salvia {command} only {arguments} can be given.',
    },
    action: { sv: 'Till exempel:  {example}', en: 'For example:  {example}' },
  },
  ARGUMENTS_NONE: {
    exit: 'usage',
    title: { sv: 'salvia {command} tar bara flaggor.', en: 'salvia {command} takes options only.' },
    action: { sv: 'Till exempel:  {example}', en: 'For example:  {example}' },
  },
  ONE_FILE: {
    exit: 'usage',
    title: {
      sv: 'Bara en fil går att skicka åt gången.',
      en: 'Only one file can be sent at a time.',
    },
    action: { sv: 'Till exempel:  {example}', en: 'For example:  {example}' },
  },
  HELP_UNKNOWN: {
    exit: 'usage',
    title: { sv: 'Det finns ingen hjälp om {word}.', en: 'There is no help about {word}.' },
    action: {
      sv: 'Ange ett kommando från salvia --help, eller något av {topics}.',
      en: 'Use a command from salvia --help, or one of {topics}.',
    },
  },
  OPTION_VALUE_MISSING: {
    exit: 'usage',
    title: { sv: 'Flaggan {word} behöver ett värde.', en: 'The option {word} needs a value.' },
    action: { sv: 'Se flaggorna:  salvia {command} --help', en: 'See the options:  salvia {command} --help' },
  },
  OPTION_CHOICE_MISSING: {
    exit: 'usage',
    title: { sv: 'Flaggan {word} behöver ett värde.', en: 'The option {word} needs a value.' },
    action: { sv: 'Välj något av: {choices}.', en: 'Choose one of: {choices}.' },
  },
  OPTION_EMPTY: {
    exit: 'usage',
    title: { sv: '{option} saknar ett filnamn.', en: '{option} needs a file name.' },
    action: {
      sv: 'Skriv ett namn efter {option}. Är det en variabel i ett skript är den tom.',
      en: 'Write a name after {option}. If it is a variable in a script, it is empty.',
    },
  },
  DATE_WRONG: {
    exit: 'usage',
    title: { sv: '{option} kan inte vara {value}.', en: '{option} cannot be {value}.' },
    action: { sv: 'Skriv ett datum som 2026-11-21.', en: 'Use a date such as 2026-11-21.' },
  },
  DURATION_WRONG: {
    exit: 'usage',
    title: { sv: '{option} kan inte vara {value}.', en: '{option} cannot be {value}.' },
    action: { sv: 'Skriv en tid som 90s, 10m, 4h eller 2d.', en: 'Use a time such as 90s, 10m, 4h or 2d.' },
  },
  NUMBER_WRONG: {
    exit: 'usage',
    title: { sv: '{option} kan inte vara {value}.', en: '{option} cannot be {value}.' },
    action: {
      sv: 'Skriv ett heltal, till exempel 0 eller 10.',
      en: 'Use a whole number, such as 0 or 10.',
    },
  },
  TEXT_TOO_LONG: {
    exit: 'usage',
    title: { sv: '{option} är längre än {max} tecken.', en: '{option} is longer than {max} characters.' },
    action: { sv: 'Korta texten.', en: 'Shorten the text.' },
  },
  OPTION_VALUE_WRONG: {
    exit: 'usage',
    title: { sv: '{option} kan inte vara {value}.', en: '{option} cannot be {value}.' },
    action: { sv: 'Välj något av: {accepted}.', en: 'Choose one of: {accepted}.' },
  },
  KIND_UNKNOWN: {
    exit: 'usage',
    title: { sv: 'Slaget {value} finns inte här.', en: 'There is no kind {value} here.' },
    action: { sv: 'Välj något av: {accepted}.', en: 'Choose one of: {accepted}.' },
  },
  NUMBER_OUT_OF_RANGE: {
    exit: 'usage',
    title: {
      sv: '{option} tar ett heltal från {from} till {to}, inte {value}.',
      en: '{option} takes a whole number from {from} to {to}, not {value}.',
    },
    action: { sv: 'Ange ett tal däremellan.', en: 'Use a number in between.' },
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
    title: {
      sv: 'Det går inte att fråga utan en terminal: {question}',
      en: 'Cannot ask without a terminal: {question}',
    },
    action: { sv: 'Lägg till {flag}.', en: 'Add {flag}.' },
  },
})
