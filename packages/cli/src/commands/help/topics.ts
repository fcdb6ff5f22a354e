import type { Text, TextValues } from '@salvia/core/i18n'
import { EXIT_CODES } from '../../errors/exit-codes.ts'
import { FORMATS, type Format, MORE_FORMATS } from '../../output/formats.ts'
import type { Screen } from '../../output/screen.ts'
import { twoColumns, wrap } from '../../output/wrap.ts'
import { SETTING_NAMES } from '../../settings/declarations.ts'
import { environmentVariables } from '../../settings/environment.ts'

const FORMAT_TEXTS = {
  pretty: {
    sv: 'För människor: grupperat per kontroll, med rutor och färg. Standard på en terminal.',
    en: 'For people: grouped by check, with frames and colour. The default on a terminal.',
  },
  concise: {
    sv: 'En rad per anmärkning: fil:rad:kolumn: nivå KOD text. Standard i ett rör eller en fil.',
    en: 'One line per finding: file:row:column: level CODE text. The default in a pipe or a file.',
  },
  json: {
    sv: 'För program: samma rapport som portalen och tjänsten använder.',
    en: 'For programs: the same report as the portal and the service use.',
  },
  ics: {
    sv: 'För kalendrar: det som har en tid eller ett datum. Bara där kommandot säger det.',
    en: 'For calendars: everything with a date or time. Only where the command says so.',
  },
  xlsx: {
    sv: 'För Excel: hela listan som arbetsbok, med riktiga tal och datum. Bara där kommandot säger det.',
    en: 'For Excel: the whole list as a workbook, with real numbers and dates. Only where the command says so.',
  },
  csv: {
    sv: 'För kalkylark: hela listan med semikolon mellan kolumnerna. Bara där kommandot säger det.',
    en: 'For spreadsheets: the whole list with semicolons between the columns. Only where the command says so.',
  },
  png: {
    sv: 'En bild av en graf i statistiken. Byte för byte den som portalen gör.',
    en: 'A picture of one graph of the statistics. Byte for byte the one that the portal makes.',
  },
  ndjson: {
    sv: 'För program: hela listan, en rad JSON för varje. Bara där kommandot säger det.',
    en: 'For programs: the whole list, one line of JSON for each. Only where the command says so.',
  },
} as const satisfies Record<Format, Text>

const TEXTS = {
  exitCodes: { sv: 'Så slutar programmet', en: 'How the program ends' },
  exitWorst: {
    sv: 'Med flera filer gäller den högsta koden.',
    en: 'With several files, the highest code applies.',
  },
  environment: { sv: 'Miljövariabler', en: 'Environment variables' },
  precedence: {
    sv: 'Flaggor går före miljövariabler, sedan kommer ./salvia.config.json och din egen salvia/config.json. En adress i ./salvia.config.json gäller först när du har godkänt den. Språk: --locale, SALVIA_LOCALE, inställningarna, LANG, annars svenska.',
    en: 'Options take precedence over environment variables, then come ./salvia.config.json and your own salvia/config.json. An address in ./salvia.config.json is used only once you have approved it. Language: --locale, SALVIA_LOCALE, the settings, LANG, otherwise Swedish.',
  },
  config: {
    sv: 'I inställningsfilerna: {keys}. En profil är en grupp av dem under "profiles", och väljs med --profile, SALVIA_PROFILE eller "profile". Läs och ändra:  salvia config list, salvia config set',
    en: 'In the settings files: {keys}. A profile is a set of them under "profiles", chosen with --profile, SALVIA_PROFILE or "profile". Read and change:  salvia config list, salvia config set',
  },
  formats: { sv: 'Format för resultatet', en: 'Output formats' },
  several: {
    sv: 'Flera på en gång: -f pretty -f json:rapport.json.',
    en: 'Several at once: -f pretty -f json:report.json.',
  },
  masked: {
    sv: 'Personuppgifter döljs i alla format om inte --show-values är med: vem det gäller, vem som har skickat eller handlagt, vilken tjänst, och vad som står i cellerna runt ett fel. Id, enheter, tider, lägen och antal visas.',
    en: 'Personal data is masked in every format unless --show-values is given: who it is about, who sent or handled it, which service, and what the cells around an error hold. Ids, units, times, statuses and counts are shown.',
  },
  streams: {
    sv: 'Resultatet går till standard ut. Allt annat går till standard fel.',
    en: 'The result goes to standard output. Everything else goes to standard error.',
  },
} as const satisfies Record<string, Text>

/** Help about the program itself, by topic. */
export const TOPICS = {
  'exit-codes': screen => [
    ...title(screen, TEXTS.exitCodes),
    ...twoColumns(
      Object.values(EXIT_CODES).map(({ status, text }) => [String(status), screen.say(text)]),
      screen.width,
    ),
    '',
    ...paragraph(screen, TEXTS.exitWorst),
  ],
  environment: screen => [
    ...title(screen, TEXTS.environment),
    ...twoColumns(
      environmentVariables().map(([name, text]) => [name, screen.say(text)]),
      screen.width,
    ),
    '',
    ...paragraph(screen, TEXTS.precedence),
    ...paragraph(screen, TEXTS.config, { keys: SETTING_NAMES.join(', ') }),
  ],
  formats: screen => [
    ...title(screen, TEXTS.formats),
    ...twoColumns(
      [...FORMATS, ...MORE_FORMATS].map(format => [format, screen.say(FORMAT_TEXTS[format])]),
      screen.width,
    ),
    '',
    ...paragraph(screen, TEXTS.several),
    ...paragraph(screen, TEXTS.masked),
    ...paragraph(screen, TEXTS.streams),
  ],
} as const satisfies Record<string, (screen: Screen) => string[]>

type Topic = keyof typeof TOPICS
export const TOPIC_NAMES = Object.keys(TOPICS) as readonly Topic[]

function title(screen: Screen, text: Text): string[] {
  return [screen.paint.strong(screen.say(text))]
}

function paragraph(screen: Screen, text: Text, values?: TextValues): string[] {
  return wrap(screen.say(text, values), screen.width)
}
