import { defineErrors } from '../errors/define-errors.ts'
import { endingMessages } from './ending-messages.ts'
import { NEXT_STEPS } from './next-steps.ts'
import { portalMessages } from './portal-messages.ts'

/** Why a sign-in by BankID is refused, beside what every sign-in can be refused for. @spec §8 */
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
  /** What is asked for has been answered, or came to nothing, before. */
  BANKID_ORDER_ENDED: {
    status: 400,
    title: endingMessages['bankid.RFA22'].text,
    action: NEXT_STEPS['try-again'],
  },
})
