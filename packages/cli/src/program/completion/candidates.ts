import type { Locale, Text } from '@salvia/core/i18n'
import { optionsOf } from '../../command/command-syntax.ts'
import { COMMON_OPTIONS } from '../../command/common-options.ts'
import type { Complete } from '../../command/complete.ts'
import type { AnyCommand } from '../../command/define-command.ts'
import { flagOf, type Option, type Options } from '../../command/options.ts'
import type { ValueName } from '../../output/value-names.ts'
import type { Settings } from '../../settings/settings.ts'
import { splitWords } from '../find-command.ts'
import {
  COMMAND_NAMES,
  COMMANDS,
  type CommandName,
  GROUPS,
  type GroupName,
  isCommandName,
  isGroupName,
} from '../registry.ts'

/** What can stand at the cursor. */
interface Candidates {
  readonly words: readonly (readonly [word: string, summary: string])[]
  /** The shell shall offer file names too, because it completes those best. */
  readonly files: boolean
}

interface Place {
  readonly locale: Locale
  settings(): Settings
}

const NOTHING: Candidates = { words: [], files: false }
const HELP: Text = { sv: 'visa hjälp', en: 'show help' }
const VERSION: Text = { sv: 'visa version', en: 'show the version' }

/**
 * What can follow the words of a command line (without the program's name). The last word is the one being completed.
 */
export async function candidatesFor(words: readonly string[], place: Place): Promise<Candidates> {
  const current = words.at(-1) ?? ''
  const found = await candidates(words.slice(0, -1), current, place)
  return { ...found, words: found.words.filter(([word]) => word.startsWith(current)) }
}

async function candidates(before: readonly string[], current: string, place: Place): Promise<Candidates> {
  const { word, rest } = splitWords(before)
  const open = optionAwaiting(before, COMMON_OPTIONS)
  if (word === undefined) return open ? optionValues(open, [], place) : beginnings(current, place)
  if (isGroupName(word)) {
    const { word: verb, rest: words } = splitWords(rest)
    if (verb === undefined) return verbs(word, place)
    const name = `${word} ${verb}`
    return isCommandName(name) ? within(await COMMANDS[name](), words, current, place) : NOTHING
  }
  if (!isCommandName(word)) return NOTHING
  const found = await within(await COMMANDS[word](), rest, current, place)
  if (word !== 'help' || rest.length > 0 || current.startsWith('-')) return found
  const commands = await beginnings(current, place)
  return { words: [...found.words, ...commands.words], files: false }
}

/** The first words of commands, or the options that can stand before them. */
async function beginnings(current: string, { locale }: Place): Promise<Candidates> {
  if (current.startsWith('-')) {
    return { files: false, words: [...flags(COMMON_OPTIONS, locale), ['--version', VERSION[locale]]] }
  }
  const groups = Object.entries(GROUPS).map(([name, summary]) => [name, summary[locale]] as const)
  const single = await summaries(
    COMMAND_NAMES.filter(name => !name.includes(' ')),
    locale,
  )
  return { files: false, words: [...single, ...groups] }
}

async function verbs(group: GroupName, { locale }: Place): Promise<Candidates> {
  const names = COMMAND_NAMES.filter(name => name.startsWith(`${group} `))
  const words = (await summaries(names, locale)).map(
    ([name, summary]) => [name.slice(group.length + 1), summary] as const,
  )
  return { files: false, words }
}

async function summaries(names: readonly CommandName[], locale: Locale) {
  const { COMMAND_SYNTAX } = await import('../../command/command-syntax.gen.ts')
  return names.map(name => [name, COMMAND_SYNTAX[name].summary[locale]] as const)
}

/** What can stand after a command. */
function within(command: AnyCommand, before: readonly string[], current: string, place: Place): Candidates {
  const options = optionsOf(command)
  const isOnlyArguments = before.includes('--')
  const open = isOnlyArguments ? null : optionAwaiting(before, options)
  const args = argumentsOf(before, options)
  if (open) return optionValues(open, args, place)
  if (current.startsWith('-') && !isOnlyArguments) {
    const equals = current.indexOf('=')
    if (equals !== -1) return valuesAfterEquals(current.slice(0, equals), options, args, place)
    return { files: false, words: flags(withoutUsed(options, before), place.locale) }
  }
  const argument = command.args[args.length] ?? (command.args.at(-1)?.many ? command.args.at(-1) : undefined)
  return argument ? values(argument, args, place) : NOTHING
}

function valuesAfterEquals(
  flag: string,
  options: Options,
  args: readonly string[],
  place: Place,
): Candidates {
  const option = optionOf(flag, options)
  if (!option) return NOTHING
  const { words } = optionValues(option, args, place)
  return { files: false, words: words.map(([word, summary]) => [`${flag}=${word}`, summary] as const) }
}

function optionValues(option: Option, before: readonly string[], place: Place): Candidates {
  if (option.kind === 'flag') return NOTHING
  if (option.kind === 'choice') return values({ complete: option.choices }, before, place)
  return values({ name: option.value, ...option }, before, place)
}

/** Values that the user types: those that the declaration offers, or file names when the value is named so. */
function values(
  { name, complete }: { readonly name?: ValueName; readonly complete?: Complete },
  before: readonly string[],
  { settings }: Place,
): Candidates {
  if (complete === undefined) return { words: [], files: name === 'file' }
  const words = typeof complete === 'function' ? complete({ before, settings }) : complete
  return { files: false, words: words.map(word => [word, ''] as const) }
}

/** The option whose value is being completed; null for none. */
function optionAwaiting(before: readonly string[], options: Options): Option | null {
  const option = optionOf(before.at(-1) ?? '', options)
  return option && option.kind !== 'flag' ? option : null
}

function optionOf(word: string, options: Options): Option | undefined {
  return Object.entries(options).find(([key, { short }]) => flagOf(key) === word || short === word)?.[1]
}

/** The words that are neither options nor values of options. */
function argumentsOf(words: readonly string[], options: Options): string[] {
  return words.filter((word, index) => {
    if (word.startsWith('-') && word !== '-') return false
    return optionAwaiting(words.slice(0, index), options) === null
  })
}

function withoutUsed(options: Options, used: readonly string[]): Options {
  return Object.fromEntries(
    Object.entries(options).filter(([key, { kind }]) => kind === 'list' || !used.includes(flagOf(key))),
  )
}

function flags(options: Options, locale: Locale): (readonly [string, string])[] {
  const own = Object.entries(options).map(([key, { summary }]) => [flagOf(key), summary[locale]] as const)
  return [...own, ['--help', HELP[locale]]]
}
