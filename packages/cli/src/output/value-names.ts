import type { Locale, Text } from '@salvia/core/i18n'

/** What the help calls a value that the user types. */
export const VALUE_NAMES = {
  address: { sv: 'adress', en: 'address' },
  case: { sv: 'ärende', en: 'case' },
  code: { sv: 'kod', en: 'code' },
  booking: { sv: 'bokning', en: 'booking' },
  count: { sv: 'antal', en: 'count' },
  date: { sv: 'datum', en: 'date' },
  feature: { sv: 'tjänst', en: 'feature' },
  file: { sv: 'fil', en: 'file' },
  format: { sv: 'format[:fil]', en: 'format[:file]' },
  id: { sv: 'id', en: 'id' },
  language: { sv: 'språk', en: 'language' },
  name: { sv: 'namn', en: 'name' },
  number: { sv: 'nummer', en: 'number' },
  setting: { sv: 'inställning', en: 'setting' },
  shell: { sv: 'skal', en: 'shell' },
  text: { sv: 'text', en: 'text' },
  time: { sv: 'tid', en: 'time' },
  token: { sv: 'nyckel', en: 'token' },
  topic: { sv: 'ämne', en: 'topic' },
  url: { sv: 'url', en: 'url' },
  value: { sv: 'värde', en: 'value' },
} as const satisfies Record<string, Text>

export type ValueName = keyof typeof VALUE_NAMES

/** The name of an argument in the help; an unknown name stays unchanged. */
export function valueName(name: string, locale: Locale): string {
  const names: Readonly<Record<string, Text>> = VALUE_NAMES
  return names[name]?.[locale] ?? name
}
