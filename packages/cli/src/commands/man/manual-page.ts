import type { Locale, Text } from '@salvia/core/i18n'
import { argumentWords, type CommandSyntax, optionsOf } from '../../command/command-syntax.ts'
import { COMMON_OPTIONS } from '../../command/common-options.ts'
import { flagOf, type Option, type Options } from '../../command/options.ts'
import { EXIT_CODES } from '../../errors/exit-codes.ts'
import { VALUE_NAMES } from '../../output/value-names.ts'
import { SETTING_NAMES, settingOf } from '../../settings/declarations.ts'
import { environmentVariables } from '../../settings/environment.ts'
import { VERSION } from '../../version.ts'
import { bold, entry, line, oneOf, section, subsection, value, verbatim } from './roff.ts'

const TEXTS = {
  name: { sv: 'Namn', en: 'Name' },
  summary: {
    sv: 'kontrollerar och skickar personalfiler, och visar beställningar och tidsbokningar',
    en: 'checks and sends personnel files, and shows orders and bookings',
  },
  usage: { sv: 'Så skrivs det', en: 'Synopsis' },
  command: { sv: 'kommando', en: 'command' },
  options: { sv: 'flaggor', en: 'options' },
  commands: { sv: 'Kommandon', en: 'Commands' },
  common: { sv: 'Flaggor för alla kommandon', en: 'Options of every command' },
  settings: { sv: 'Inställningar', en: 'Settings' },
  where: {
    sv: 'Står i salvia.config.json i en mapp och i salvia/config.json hos användaren. salvia config läser och skriver dem.',
    en: 'They are kept in salvia.config.json in a folder and in salvia/config.json of the user. salvia config reads and writes them.',
  },
  environment: { sv: 'Miljövariabler', en: 'Environment' },
  exits: { sv: 'Utgångskoder', en: 'Exit status' },
} as const satisfies Record<string, Text>

/**
 * The manual page of the program for `man`, from the declarations of its commands, settings, variables and exit
 * codes.
 * @returns roff with the macros of man(7), in UTF-8
 */
export function manualPage(commands: readonly CommandSyntax[], locale: Locale): string {
  const say = (text: Text): string => text[locale]
  const pairs = (rows: readonly (readonly [name: string, text: Text])[]) =>
    rows.flatMap(([name, text]) => entry(bold(name), say(text)))
  const lines = [
    '.\\" -*- mode: nroff; coding: utf-8 -*-',
    `.TH SALVIA 1 "" "salvia ${VERSION}" "salvia"`,
    // Lines are neither stretched nor broken within words, because commands and codes are searched for.
    '.ad l',
    '.nh',
    ...section(say(TEXTS.name), [`salvia \\- ${line(say(TEXTS.summary))}`]),
    ...section(say(TEXTS.usage), [
      `${bold('salvia')} ${value(say(TEXTS.command))} [${value(say(TEXTS.options))}]`,
    ]),
    ...section(
      say(TEXTS.commands),
      commands.flatMap(command => commandLines(command, locale)),
    ),
    ...section(say(TEXTS.common), optionLines(COMMON_OPTIONS, locale)),
    ...section(say(TEXTS.settings), [
      line(say(TEXTS.where)),
      ...pairs(SETTING_NAMES.map(name => [name, settingOf(name).summary])),
    ]),
    ...section(say(TEXTS.environment), pairs(environmentVariables())),
    ...section(
      say(TEXTS.exits),
      pairs(Object.values(EXIT_CODES).map(({ status, text }) => [String(status), text])),
    ),
  ]
  return `${lines.join('\n')}\n`
}

function commandLines(command: CommandSyntax, locale: Locale): string[] {
  const args = argumentWords(command, locale)
  const own = Object.entries(optionsOf(command)).filter(([key]) => !(key in COMMON_OPTIONS))
  return subsection(['salvia', command.name, ...args].join(' '), [
    line(sentence(command.summary[locale])),
    ...command.args.flatMap(({ name, summary }) => entry(value(VALUE_NAMES[name][locale]), summary[locale])),
    ...optionLines(Object.fromEntries(own), locale),
    ...verbatim(command.examples.map(example => example.command)),
  ])
}

function optionLines(options: Options, locale: Locale): string[] {
  return Object.entries(options).flatMap(([key, option]) => {
    const flags = [option.short, flagOf(key)].filter(flag => flag !== undefined)
    return entry(`${flags.map(bold).join(', ')}${valueWord(option, locale)}`, option.summary[locale])
  })
}

function valueWord(option: Option, locale: Locale): string {
  if (option.kind === 'flag') return ''
  if (option.kind === 'choice') return ` ${oneOf(option.choices)}`
  return ` ${value(VALUE_NAMES[option.value][locale])}`
}

function sentence(summary: string): string {
  return `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`
}
