import { defineErrors } from '../errors/define-errors.ts'
import { endingMessages } from './ending-messages.ts'
import { NEXT_STEPS } from './next-steps.ts'
import { portalMessages } from './portal-messages.ts'

/** Errors of a sign-in by BankID, beside those of every sign-in. @spec §8 */
export const bankIdErrors = defineErrors({
  BANKID_OFF: {
    status: 400,
    title: portalMessages['portal.RFA25'].heading,
    action: portalMessages['portal.RFA25'].text,
  },
  BANKID_NOT_ACCEPTED: {
    status: 401,
    subStatus: 5,
    title: portalMessages['portal.RFA24'].heading,
    action: portalMessages['portal.RFA24'].text,
  },
  BANKID_ACCOUNT_NOT_ACTIVE: {
    status: 401,
    subStatus: 2,
    title: { sv: 'Det går inte att logga in', en: "Can't sign in" },
    action: {
      sv: 'Ditt konto är inte aktiverat. Aktivera det och logga sedan in.',
      en: 'Your account is not activated. Activate it and then sign in.',
    },
  },
  /**
   * No account has the identity number yet. A link is mailed to the employee's address, to show that the account
   * belongs to that person.
   */
  BANKID_LINK_MAILED: {
    status: 401,
    title: { sv: 'Vi har mejlat dig en länk', en: 'We have emailed you a link' },
    action: {
      sv: 'Det är första gången du loggar in med BankID. Öppna länken i mejlet till {email} inom {hours} timmar för att slutföra. Efter det räcker det med BankID.',
      en: 'This is your first time signing in with BankID. Open the link in the email to {email} within {hours} hours to finish. After that, BankID is enough.',
    },
  },
  BANKID_ACCOUNT_UNCLEAR: {
    status: 401,
    title: {
      sv: 'Vi vet inte vilket konto som är ditt.',
      en: 'We cannot tell which account is yours.',
    },
    action: {
      sv: 'Flera arbetsgivare har angett olika e-postadresser för ditt personnummer. Kontakta supporten, så hjälper de dig.',
      en: 'Several employers have given different email addresses for your personal identity number. Contact support and they will help you.',
    },
  },
  BANKID_NO_ADDRESS: {
    status: 401,
    title: { sv: 'Vi saknar en e-postadress till dig.', en: 'We have no email address for you.' },
    action: {
      sv: 'Du är chef enligt din arbetsgivare, men i personalfilen saknas din e-postadress, eller så är den någon annans. Kontakta supporten, så lägger de upp ditt konto.',
      en: 'According to your employer you are a manager, but in the personnel file your email address is missing or belongs to someone else. Contact support and they will set up your account.',
    },
  },
  BANKID_NOT_MATCHED: {
    status: 401,
    title: {
      sv: 'Ditt BankID hör inte till det här kontot.',
      en: 'Your BankID does not belong to this account.',
    },
    action: {
      sv: 'Din e-postadress och ditt personnummer måste stå på samma rad i arbetsgivarens personalfil. Be den som skickar filen att rätta det.',
      en: "Your email address and your personal identity number must be on the same row of your employer's personnel file. Ask whoever sends the file to correct it.",
    },
  },
  /** The order was collected already, or failed before. */
  BANKID_ORDER_ENDED: {
    status: 400,
    title: endingMessages['bankid.RFA22'].text,
    action: NEXT_STEPS['try-again'],
  },
})
