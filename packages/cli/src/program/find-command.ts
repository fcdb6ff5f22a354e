import { COMMON_OPTIONS } from '../command/common-options.ts'
import { flagOf } from '../command/options.ts'
import { type CliError, errorOf } from '../errors/cli-error.ts'
import { usageErrors } from '../errors/usage.errors.ts'
import { nearest } from '../output/nearest.ts'
import { asksForHelp } from './parse.ts'
import {
  COMMAND_NAMES,
  type CommandName,
  GROUP_NAMES,
  type GroupName,
  isCommandName,
  isGroupName,
} from './registry.ts'

/** The command or group that the words name, and the remaining words. */
export type Found = { readonly words: readonly string[] } & (
  | { readonly kind: 'command'; readonly name: CommandName }
  | { readonly kind: 'group'; readonly group: GroupName }
  | { readonly kind: 'overview' }
)

/** Finds the command: one word, or a group and a verb. `help validate` means `validate --help`. */
export function findCommand(words: readonly string[]): Found {
  const { word, rest } = splitWords(words)
  if (word === undefined) return { kind: 'overview', words }
  return word === 'help' ? findHelp(rest) : findNamed(word, rest)
}

function findHelp(words: readonly string[]): Found {
  const { word, rest } = splitWords(words)
  if (word === undefined && !asksForHelp(words)) return { kind: 'overview', words }
  const isOther = word !== undefined && word !== 'help' && (isCommandName(word) || isGroupName(word))
  return isOther ? findNamed(word, [...rest, '--help']) : { kind: 'command', name: 'help', words }
}

function findNamed(word: string, words: readonly string[]): Found {
  if (isCommandName(word)) return { kind: 'command', name: word, words }
  if (!isGroupName(word)) throw unknown(word)
  const { word: verb, rest } = splitWords(words)
  if (verb === undefined) return { kind: 'group', group: word, words }
  const name = `${word} ${verb}`
  if (!isCommandName(name)) throw unknown(name)
  return { kind: 'command', name, words: rest }
}

function unknown(word: string): CliError {
  const near = nearest(word, [...COMMAND_NAMES, ...GROUP_NAMES])
  return near
    ? errorOf(usageErrors.UNKNOWN_COMMAND_NEAR, { word, near: `salvia ${near}` })
    : errorOf(usageErrors.UNKNOWN_COMMAND, { word })
}

/** The first word that is neither a flag nor the value of a common option is the command; the rest are its words. */
export function splitWords(words: readonly string[]): { word: string | undefined; rest: string[] } {
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? ''
    if (takesValue(word)) index++
    else if (!word.startsWith('-')) {
      return { word, rest: [...words.slice(0, index), ...words.slice(index + 1)] }
    }
  }
  return { word: undefined, rest: [...words] }
}

function takesValue(word: string): boolean {
  return Object.entries(COMMON_OPTIONS).some(
    ([key, option]) => option.kind !== 'flag' && flagOf(key) === word,
  )
}
