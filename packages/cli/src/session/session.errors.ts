import { defineErrors } from '../errors/define-errors.ts'

/** Errors of signing in, of the organisation and of reaching the service. */
export const sessionErrors = defineErrors({
  ORG_NEEDED: {
    exit: 'usage',
    title: { sv: 'Du har flera organisationer.', en: 'You have several organisations.' },
    action: {
      sv: 'Välj en med --org, eller en gång för alla med salvia org use: {companies}',
      en: 'Choose one with --org, or once and for all with salvia org use: {companies}',
    },
  },
  ORG_NUMBER_NEEDED: {
    exit: 'usage',
    title: { sv: 'Du har flera organisationer.', en: 'You have several organisations.' },
    action: {
      sv: 'Skriv kundnumret efter {answer}: {companies}',
      en: 'Type the client number after {answer}: {companies}',
    },
  },
  ORG_UNKNOWN: {
    exit: 'usage',
    title: { sv: '{org} är inte en av dina organisationer.', en: '{org} is not one of your organisations.' },
    action: { sv: 'Välj en med {answer}: {companies}', en: 'Choose one with {answer}: {companies}' },
  },
  ORG_NONE: {
    exit: 'signedOut',
    title: { sv: 'Du har ingen organisation.', en: 'You have no organisation.' },
    action: {
      sv: 'Be HR om behörighet, eller logga in som någon annan:  salvia login',
      en: 'Ask HR for permission, or sign in as someone else:  salvia login',
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
  NO_SYSTEM_TOKEN: {
    exit: 'signedOut',
    title: { sv: 'Kommandot behöver en systemnyckel.', en: 'The command needs a system token.' },
    action: {
      sv: 'Skapa en i portalen under Anslutna system, och sätt SALVIA_TOKEN till den.',
      en: 'Create one in the portal under Connected systems, and set SALVIA_TOKEN to it.',
    },
  },
  SYSTEM_TOKEN_REFUSED: {
    exit: 'signedOut',
    title: {
      sv: 'Systemnyckeln i SALVIA_TOKEN gäller inte: fel skriven, återkallad eller utgången.',
      en: 'The system token in SALVIA_TOKEN is not valid: mistyped, revoked or expired.',
    },
    action: {
      sv: 'Kontrollera att hela nyckeln är med, eller skapa en ny i portalen under Anslutna system.',
      en: 'Check that the whole token is there, or create a new one in the portal under Connected systems.',
    },
  },
  SYSTEM_TOKEN_ELSEWHERE: {
    exit: 'signedOut',
    title: {
      sv: 'SALVIA_TOKEN är en systemnyckel. Den fungerar bara med salvia feed.',
      en: 'SALVIA_TOKEN is a system token. It works with salvia feed only.',
    },
    action: {
      sv: 'Ta bort den ur miljön och logga in:  salvia login',
      en: 'Remove it from the environment and sign in:  salvia login',
    },
  },
  BANKID_NEEDS_TERMINAL: {
    exit: 'usage',
    title: {
      sv: 'BankID behöver en terminal och någon som svarar där.',
      en: 'BankID needs a terminal and someone to answer there.',
    },
    action: {
      sv: 'Logga in i webbläsaren:  salvia login --browser    I ett skript: en maskinnyckel i SALVIA_TOKEN eller --with-token',
      en: 'Sign in in the browser:  salvia login --browser    In a script: a machine token in SALVIA_TOKEN or --with-token',
    },
  },
  BANKID_WINDOW_LOW: {
    exit: 'usage',
    title: {
      sv: 'Fönstret är för litet för koden.',
      en: 'The window is too small for the code.',
    },
    action: {
      sv: 'Gör fönstret större, eller öppna BankID på den här enheten:  salvia login --this-device',
      en: 'Make the window larger, or open BankID on this device:  salvia login --this-device',
    },
  },
  CODE_NOT_SHOWN: {
    exit: 'usage',
    title: {
      sv: 'Med --quiet syns inte koden som du ska skriva i webbläsaren.',
      en: 'With --quiet, the code to type in the browser is not shown.',
    },
    action: { sv: 'Ta bort --quiet.', en: 'Remove --quiet.' },
  },
  PAIRING_REFUSED: {
    exit: 'signedOut',
    title: {
      sv: 'Inloggningen nekades i portalen.',
      en: 'The sign-in was refused in the portal.',
    },
    action: {
      sv: 'Var det ett misstag, börja om:  salvia login',
      en: 'If that was a mistake, start again:  salvia login',
    },
  },
  BANKID_FAILED: {
    exit: 'signedOut',
    title: { sv: '{heading}', en: '{heading}' },
    action: { sv: '{text}', en: '{text}' },
  },
  SESSION_EXPIRED: {
    exit: 'signedOut',
    title: { sv: 'Du har loggats ut.', en: "You've been signed out." },
    action: {
      sv: 'Logga in igen:  salvia login    I ett skript: använd en maskinnyckel i SALVIA_TOKEN',
      en: 'Sign in again:  salvia login    In a script: use a machine token in SALVIA_TOKEN',
    },
  },
  SIGN_IN_TOO_OLD: {
    exit: 'signedOut',
    title: {
      sv: 'Det är mer än {minutes} minuter sedan du loggade in, och vi behöver veta att det är du.',
      en: 'You signed in more than {minutes} minutes ago, and we need to know that it is you.',
    },
    action: {
      sv: 'Logga in igen och kör kommandot en gång till:  salvia login',
      en: 'Sign in again and run the command once more:  salvia login',
    },
  },
  TOKEN_REFUSED: {
    exit: 'signedOut',
    title: {
      sv: 'Nyckeln i {where} gäller inte: fel skriven, återkallad eller utgången.',
      en: 'The token in {where} is not valid: mistyped, revoked or expired.',
    },
    action: {
      sv: 'Kontrollera att hela nyckeln är med, eller skapa en ny:  salvia login --machine',
      en: 'Check that the whole token is there, or create a new one:  salvia login --machine',
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
    title: { sv: 'Ingen nyckel kom med --with-token.', en: 'No token was given with --with-token.' },
    action: {
      sv: 'Ange den på standard in eller i en fil:  salvia login --with-token -',
      en: 'Give it on standard input or in a file:  salvia login --with-token -',
    },
  },
  TOKEN_IS_FOLDER: {
    exit: 'usage',
    title: {
      sv: '{path} är en mapp, inte en fil med en nyckel.',
      en: '{path} is a folder, not a file with a token.',
    },
    action: {
      sv: 'Ange filen:  salvia login --with-token token.txt',
      en: 'Name the file:  salvia login --with-token token.txt',
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
  TOKEN_MALFORMED: {
    exit: 'signedOut',
    title: {
      sv: 'Nyckeln i {where} är inte rätt skriven: den har mellanslag, radbrytningar eller andra tecken som inte hör dit.',
      en: 'The token in {where} is not written correctly: it has spaces, line breaks or other characters that do not belong there.',
    },
    action: {
      sv: 'Kopiera nyckeln igen, utan citattecken och utan ordet Bearer.',
      en: 'Copy the token again, without quotation marks and without the word Bearer.',
    },
  },
  PROXY_UNUSABLE: {
    exit: 'usage',
    title: {
      sv: '{name} går inte att använda som proxy.',
      en: '{name} cannot be used as a proxy.',
    },
    action: {
      sv: 'Skriv den som http://värd:port, eller ta bort variabeln.',
      en: 'Write it as http://host:port, or remove the variable.',
    },
  },
  PROXY_NEEDS_NODE: {
    exit: 'usage',
    title: {
      sv: 'Node {node} använder inte proxyn av sig själv.',
      en: 'Node {node} does not use the proxy by itself.',
    },
    action: {
      sv: 'Sätt NODE_USE_ENV_PROXY=1 (från Node 22.21), eller använd Node 24.14 eller senare.',
      en: 'Set NODE_USE_ENV_PROXY=1 (from Node 22.21 on), or use Node 24.14 or later.',
    },
  },
  CERTIFICATE_REFUSED: {
    exit: 'service',
    title: {
      sv: 'Certifikatet från {url} godtas inte ({code}).',
      en: 'The certificate from {url} is not accepted ({code}).',
    },
    action: {
      sv: 'Har ni en egen utfärdare, eller en proxy som öppnar trafiken: ange filen med dess certifikat i NODE_EXTRA_CA_CERTS. Annars behöver den som sköter tjänsten byta certifikat.',
      en: 'If you use your own certificate authority, or a proxy that decrypts the traffic, name the file with its certificate in NODE_EXTRA_CA_CERTS. Otherwise whoever runs the service must replace the certificate.',
    },
  },
  REDIRECTED: {
    exit: 'service',
    title: {
      sv: '{url} skickar vidare till {to}. Inloggningen och filen skickas inte dit.',
      en: '{url} redirects to {to}. The sign-in and the file are not sent there.',
    },
    action: {
      sv: 'Är adressen rätt, ange den med --api eller SALVIA_API.',
      en: 'If the address is right, give it with --api or SALVIA_API.',
    },
  },
  ANSWER_IS_PAGE: {
    exit: 'service',
    title: {
      sv: '{url} svarar med en webbsida ({status}). Svaret kommer inte från portalens API.',
      en: '{url} answers with a web page ({status}). The answer does not come from the API of the portal.',
    },
    action: {
      sv: 'Kontrollera sökvägen i --api; portalens adress utan sökväg räcker. En proxy på vägen kan också svara i stället.',
      en: 'Check the path in --api; the address of the portal without a path is enough. A proxy in between may be answering instead.',
    },
  },
  UNREACHABLE_BY_PROXY: {
    exit: 'service',
    title: {
      sv: 'Det går inte att nå {url} genom proxyn i {name} ({reason}).',
      en: 'Cannot reach {url} through the proxy in {name} ({reason}).',
    },
    action: {
      sv: 'Kontrollera {name}. Adresser som nås utan proxy står i NO_PROXY.',
      en: 'Check {name}. Addresses that are reached without a proxy are listed in NO_PROXY.',
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
  API_NOT_HERE: {
    exit: 'service',
    title: { sv: 'API:et finns inte på {api}.', en: 'The API is not at {api}.' },
    action: {
      sv: 'Ange portalens adress utan sökväg, till exempel https://portal.example.',
      en: 'Give the address of the portal without a path, such as https://portal.example.',
    },
  },
  ANSWER_UNREADABLE: {
    exit: 'service',
    title: { sv: 'Svaret kommer inte från portalen.', en: 'The answer does not come from the portal.' },
    action: {
      sv: 'Kontrollera adressen i --api. En proxy på vägen kan också ändra svaret.',
      en: 'Check the address in --api. A proxy in between may also change the answer.',
    },
  },
})
