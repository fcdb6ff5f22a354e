import { defineErrors } from '../errors/define-errors.ts'

/** Errors of one employee. Each rule that shuts has a code of its own. @spec §6 */
export const coworkersErrors = defineErrors({
  COWORKER_NOT_FOUND: {
    status: 404,
    title: { sv: 'Medarbetaren hittades inte.', en: "Couldn't find the employee." },
    action: {
      sv: 'Personen kan ha slutat, eller arbeta i en enhet som du inte är beställare för.',
      en: 'The person may have left, or work in a unit that you are not order manager for.',
    },
  },
  EXCLUDED_BY_SELF_INSIGHT: {
    status: 403,
    title: {
      sv: 'Du kan inte se dina egna uppgifter här.',
      en: "You can't see your own details here.",
    },
    action: {
      sv: 'Regeln om egen insyn gäller alla. Din chef eller HR kan beställa för dig.',
      en: 'The self-insight rule holds for everyone. Your manager or HR can order for you.',
    },
  },
  EXCLUDED_BY_ORDERING: {
    status: 403,
    title: {
      sv: 'Medarbetaren är undantagen av beställarregeln.',
      en: 'The employee is excluded by the ordering rule.',
    },
    action: {
      sv: 'Medarbetaren är själv beställare för en enhet som du beställer för. Någon som är utökad beställare, oftast HR, kan hjälpa dig.',
      en: 'The employee is an order manager too, for a unit that you order for. Someone who is extended order manager, usually HR, can help you.',
    },
  },
  EXCLUDED_BY_COLLEAGUE: {
    status: 403,
    title: {
      sv: 'Medarbetaren är undantagen av kollegaregeln.',
      en: 'The employee is excluded by the colleague rule.',
    },
    action: {
      sv: 'Medarbetaren är beställare i den enhet som du själv tillhör. Någon som är utökad beställare, oftast HR, kan hjälpa dig.',
      en: 'The employee is an order manager in the unit that you belong to. Someone who is extended order manager, usually HR, can help you.',
    },
  },
  NUMBER_PROTECTED: {
    status: 403,
    title: {
      sv: 'Personnumret visas inte.',
      en: 'The identity number is not shown.',
    },
    action: {
      sv: 'Medarbetaren har skyddad identitet.',
      en: 'The employee has a protected identity.',
    },
  },
})
