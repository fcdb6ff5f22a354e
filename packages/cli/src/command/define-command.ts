import type { Locale, Text } from '@salvia/core/i18n'
import { DOWNLOAD_FORMATS, type DownloadFormat } from '@salvia/core/lists'
import type { ExitName } from '../errors/exit-codes.ts'
import { FORMATS, type Format } from '../output/formats.ts'
import type { Screen } from '../output/screen.ts'
import type { Written } from '../output/targets.ts'
import type { ValueName } from '../output/value-names.ts'
import type { Complete } from './complete.ts'
import type { Context } from './context.ts'
import type { Options, OptionValues } from './options.ts'

/** A word after the command. */
interface Argument {
  readonly name: ValueName
  readonly summary: Text
  readonly required: boolean
  readonly many: boolean
  readonly complete?: Complete
}

export interface Example {
  readonly command: string
  readonly text: Text
}

/** How a result is written; `json` is what a program reads, so it is the same in every language. */
interface View<R> {
  pretty(result: R, screen: Screen): string
  concise(result: R, locale: Locale): string
  json(result: R): unknown
  ics?(result: R, locale: Locale): string
  /** The bytes of a download, as the service has written them. */
  download?(result: R, format: DownloadFormat): Uint8Array
}

/** One command, declared: help, parsing and documentation are read from it. */
export interface Command<O extends Options, R> {
  /** One word, or two: a group of commands and a verb, such as `org use`. */
  readonly name: string
  readonly summary: Text
  readonly args: readonly Argument[]
  readonly options: O
  readonly examples: readonly [Example, Example, ...Example[]]
  run(
    input: { readonly args: readonly string[]; readonly options: OptionValues<O> },
    ctx: Context,
  ): Promise<R>
  /** Runs also where the settings cannot be used: it tells what is wrong with them, or mends it. */
  readonly repairsSettings?: boolean
  /** Absent: the command writes its result itself, or has none. */
  readonly view?: View<R>
  /** How the program ends; always `passed` without it. */
  readonly exit?: (result: R, options: OptionValues<O>) => ExitName
}

/** A command whose own types are sealed, as the program handles it. */
export interface AnyCommand extends Omit<Command<Options, unknown>, 'run' | 'view' | 'exit'> {
  /** How the result can be written; none where the command has none. */
  readonly formats: readonly Format[]
  execute(
    input: { readonly args: readonly string[]; readonly options: Readonly<Record<string, unknown>> },
    ctx: Context,
  ): Promise<Finished>
}

/** What is left when a command has run: its ending, and its result ready to be written. */
interface Finished {
  readonly exit: ExitName
  readonly written: Written | null
}

/** Declares a command; the option values that `run` gets follow from `options`. */
export function defineCommand<const O extends Options, R>(command: Command<O, R>): AnyCommand {
  const { view, exit } = command
  const { ics, download } = view ?? {}
  return {
    ...command,
    formats: view
      ? [...FORMATS, ...(ics ? (['ics'] as const) : []), ...(download ? DOWNLOAD_FORMATS : [])]
      : [],
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
              ...(ics && { ics: (locale: Locale) => ics(result, locale) }),
              ...(download && { download: (format: DownloadFormat) => download(result, format) }),
            }
          : null,
      }
    },
  }
}
