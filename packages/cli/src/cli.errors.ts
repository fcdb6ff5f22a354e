import type { Text } from '@salvia/core/i18n'
import type { ExitName } from './exit-codes.ts'

interface CliErrorFacts {
  readonly exit: ExitName
  /** What happened. */
  readonly title: Text
  /** What the user can do about it. */
  readonly action: Text
}

/** What can stop the program, beside what the service answers. */
export const cliErrors = {
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
      sv: 'Det saknas något efter kommandot: {word}.',
      en: 'Something is missing after the command: {word}.',
    },
    action: { sv: 'Till exempel:  {example}', en: 'For example:  {example}' },
  },
  ARGUMENTS_TOO_MANY: {
    exit: 'usage',
    title: { sv: 'Det står för mycket efter kommandot.', en: 'There is too much after the command.' },
    action: { sv: 'Till exempel:  {example}', en: 'For example:  {example}' },
  },
  OPTION_VALUE_MISSING: {
    exit: 'usage',
    title: { sv: 'Flaggan {word} behöver ett värde.', en: 'The option {word} needs a value.' },
    action: { sv: 'Se flaggorna:  salvia {command} --help', en: 'See the options:  salvia {command} --help' },
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
  OUTPUT_TWICE: {
    exit: 'usage',
    title: {
      sv: 'Två resultat kan inte skrivas på samma ställe.',
      en: 'Two results cannot be written to one place.',
    },
    action: {
      sv: 'Ge alla format utom ett en egen fil, till exempel -f json:rapport.json.',
      en: 'Give every format but one a file of its own, for example -f json:report.json.',
    },
  },
  OUTPUT_IS_INPUT: {
    exit: 'usage',
    title: {
      sv: 'Resultatet skulle skriva över filen som läses.',
      en: 'The result would overwrite the file that is read.',
    },
    action: { sv: 'Välj ett annat namn än {path}.', en: 'Choose another name than {path}.' },
  },
  OUTPUT_EXISTS: {
    exit: 'usage',
    title: { sv: 'Filen {path} finns redan.', en: 'The file {path} exists already.' },
    action: {
      sv: 'Välj ett annat namn med -o, eller skriv över den med --force.',
      en: 'Choose another name with -o, or overwrite it with --force.',
    },
  },
  OUTPUT_FOLDER_MISSING: {
    exit: 'usage',
    title: { sv: 'Mappen {folder} finns inte.', en: 'The folder {folder} does not exist.' },
    action: { sv: 'Skapa den, eller välj en annan.', en: 'Make it, or choose another.' },
  },
  OUTPUT_FAILED: {
    exit: 'usage',
    title: {
      sv: 'Det gick inte att skriva till {path} ({reason}).',
      en: 'Could not write to {path} ({reason}).',
    },
    action: { sv: 'Välj en annan plats med -o.', en: 'Choose another place with -o.' },
  },
  FILE_NOT_FOUND: {
    exit: 'usage',
    title: { sv: 'Filen {path} finns inte.', en: 'The file {path} does not exist.' },
    action: { sv: 'Kontrollera namnet och mappen.', en: 'Check the name and the folder.' },
  },
  FILE_IS_FOLDER: {
    exit: 'usage',
    title: { sv: '{path} är en mapp, inte en fil.', en: '{path} is a folder, not a file.' },
    action: {
      sv: 'Ange en fil, till exempel {path}/personal.csv.',
      en: 'Give a file, for example {path}/personal.csv.',
    },
  },
  FILE_NOT_READABLE: {
    exit: 'rejected',
    title: {
      sv: 'Filen {path} kan inte läsas ({reason}).',
      en: 'The file {path} cannot be read ({reason}).',
    },
    action: {
      sv: 'Stäng den i andra program och se till att du har rätt att läsa den.',
      en: 'Close it in other programs and see that you have permission to read it.',
    },
  },
  FILE_CHANGED: {
    exit: 'rejected',
    title: {
      sv: 'Filen {path} ändrades medan den lästes.',
      en: 'The file {path} changed while it was being read.',
    },
    action: {
      sv: 'Vänta tills den är färdigskriven och försök igen.',
      en: 'Wait until it is completely written and try again.',
    },
  },
  TEMPLATE_UNREADABLE: {
    exit: 'usage',
    title: {
      sv: 'Mallen {path} går inte att använda: {reason}',
      en: 'The template {path} cannot be used: {reason}',
    },
    action: {
      sv: 'Rätta mallen, eller kör utan --template.',
      en: 'Correct the template, or run without --template.',
    },
  },
  CONFIG_UNREADABLE: {
    exit: 'usage',
    title: {
      sv: 'Inställningarna i {path} går inte att använda: {reason}',
      en: 'The settings in {path} cannot be used: {reason}',
    },
    action: { sv: 'Rätta filen eller ta bort den.', en: 'Correct the file or remove it.' },
  },
  SETTING_WRONG: {
    exit: 'usage',
    title: { sv: '{name} kan inte vara {value}.', en: '{name} cannot be {value}.' },
    action: { sv: 'Det som går är: {accepted}.', en: 'What works: {accepted}.' },
  },
  API_NOT_SECURE: {
    exit: 'usage',
    title: { sv: 'Adressen {url} är inte krypterad.', en: 'The address {url} is not encrypted.' },
    action: {
      sv: 'Använd https. Bara localhost får nås med http.',
      en: 'Use https. Only localhost can be reached over http.',
    },
  },
  VALUES_IN_CI: {
    exit: 'usage',
    title: { sv: 'Värdena skulle synas i byggloggen.', en: 'The values would show in the build log.' },
    action: {
      sv: 'Ta bort --show-values, eller lägg till --i-understand-personal-data.',
      en: 'Remove --show-values, or add --i-understand-personal-data.',
    },
  },
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
      sv: '{id} säger inget utan filen eller rapporten.',
      en: '{id} means nothing without the file or the report.',
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
      sv: 'Det kan gälla en annan fil, eller så är felet rättat. Kör:  salvia validate {path}',
      en: 'It may be of another file, or the error is corrected. Run:  salvia validate {path}',
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
  ANSWER_NEEDED: {
    exit: 'usage',
    title: { sv: 'Det går inte att fråga här: {question}', en: 'There is nobody to ask here: {question}' },
    action: { sv: 'Lägg till {flag}.', en: 'Add {flag}.' },
  },
  ORG_NEEDED: {
    exit: 'usage',
    title: { sv: 'Du har flera organisationer.', en: 'You have several organisations.' },
    action: { sv: 'Välj en med --org: {companies}', en: 'Choose one with --org: {companies}' },
  },
  ORG_UNKNOWN: {
    exit: 'usage',
    title: { sv: '{org} är inte en av dina organisationer.', en: '{org} is not one of your organisations.' },
    action: { sv: 'Välj en med --org: {companies}', en: 'Choose one with --org: {companies}' },
  },
  ORG_NONE: {
    exit: 'signedOut',
    title: { sv: 'Du har ingen organisation.', en: 'You have no organisation.' },
    action: {
      sv: 'Be er administratör om behörighet, eller logga in som någon annan:  salvia login',
      en: 'Ask your administrator for access, or sign in as someone else:  salvia login',
    },
  },
  NO_SESSION: {
    exit: 'signedOut',
    title: { sv: 'Du är inte inloggad.', en: 'You are not signed in.' },
    action: {
      sv: 'Logga in:  salvia login    I ett skript: sätt SALVIA_TOKEN',
      en: 'Sign in:  salvia login    In a script: set SALVIA_TOKEN',
    },
  },
  SESSION_EXPIRED: {
    exit: 'signedOut',
    title: { sv: 'Du har loggats ut.', en: "You've been signed out." },
    action: {
      sv: 'Logga in igen:  salvia login    I ett skript: använd en maskinnyckel i SALVIA_TOKEN',
      en: 'Sign in again:  salvia login    In a script: use a machine token in SALVIA_TOKEN',
    },
  },
  TOKEN_REFUSED: {
    exit: 'signedOut',
    title: {
      sv: 'Nyckeln i {where} gäller inte: fel skriven, återkallad eller utgången.',
      en: 'The token in {where} is not good: mistyped, revoked or expired.',
    },
    action: {
      sv: 'Kontrollera att hela nyckeln är med, eller gör en ny:  salvia login --machine',
      en: 'Check that the whole token is there, or make a new one:  salvia login --machine',
    },
  },
  MACHINE_NAME_EMPTY: {
    exit: 'usage',
    title: { sv: 'Maskinnyckeln saknar namn.', en: 'The machine token has no name.' },
    action: {
      sv: 'Ge den ett som säger var den används:  --machine "Lönesystemet"',
      en: 'Give it one that says where it is used:  --machine "Payroll"',
    },
  },
  TOKEN_EMPTY: {
    exit: 'usage',
    title: { sv: 'Ingen nyckel kom med --with-token.', en: 'No token came with --with-token.' },
    action: {
      sv: 'Ge den på standard in eller i en fil:  salvia login --with-token -',
      en: 'Give it on standard input or in a file:  salvia login --with-token -',
    },
  },
  CREDENTIALS_UNSAFE: {
    exit: 'signedOut',
    title: {
      sv: 'Inloggningen i {path} kan läsas av andra.',
      en: 'The credentials in {path} can be read by others.',
    },
    action: { sv: 'Begränsa filen:  chmod 600 {path}', en: 'Restrict the file:  chmod 600 {path}' },
  },
  CREDENTIALS_UNREADABLE: {
    exit: 'usage',
    title: {
      sv: 'Inloggningen i {path} går inte att läsa.',
      en: 'The credentials in {path} cannot be read.',
    },
    action: {
      sv: 'Ta bort filen och logga in igen:  salvia login',
      en: 'Remove the file and sign in again:  salvia login',
    },
  },
  SERVER_UNREACHABLE: {
    exit: 'service',
    title: { sv: 'Det går inte att nå {url} ({reason}).', en: 'Cannot reach {url} ({reason}).' },
    action: {
      sv: 'Kontrollera adressen och nätet, och försök igen.',
      en: 'Check the address and the network, and try again.',
    },
  },
  ANSWER_UNREADABLE: {
    exit: 'service',
    title: { sv: 'Svaret kommer inte från Salvia.', en: 'The answer does not come from Salvia.' },
    action: {
      sv: 'Kontrollera adressen i --api. En proxy på vägen kan också ändra svaret.',
      en: 'Check the address in --api. A proxy on the way can also change the answer.',
    },
  },
  UPLOAD_CUT: {
    exit: 'service',
    title: {
      sv: 'Sändningen bröts ({reason}). Inget är inskickat.',
      en: 'The upload was cut ({reason}). Nothing was submitted.',
    },
    action: { sv: 'Kör kommandot igen.', en: 'Run the command again.' },
  },
  FILE_HAS_ERRORS: {
    exit: 'errors',
    title: {
      sv: 'Filen har fel ({errors}). Inget är skickat.',
      en: 'The file has errors ({errors}). Nothing was sent.',
    },
    action: {
      sv: 'Rätta filen, eller skicka den ändå med {flags}.',
      en: 'Correct the file, or send it anyway with {flags}.',
    },
  },
  FILE_REJECTED: {
    exit: 'rejected',
    title: {
      sv: 'Filen kan inte skickas. Inget är skickat.',
      en: 'The file cannot be sent. Nothing was sent.',
    },
    action: { sv: 'Se felen:  salvia validate {path}', en: 'See the errors:  salvia validate {path}' },
  },
  NOT_CONFIRMED: {
    exit: 'usage',
    title: {
      sv: 'Det går inte att fråga här. Inget är skickat.',
      en: 'There is nobody to ask here. Nothing was sent.',
    },
    action: { sv: 'Lägg till -y.', en: 'Add -y.' },
  },
  COMMENT_TOO_LONG: {
    exit: 'usage',
    title: { sv: 'Kommentaren är för lång.', en: 'The comment is too long.' },
    action: { sv: 'Skriv högst {max} tecken.', en: 'Write {max} characters at most.' },
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
      sv: 'Slutade vänta efter {time}. Ärendet {number}: {status}.',
      en: 'Gave up waiting after {time}. Case {number}: {status}.',
    },
    action: {
      sv: 'Ärendet fortsätter. Vänta vidare:  salvia status {number} --wait {wanted}{org}',
      en: 'The case goes on. Wait further:  salvia status {number} --wait {wanted}{org}',
    },
  },
} as const satisfies Record<string, CliErrorFacts>
