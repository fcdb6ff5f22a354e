import type { Text } from '@salvia/core/i18n'

export const NO_REPLY: Text = {
  sv: 'Det här mejlet går inte att svara på.',
  en: 'This mail cannot be replied to.',
}
