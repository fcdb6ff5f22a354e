import type { Text } from '@salvia/core/i18n'
import { argumentWords, type CommandSyntax, optionsOf } from '../command/command-syntax.ts'
import { COMMON_OPTIONS } from '../command/common-options.ts'
import { flagOf, type Option, type Options } from '../command/options.ts'
import type { Screen } from '../output/screen.ts'
import { VALUE_NAMES } from '../output/value-names.ts'
import { twoColumns, wrap } from '../output/wrap.ts'

const TEXTS = {
  intro: {
    sv: 'salvia kontrollerar och skickar personalfiler, och visar medarbetare, beställningar och tidsbokningar.',
    en: 'salvia checks and sends personnel files; shows employees, orders and bookings.',
  },
  examples: { sv: 'Exempel', en: 'Examples' },
  start: { sv: 'Kom i gång', en: 'Get started' },
  usage: { sv: 'Så skrivs det', en: 'Usage' },
  commands: { sv: 'Kommandon', en: 'Commands' },
  args: { sv: 'Efter kommandot', en: 'Arguments' },
  options: { sv: 'Flaggor', en: 'Options' },
  common: { sv: 'Flaggor för alla kommandon', en: 'Options of every command' },
  flags: { sv: 'flaggor', en: 'options' },
  help: { sv: 'visa hjälp', en: 'show help' },
  version: { sv: 'visa version', en: 'show the version' },
  more: {
    sv: 'Mer om ett kommando: salvia <kommando> --help. Mer om programmet: salvia help exit-codes, environment eller formats.',
    en: 'More about a command: salvia <command> --help. More about the program: salvia help exit-codes, environment or formats.',
  },
} as const satisfies Record<string, Text>

/** The help of one command: two examples first, then its usage. */
export function commandHelp(command: CommandSyntax, screen: Screen): string {
  const own = Object.fromEntries(
    Object.entries(optionsOf(command)).filter(([key]) => !(key in COMMON_OPTIONS)),
  )
  const args = argumentWords(command, screen.locale)
  const usage = ['salvia', command.name, ...args, `[${screen.say(TEXTS.flags)}]`].join(' ')
  return [
    ...wrap(screen.say(command.summary), screen.width),
    ...section(screen, TEXTS.examples, exampleRows(command, screen)),
    ...section(screen, TEXTS.usage, [`  ${usage}`]),
    ...section(
      screen,
      TEXTS.args,
      rows(
        command.args.map(arg => [screen.say(VALUE_NAMES[arg.name]), screen.say(arg.summary)]),
        screen,
      ),
    ),
    ...section(screen, TEXTS.options, rows(optionRows(own, screen), screen)),
    ...section(screen, TEXTS.common, rows(commonRows(screen), screen)),
  ].join('\n')
}

interface Group {
  readonly name: string
  readonly summary: Text
}

/** The help of a group of commands, such as `org`. */
export function groupHelp(group: Group, commands: readonly CommandSyntax[], screen: Screen): string {
  return [
    ...wrap(screen.say(group.summary), screen.width),
    ...section(screen, TEXTS.examples, firstExamples(commands, screen)),
    ...section(
      screen,
      TEXTS.commands,
      rows(
        commands.map(({ name, summary }) => [name, screen.say(summary)]),
        screen,
      ),
    ),
    ...section(screen, TEXTS.common, rows(commonRows(screen), screen)),
  ].join('\n')
}

/** The overview of all commands. The commands of a group share a line. */
export function overview(
  commands: readonly CommandSyntax[],
  groups: readonly (Group & { readonly verbs: readonly string[] })[],
  screen: Screen,
): string {
  const groupOf = (name: string) => groups.find(group => name.startsWith(`${group.name} `))
  const lines = commands.map(({ name, summary }): [string, string] => {
    const group = groupOf(name)
    return group
      ? [`${group.name} ${group.verbs.join('|')}`, screen.say(group.summary)]
      : [name, screen.say(summary)]
  })
  const once = lines.filter(([name], index) => lines.findIndex(([other]) => other === name) === index)
  return [
    ...wrap(screen.say(TEXTS.intro), screen.width),
    ...section(screen, TEXTS.start, startRows(commands, screen)),
    ...section(screen, TEXTS.commands, rows(once, screen)),
    ...section(screen, TEXTS.common, rows(commonRows(screen), screen)),
    '',
    ...wrap(screen.say(TEXTS.more), screen.width),
  ].join('\n')
}

function firstExamples(commands: readonly CommandSyntax[], screen: Screen): string[] {
  const examples = commands.slice(0, 2).map(({ examples: [first] }) => first)
  return rows(
    examples.map(({ command, text }) => [command, screen.say(text)]),
    screen,
  )
}

/** The way of a first file: from a template to the service. */
const FIRST_STEPS = ['template', 'validate', 'login', 'upload']

function startRows(commands: readonly CommandSyntax[], screen: Screen): string[] {
  const steps = FIRST_STEPS.flatMap(step => commands.find(({ name }) => name === step) ?? [])
  return rows(
    steps.map(({ examples: [{ command, text }] }) => [command, screen.say(text)]),
    screen,
  )
}

function exampleRows(command: CommandSyntax, screen: Screen): string[] {
  return command.examples.flatMap(example => [
    `  ${example.command}`,
    ...wrap(screen.paint.dim(screen.say(example.text)), screen.width, '      '),
  ])
}

function section(screen: Screen, title: Text, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', screen.paint.strong(screen.say(title)), ...lines]
}

function rows(pairs: readonly (readonly [string, string])[], screen: Screen): string[] {
  return pairs.length === 0 ? [] : twoColumns(pairs, screen.width)
}

function commonRows(screen: Screen): [string, string][] {
  return [
    ...optionRows(COMMON_OPTIONS, screen),
    ['-h, --help', screen.say(TEXTS.help)],
    ['    --version', screen.say(TEXTS.version)],
  ]
}

function optionRows(options: Options, screen: Screen): [string, string][] {
  return Object.entries(options).map(([key, option]) => [
    `${option.short ? `${option.short}, ` : '    '}${flagOf(key)}${valueName(option, screen)}`,
    summaryOf(option, screen),
  ])
}

/** Wider choices would leave no room for the summary on a line. */
const CHOICES_MAX_WIDTH = 60

function hasManyChoices({ choices }: { readonly choices: readonly string[] }): boolean {
  return choices.join('|').length > CHOICES_MAX_WIDTH
}

function summaryOf(option: Option, { say }: Screen): string {
  const summary = say(option.summary)
  return option.kind === 'choice' && hasManyChoices(option)
    ? `${summary}: ${option.choices.join(', ')}`
    : summary
}

function valueName(option: Option, screen: Screen): string {
  if (option.kind === 'flag') return ''
  if (option.kind !== 'choice') return ` <${screen.say(VALUE_NAMES[option.value])}>`
  return hasManyChoices(option) ? ` <${screen.say(VALUE_NAMES.value)}>` : ` ${option.choices.join('|')}`
}
