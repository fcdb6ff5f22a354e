import { defineErrors } from '../errors/define-errors.ts'

/** Errors of activating an account, recovering it, setting a password and unsubscribing. @spec §8 */
export const accountsErrors = defineErrors({
  EMAIL_INCORRECT: {
    status: 400,
    title: { sv: 'E-postadressen är inte rätt skriven.', en: 'Email address is not written correctly.' },
    action: { sv: 'Skriv den som namn@exempel.se.', en: 'Enter it like name@example.com.' },
  },
  ACTIVATION_FAILED: {
    status: 400,
    title: { sv: 'Kontot kunde inte aktiveras.', en: 'The account could not be activated.' },
    action: {
      sv: 'E-postadressen kan vara fel, kontot kan redan vara aktivt, eller så har din arbetsgivare inte gett dig behörighet. Länken kan också vara för gammal. Beställ en ny länk till den adress som din arbetsgivare har angett.',
      en: 'The email address may be wrong, the account may already be active, or your employer has not authorised you. The link may also be too old. Ask for a new link to the address that your employer has given.',
    },
  },
  ALREADY_ACTIVE: {
    status: 400,
    subStatus: 1,
    title: { sv: 'Kontot är redan aktiverat.', en: 'The account is already active.' },
    action: {
      sv: 'Logga in. Har du glömt lösenordet kan du beställa ett nytt.',
      en: 'Sign in. If you have forgotten the password you can ask for a new one.',
    },
  },
  RECOVERY_FAILED: {
    status: 400,
    title: { sv: 'Lösenordet kan inte återställas.', en: 'The password cannot be reset.' },
    action: {
      sv: 'Adressen kan vara fel, eller så saknar du behörighet. Fråga den hos din arbetsgivare som registrerar chefer och beställare.',
      en: 'The address may be wrong, or you may not have permission. Ask whoever registers managers and order managers at your employer.',
    },
  },
  NOT_ACTIVATED: {
    status: 400,
    subStatus: 1,
    title: { sv: 'Kontot är inte aktiverat än.', en: 'The account is not activated yet.' },
    action: { sv: 'Aktivera kontot först.', en: 'Activate the account first.' },
  },
  RECOVERY_NOT_PERMITTED: {
    status: 401,
    title: { sv: 'Bara chefer och HR kan logga in.', en: 'Only managers and HR can sign in.' },
    action: { sv: 'Använd appen för dina egna ärenden.', en: 'Use the app for your own matters.' },
  },
  EMAIL_UNKNOWN: {
    status: 404,
    title: { sv: 'E-postadressen finns inte hos oss.', en: 'The email address is not in the system.' },
    action: {
      sv: 'Kontrollera stavningen, eller prova en annan adress.',
      en: 'Check the spelling, or try another address.',
    },
  },
  PASSWORD_TOO_SHORT: {
    status: 400,
    title: { sv: 'Lösenordet är för kort.', en: 'The password is too short.' },
    action: { sv: 'Välj ett med minst {min} tecken.', en: 'Choose one with at least {min} characters.' },
  },
  PASSWORD_TOO_LONG: {
    status: 400,
    title: { sv: 'Lösenordet är för långt.', en: 'The password is too long.' },
    action: { sv: 'Välj ett med högst {max} tecken.', en: 'Choose one with at most {max} characters.' },
  },
  PASSWORD_TOO_COMMON: {
    status: 400,
    title: { sv: 'Lösenordet är för vanligt.', en: 'The password is too common.' },
    action: {
      sv: 'Det är ett av de första som någon skulle gissa. Välj ett annat, gärna flera ord i rad.',
      en: 'It is one of the first that anyone would guess. Choose another, such as several words in a row.',
    },
  },
  PASSWORD_IS_EMAIL: {
    status: 400,
    title: { sv: 'Lösenordet är din e-postadress.', en: 'The password is your email address.' },
    action: { sv: 'Välj ett annat lösenord.', en: 'Choose another password.' },
  },
  CURRENT_PASSWORD_WRONG: {
    status: 400,
    title: { sv: 'Det nuvarande lösenordet är fel.', en: 'The current password is wrong.' },
    action: {
      sv: 'Skriv det lösenord som du loggar in med. Efter 5 felaktiga försök låses kontot i 1 timme.',
      en: 'Enter the password that you sign in with. After 5 failed attempts the account is locked for 1 hour.',
    },
  },
  NO_PASSWORD_YET: {
    status: 409,
    title: { sv: 'Du har inget lösenord än.', en: 'You have no password yet.' },
    action: {
      sv: 'Logga in igen och välj ett inom {minutes} minuter.',
      en: 'Sign in again and choose one within {minutes} minutes.',
    },
  },
  NO_LONGER_EMPLOYED: {
    status: 404,
    title: { sv: 'Personen är inte längre anställd.', en: 'The person is no longer employed.' },
    action: {
      sv: 'Vi skickar inga fler mejl. Du behöver inte göra något.',
      en: 'We will not send any more emails. You do not need to do anything.',
    },
  },
  ALREADY_UNSUBSCRIBED: {
    status: 409,
    title: { sv: 'Mejlen är redan avstängda.', en: 'The emails are already turned off.' },
    action: {
      sv: 'Har du slagit på dem igen sedan dess stänger du av dem i din profil.',
      en: 'If you have turned them on again since, turn them off in your profile.',
    },
  },
})
