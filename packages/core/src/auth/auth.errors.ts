import { defineErrors } from '../errors/define-errors.ts'

/** Why a sign-in was refused; the sub-statuses tell the cases apart. @spec §8 */
export const authErrors = defineErrors({
  ACCOUNT_LOCKED: {
    status: 401,
    subStatus: 1,
    title: { sv: 'Kontot är låst i 1 timme.', en: 'The account is locked for 1 hour.' },
    action: {
      sv: 'Fel lösenord har angetts 5 gånger. Vänta en timme, välj ett nytt lösenord eller logga in på ett annat sätt, om din organisation har det.',
      en: 'The wrong password was entered 5 times. Wait an hour, choose a new password, or sign in another way if your organisation has one.',
    },
  },
  SIGN_IN_FAILED: {
    status: 401,
    subStatus: 2,
    title: { sv: 'Det går inte att logga in', en: "Can't sign in" },
    action: {
      sv: 'E-postadressen eller lösenordet är fel, eller så är kontot inte aktiverat.',
      en: 'The email address or the password is wrong, or the account is not activated.',
    },
  },
  SIGN_IN_NOT_PERMITTED: {
    status: 401,
    subStatus: 3,
    title: { sv: 'Du kan inte logga in i portalen.', en: 'You cannot sign in to the portal.' },
    action: {
      sv: 'Portalen är för chefer och HR. Använd appen för dina egna ärenden.',
      en: 'The portal is for managers and HR. Use the app for your own matters.',
    },
  },
  SIGN_IN_NOT_AUTHORISED: {
    status: 401,
    subStatus: 4,
    title: { sv: 'Du saknar behörighet att logga in.', en: 'You are not authorised to sign in.' },
    action: {
      sv: 'Be din arbetsgivare att registrera dig som chef eller beställare.',
      en: 'Ask your employer to register you as a manager or order manager.',
    },
  },
  CUSTOMER_CLOSED: {
    status: 401,
    title: {
      sv: 'Din organisation använder inte portalen längre.',
      en: 'Your organisation no longer uses the portal.',
    },
    action: {
      sv: 'Fråga din arbetsgivare hur ni når företagshälsan nu.',
      en: 'Ask your employer how to reach the occupational health provider now.',
    },
  },
  WRONG_LOGIN_METHOD: {
    status: 401,
    subStatus: 5,
    title: {
      sv: 'Din organisation använder ett annat sätt att logga in.',
      en: 'Your organisation uses another way to sign in.',
    },
    action: {
      sv: 'Logga in med BankID eller välj en annan organisation.',
      en: 'Sign in with BankID or choose another organisation.',
    },
  },
  INSECURE_CONNECTION: {
    status: 400,
    title: { sv: 'Anslutningen är inte säker.', en: 'The connection is not secure.' },
    action: {
      sv: 'Öppna portalen med https och försök igen.',
      en: 'Open the portal over https and try again.',
    },
  },
})
