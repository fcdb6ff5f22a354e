import type { Format } from '../output/formats.ts'
import { listed } from '../output/listed.ts'
import { SETTINGS } from '../settings/declarations.ts'
import type { Options } from './options.ts'

/** Options that every command takes, before or after its name. */
export const COMMON_OPTIONS = {
  locale: { kind: 'choice', choices: SETTINGS.locale.choices, summary: SETTINGS.locale.summary },
  profile: {
    kind: 'text',
    value: SETTINGS.profile.value,
    summary: SETTINGS.profile.summary,
    complete: ({ settings }) => settings().profiles,
  },
  api: { kind: 'text', value: SETTINGS.api.value, summary: SETTINGS.api.summary },
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

/** Options of every command that has a result, which can be written in these formats. */
export function outputOptions(formats: readonly Format[]) {
  return {
    format: {
      kind: 'list',
      short: '-f',
      value: 'format',
      summary: {
        sv: `${listed(formats, 'eller')}; kan upprepas, och :fil skriver till en fil`,
        en: `${listed(formats, 'or')}; may be repeated, and :file writes to a file`,
      },
      complete: formats,
    },
    output: {
      kind: 'text',
      short: '-o',
      value: 'file',
      summary: {
        sv: 'skriv resultatet till en fil; dess ändelse väljer formatet om -f inte gör det',
        en: 'write the result to a file; its ending chooses the format unless -f does',
      },
    },
  } as const satisfies Options
}
