import { LOCALES } from '@salvia/core/i18n'
import type { Options } from './options.ts'

/** How a result can be written. */
export const FORMATS = ['pretty', 'concise', 'json'] as const
export type Format = (typeof FORMATS)[number]

/** Options that every command takes, before or after its name. */
export const COMMON_OPTIONS = {
  locale: { kind: 'choice', choices: LOCALES, summary: { sv: 'språk', en: 'language' } },
  api: {
    kind: 'text',
    value: 'url',
    summary: { sv: 'portalens eller API:ets adress', en: 'address of the portal or its API' },
  },
  noColor: { kind: 'flag', summary: { sv: 'utan färg', en: 'without colour' } },
  plain: {
    kind: 'flag',
    summary: { sv: 'utan färg, ramar och rörelse', en: 'without colour, frames and movement' },
  },
  noInput: { kind: 'flag', summary: { sv: 'fråga aldrig', en: 'never ask' } },
  quiet: {
    kind: 'flag',
    short: '-q',
    summary: { sv: 'bara resultat och fel', en: 'results and errors only' },
  },
} as const satisfies Options

/** Options of every command that has a result to write. */
export const OUTPUT_OPTIONS = {
  format: {
    kind: 'list',
    short: '-f',
    value: 'format',
    summary: {
      sv: 'pretty, concise eller json; kan upprepas, och :fil skriver till en fil',
      en: 'pretty, concise or json; may be repeated, and :file writes to a file',
    },
  },
  output: {
    kind: 'text',
    short: '-o',
    value: 'file',
    summary: { sv: 'skriv resultatet till en fil', en: 'write the result to a file' },
  },
} as const satisfies Options
