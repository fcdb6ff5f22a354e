import type { Locale, Text } from '@salvia/core/i18n'
import type { Context } from './context.ts'
import type { ExitName } from './exit-codes.ts'
import type { Screen } from './output/screen.ts'

interface OptionFacts {
  readonly summary: Text
  /** One letter, as in `-f`. */
  readonly short?: string
}

/** An option that takes a value; `value` names it in the help. */
interface ValueOption extends OptionFacts {
  readonly kind: 'text' | 'list' | 'count' | 'duration'
  readonly value: string
}
interface ChoiceOption extends OptionFacts {
  readonly kind: 'choice'
  readonly choices: readonly string[]
}
interface FlagOption extends OptionFacts {
  readonly kind: 'flag'
}

/** One option of a command; its flag is the kebab-case of its key. */
export type Option = ValueOption | ChoiceOption | FlagOption
export type Options = Readonly<Record<string, Option>>

/** What an option gives: `duration` milliseconds, `count` a whole number from 0. */
type OptionValue<O extends Option> = O extends { kind: 'flag' }
  ? boolean
  : O extends { kind: 'choice'; choices: readonly (infer C)[] }
    ? C | undefined
    : O extends { kind: 'list' }
      ? readonly string[]
      : O extends { kind: 'count' | 'duration' }
        ? number | undefined
        : string | undefined

export type OptionValues<O extends Options> = { readonly [K in keyof O]: OptionValue<O[K]> }

/** A word after the command. */
export interface Argument {
  readonly name: string
  readonly summary: Text
  readonly required: boolean
  readonly many: boolean
}

export interface Example {
  readonly command: string
  readonly text: Text
}

/** How a result is written; `json` is what a program reads, so it is the same in every language. */
export interface View<R> {
  pretty(result: R, screen: Screen): string
  concise(result: R, locale: Locale): string
  json(result: R): unknown
}

/** One command, declared: help, parsing and documentation are read from it. */
export interface Command<O extends Options, R> {
  readonly name: string
  readonly summary: Text
  readonly args: readonly Argument[]
  readonly options: O
  readonly examples: readonly [Example, Example, ...Example[]]
  run(
    input: { readonly args: readonly string[]; readonly options: OptionValues<O> },
    ctx: Context,
  ): Promise<R>
  /** Absent: the command writes its result itself, or has none. */
  readonly view?: View<R>
  /** How the program ends; always `passed` without it. */
  readonly exit?: (result: R, options: OptionValues<O>) => ExitName
}

/** A command whose own types are sealed, as the program handles it. */
export interface AnyCommand extends Omit<Command<Options, unknown>, 'run' | 'view' | 'exit'> {
  readonly hasView: boolean
  execute(
    input: { readonly args: readonly string[]; readonly options: Readonly<Record<string, unknown>> },
    ctx: Context,
  ): Promise<Finished>
}

/** What is left when a command has run: its ending, and its result ready to be written. */
export interface Finished {
  readonly exit: ExitName
  readonly written: {
    pretty(screen: Screen): string
    concise(locale: Locale): string
    json(): unknown
  } | null
}

/** Declares a command; the option values that `run` gets follow from `options`. */
export function defineCommand<const O extends Options, R>(command: Command<O, R>): AnyCommand {
  const { view, exit } = command
  return {
    ...command,
    hasView: view !== undefined,
    async execute(input, ctx) {
      const options = input.options as OptionValues<O>
      const result = await command.run({ args: input.args, options }, ctx)
      return {
        exit: exit ? exit(result, options) : 'passed',
        written: view
          ? {
              pretty: screen => view.pretty(result, screen),
              concise: locale => view.concise(result, locale),
              json: () => view.json(result),
            }
          : null,
      }
    },
  }
}

/** The flag of an option's key. @example flagOf('failOn') // '--fail-on' */
export function flagOf(key: string): string {
  return `--${key.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`
}
