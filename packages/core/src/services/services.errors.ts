import { defineErrors } from '../errors/define-errors.ts'

/** Errors of looking at a service. @spec §8 */
export const servicesErrors = defineErrors({
  SERVICE_NOT_FOUND: {
    status: 404,
    title: { sv: 'Tjänsten hittades inte.', en: "Couldn't find the service." },
    action: {
      sv: 'Den kan ha tagits bort. Se vilka tjänster ni kan beställa.',
      en: 'It may have been removed. See which services you can order.',
    },
  },
  SERVICE_NOT_IN_AGREEMENT: {
    status: 403,
    title: { sv: 'Tjänsten ingår inte i ert avtal.', en: 'The service is not part of your agreement.' },
    action: {
      sv: 'Fråga oss om ni ändå vill beställa den.',
      en: 'Ask us if you want to order it anyway.',
    },
  },
})
