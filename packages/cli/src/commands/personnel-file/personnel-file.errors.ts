import { defineErrors } from '../../errors/define-errors.ts'

/** Errors of checks, cases and sent files. */
export const personnelFileErrors = defineErrors({
  CODE_UNKNOWN: {
    exit: 'usage',
    title: { sv: 'Det finns ingen kontroll som heter {word}.', en: 'There is no check called {word}.' },
    action: { sv: 'Se alla kontroller:  salvia explain', en: 'See all checks:  salvia explain' },
  },
  CODE_UNKNOWN_NEAR: {
    exit: 'usage',
    title: { sv: 'Det finns ingen kontroll som heter {word}.', en: 'There is no check called {word}.' },
    action: { sv: 'Menade du {near}?', en: 'Did you mean {near}?' },
  },
  FINDING_NEEDS_FILE: {
    exit: 'usage',
    title: {
      sv: '{id} går inte att förklara utan filen eller rapporten.',
      en: '{id} cannot be explained without the file or the report.',
    },
    action: {
      sv: 'Lägg till filen eller json-rapporten:  salvia explain {id} personal.csv',
      en: 'Add the file or the json report:  salvia explain {id} personnel.csv',
    },
  },
  FINDING_NOT_THERE: {
    exit: 'usage',
    title: { sv: '{id} finns inte i {path}.', en: '{id} is not in {path}.' },
    action: {
      sv: 'Den kan höra till en annan fil, eller så är felet rättat. Kör:  salvia validate {path}',
      en: 'It may belong to another file, or the error may have been corrected. Run:  salvia validate {path}',
    },
  },
  TEMPLATE_TYPE_CLASH: {
    exit: 'usage',
    title: {
      sv: 'Filen {path} kan inte få typen {type}: namnet slutar på .{ending}.',
      en: 'The file {path} cannot be of type {type}: its name ends in .{ending}.',
    },
    action: {
      sv: 'Byt ändelse, eller ta bort --type så avgör ändelsen.',
      en: 'Change the ending, or leave out --type so that the ending decides.',
    },
  },
  FILE_HAS_ERRORS: {
    exit: 'errors',
    title: {
      sv: 'Filen har fel ({errors}).',
      en: 'The file has errors ({errors}).',
    },
    action: {
      sv: 'Rätta filen, eller skicka den ändå med {flags}.',
      en: 'Correct the file, or send it anyway with {flags}.',
    },
  },
  FILE_REJECTED: {
    exit: 'rejected',
    title: {
      sv: 'Filen kan inte skickas.',
      en: 'The file cannot be sent.',
    },
    action: { sv: 'Se felen:  salvia validate {path}', en: 'See the errors:  salvia validate {path}' },
  },
  NOT_CONFIRMED: {
    exit: 'usage',
    title: {
      sv: 'Det går inte att fråga utan en terminal.',
      en: 'Cannot ask without a terminal.',
    },
    action: { sv: 'Lägg till -y.', en: 'Add -y.' },
  },
  COMMENT_TOO_LONG: {
    exit: 'usage',
    title: { sv: 'Kommentaren är för lång.', en: 'The comment is too long.' },
    action: { sv: 'Skriv högst {max} tecken.', en: 'Use at most {max} characters.' },
  },
  UPLOAD_CUT: {
    exit: 'service',
    title: {
      sv: 'Sändningen bröts ({reason}).',
      en: 'The upload was interrupted ({reason}).',
    },
    action: {
      sv: 'Kör kommandot igen. Med --retry-for 15m försöker det själv igen.',
      en: 'Run the command again. With --retry-for 15m it tries again by itself.',
    },
  },
  NO_CASES: {
    exit: 'usage',
    title: { sv: 'Ingen personalfil är skickad än.', en: 'No personnel file has been sent yet.' },
    action: {
      sv: 'Skicka en:  salvia upload personal.csv{org}',
      en: 'Send one:  salvia upload personnel.csv{org}',
    },
  },
  CASE_NOT_FOUND: {
    exit: 'usage',
    title: { sv: 'Ärendet {id} finns inte hos {company}.', en: 'There is no case {id} at {company}.' },
    action: {
      sv: 'Se alla ärenden:  salvia status --all{org}',
      en: 'See all cases:  salvia status --all{org}',
    },
  },
  GAVE_UP_WAITING: {
    exit: 'gaveUp',
    title: {
      sv: 'Tiden tog slut (--timeout). Ärendet {number}: {status}.',
      en: 'The time ran out (--timeout). Case {number}: {status}.',
    },
    action: {
      sv: 'Ärendet fortsätter. Fortsätt vänta:  salvia status {number} --wait {wanted}{org}',
      en: 'The case continues. Keep waiting:  salvia status {number} --wait {wanted}{org}',
    },
  },
})
