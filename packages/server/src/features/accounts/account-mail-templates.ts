import type { MailTemplate } from '../../mail/mail-template.ts'
import { NO_REPLY } from '../../mail/no-reply.ts'

const NOT_YOU = {
  sv: 'Var det inte du som bad om det? Då behöver du inte göra något.',
  en: 'If you did not ask for this, you do not need to do anything.',
}

const LINK_FOR_HOURS = {
  sv: 'Länken gäller i {hours} timmar och kan användas en gång. En nyare länk ersätter den.',
  en: 'The link is valid for {hours} hours and can be used once. A newer link replaces it.',
}

/** Mails about an account: its activation, its password. */
export const ACCOUNT_MAIL_TEMPLATES = {
  activation: {
    subject: { sv: 'Aktivera ditt konto', en: 'Activate your account' },
    paragraphs: [
      {
        sv: 'Någon har bett om att aktivera kontot för {email} i kundportalen.',
        en: 'Someone has asked to activate the account of {email} in the customer portal.',
      },
    ],
    action: { sv: 'Aktivera kontot', en: 'Activate the account' },
    afterwards: [
      {
        sv: 'Länken gäller i {days} dagar och kan användas en gång. En nyare länk ersätter den.',
        en: 'The link is valid for {days} days and can be used once. A newer link replaces it.',
      },
      NOT_YOU,
      NO_REPLY,
    ],
  },
  'already-active': {
    subject: { sv: 'Ditt konto är redan aktiverat', en: 'Your account is already active' },
    paragraphs: [
      {
        sv: 'Någon har bett om att aktivera kontot för {email} i kundportalen. Det är redan aktiverat, så du kan logga in. Har du glömt lösenordet väljer du Glömt lösenord på inloggningssidan.',
        en: 'Someone has asked to activate the account of {email} in the customer portal. It is already active, so you can sign in. If you have forgotten the password, choose Forgot password on the sign-in page.',
      },
    ],
    action: { sv: 'Logga in', en: 'Sign in' },
    afterwards: [NOT_YOU, NO_REPLY],
  },
  'not-authorised': {
    subject: { sv: 'Ditt konto kan inte aktiveras', en: 'Your account cannot be activated' },
    paragraphs: [
      {
        sv: 'Någon har bett om att aktivera kontot för {email} i kundportalen. Portalen är för chefer och HR, och din arbetsgivare har inte registrerat dig som det.',
        en: 'Someone has asked to activate the account of {email} in the customer portal. The portal is for managers and HR, and your employer has not registered you as one.',
      },
      {
        sv: 'Fråga den hos din arbetsgivare som registrerar chefer och beställare, om du ska ha behörighet. Använd appen för dina egna ärenden.',
        en: 'If you should have access, ask whoever registers managers and order managers at your employer. Use the app for your own matters.',
      },
    ],
    afterwards: [NOT_YOU, NO_REPLY],
  },
  password: {
    subject: { sv: 'Välj ett nytt lösenord', en: 'Choose a new password' },
    paragraphs: [
      {
        sv: 'Någon har bett om ett nytt lösenord för {email} i kundportalen.',
        en: 'Someone has asked for a new password for {email} in the customer portal.',
      },
    ],
    action: { sv: 'Välj lösenord', en: 'Choose a password' },
    afterwards: [
      LINK_FOR_HOURS,
      {
        sv: 'Var det inte du? Då behöver du inte göra något: det lösenord du har fortsätter att gälla.',
        en: 'If it was not you, you do not need to do anything: your current password still works.',
      },
      NO_REPLY,
    ],
  },
  identity: {
    subject: { sv: 'Koppla ditt BankID', en: 'Connect your BankID' },
    paragraphs: [
      {
        sv: 'Någon har loggat in med ett BankID vars personnummer din arbetsgivare har angett för {email}. Var det du? Öppna länken och logga in med BankID en gång till, så kopplas det till ditt konto. Efter det räcker det med BankID.',
        en: 'Someone has signed in with a BankID that has the personal identity number your employer has given for {email}. If it was you, open the link and sign in with BankID once more to connect it to your account. After that, BankID is enough.',
      },
    ],
    action: { sv: 'Koppla BankID', en: 'Connect BankID' },
    afterwards: [
      LINK_FOR_HOURS,
      {
        sv: 'Var det inte du? Öppna inte länken och skicka den inte vidare, så händer ingenting.',
        en: 'If it was not you, do not open the link or pass it on, and nothing will happen.',
      },
      NO_REPLY,
    ],
  },
  'identity-bound': {
    subject: { sv: 'BankID är kopplat till ditt konto', en: 'BankID is connected to your account' },
    paragraphs: [
      {
        sv: 'Den {when} kopplades ett BankID till kontot för {email} i kundportalen. Alla andra inloggningar avslutades. Från och med nu kan du logga in med BankID.',
        en: 'On {when} a BankID was connected to the account of {email} in the customer portal. You were signed out everywhere else. From now on you can sign in with BankID.',
      },
      {
        sv: 'Var det inte du? Kontakta supporten genast.',
        en: 'If it was not you, contact support at once.',
      },
    ],
    action: { sv: 'Öppna portalen', en: 'Open the portal' },
    afterwards: [NO_REPLY],
  },
  'password-changed': {
    subject: { sv: 'Ditt lösenord är ändrat', en: 'Your password was changed' },
    paragraphs: [
      {
        sv: 'Lösenordet för {email} i kundportalen ändrades {when}. Alla andra inloggningar avslutades.',
        en: 'The password of {email} in the customer portal was changed on {when}. You were signed out everywhere else.',
      },
      {
        sv: 'Var det inte du? Välj då ett nytt lösenord med Glömt lösenord på inloggningssidan, och kontakta supporten.',
        en: 'If it was not you, choose a new password with Forgot password on the sign-in page, and contact support.',
      },
    ],
    action: { sv: 'Öppna portalen', en: 'Open the portal' },
    afterwards: [NO_REPLY],
  },
} as const satisfies Record<string, MailTemplate>
