import type { Text } from '@salvia/core/i18n'

export const NO_REPLY: Text = {
  sv: 'Det går inte att svara på det här mejlet.',
  en: 'You cannot reply to this email.',
}
