import type { Locale, Text } from '@salvia/core/i18n'
import { listed } from './listed.ts'

/** What the help calls a value that the user types. */
export const VALUE_NAMES = {
  address: { sv: 'adress', en: 'address' },
  case: { sv: 'ärende', en: 'case' },
  code: { sv: 'kod', en: 'code' },
  booking: { sv: 'bokning', en: 'booking' },
  certificate: { sv: 'intyg', en: 'certificate' },
  count: { sv: 'antal', en: 'count' },
  date: { sv: 'datum', en: 'date' },
  email: { sv: 'e-post', en: 'email' },
  employee: { sv: 'medarbetare', en: 'employee' },
  feature: { sv: 'tjänst', en: 'feature' },
  file: { sv: 'fil', en: 'file' },
  format: { sv: 'format[:fil]', en: 'format[:file]' },
  graph: { sv: 'graf', en: 'graph' },
  id: { sv: 'id', en: 'id' },
  kind: { sv: 'slag', en: 'kind' },
  language: { sv: 'språk', en: 'language' },
  month: { sv: 'månad', en: 'month' },
  name: { sv: 'namn', en: 'name' },
  number: { sv: 'nummer', en: 'number' },
  order: { sv: 'beställning', en: 'order' },
  folder: { sv: 'mapp', en: 'folder' },
  person: { sv: 'person', en: 'person' },
  setting: { sv: 'inställning', en: 'setting' },
  shell: { sv: 'skal', en: 'shell' },
  text: { sv: 'text', en: 'text' },
  time: { sv: 'tid', en: 'time' },
  token: { sv: 'nyckel', en: 'token' },
  topic: { sv: 'ämne', en: 'topic' },
  unit: { sv: 'enhet', en: 'unit' },
  url: { sv: 'url', en: 'url' },
  value: { sv: 'värde', en: 'value' },
} as const satisfies Record<string, Text>

export type ValueName = keyof typeof VALUE_NAMES

/** The same with their articles, as they stand in a sentence. */
const PHRASES: Readonly<Record<ValueName, Text>> = {
  address: { sv: 'en adress', en: 'an address' },
  booking: { sv: 'en bokning', en: 'a booking' },
  certificate: { sv: 'ett intyg eller en bevakning', en: 'a certificate or monitoring' },
  case: { sv: 'ett ärende', en: 'a case' },
  code: { sv: 'en kod', en: 'a code' },
  count: { sv: 'ett antal', en: 'a count' },
  date: { sv: 'ett datum', en: 'a date' },
  email: { sv: 'en e-postadress', en: 'an email address' },
  employee: { sv: 'en medarbetare', en: 'an employee' },
  feature: { sv: 'en tjänst', en: 'a feature' },
  file: { sv: 'en fil', en: 'a file' },
  format: { sv: 'ett format', en: 'a format' },
  graph: { sv: 'en graf', en: 'a graph' },
  id: { sv: 'ett id', en: 'an id' },
  kind: { sv: 'ett slag', en: 'a kind' },
  language: { sv: 'ett språk', en: 'a language' },
  month: { sv: 'en månad', en: 'a month' },
  name: { sv: 'ett namn', en: 'a name' },
  number: { sv: 'ett nummer', en: 'a number' },
  order: { sv: 'en beställning', en: 'an order' },
  folder: { sv: 'en mapp', en: 'a folder' },
  person: { sv: 'en person', en: 'a person' },
  setting: { sv: 'en inställning', en: 'a setting' },
  shell: { sv: 'ett skal', en: 'a shell' },
  text: { sv: 'en text', en: 'a text' },
  time: { sv: 'en tid', en: 'a time' },
  token: { sv: 'en nyckel', en: 'a token' },
  topic: { sv: 'ett ämne', en: 'a topic' },
  unit: { sv: 'en enhet', en: 'a unit' },
  url: { sv: 'en url', en: 'a url' },
  value: { sv: 'ett värde', en: 'a value' },
}

const AND: Text = { sv: 'och', en: 'and' }

/** Names of arguments, separated by spaces, as a sentence says them. @example valuePhrase('file', 'sv') // 'en fil' */
export function valuePhrase(names: string, locale: Locale): string {
  const phrases: Readonly<Record<string, Text>> = PHRASES
  return listed(
    names.split(' ').map(name => phrases[name]?.[locale] ?? name),
    AND[locale],
  )
}
