import type { Text } from '@salvia/core/i18n'

/** What to do about a token that somebody else has made. */
export const ASK_OR_REVOKE: Text = {
  sv: 'Känner du inte till det? Fråga {actor}, och återkalla nyckeln om något inte stämmer.',
  en: 'If this is news to you, ask {actor}, and revoke the token if something is wrong.',
}
