import type { Locale, Text } from '@salvia/core/i18n'
import { DOWNLOAD_FORMATS, type DownloadFormat } from '@salvia/core/lists'
import type { ExitName } from '../errors/exit-codes.ts'
import { FORMATS, type Format } from '../output/formats.ts'
import { withoutTraits } from '../output/masks.ts'
import type { Screen } from '../output/screen.ts'
import type { Written } from '../output/targets.ts'
import type { ValueName } from '../output/value-names.ts'
import type { Complete } from './complete.ts'
import type { Context } from './context.ts'
import type { Options, OptionValues } from './options.ts'
import { checkShowValues } from './show-values.ts'

/** An argument: a word after the command. */
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

/** How a result is written. `json` is for programs, so it is the same in every language. */
interface View<R> {
  pretty(result: R, screen: Screen): string
  concise(result: R, locale: Locale): string
  json(result: R): unknown
  /** What the command has changed, in one sentence; told when the result cannot be written. */
  done?(result: R, locale: Locale): string
  ics?(result: R, locale: Locale): string
  /** The result as a picture. */
  png?(result: R): Uint8Array
  /** The bytes of a download, unchanged from the service. */
  download?(result: R, format: DownloadFormat): Uint8Array
}

/** The declaration of one command. Help, parsing and documentation are made from it. */
export interface Command<O extends Options, R> {
  /** One word, or two: a group and a verb, such as `org use`. */
  readonly name: string
  readonly summary: Text
  readonly args: readonly Argument[]
  readonly options: O
  readonly examples: readonly [Example, Example, ...Example[]]
  run(
    input: { readonly args: readonly string[]; readonly options: OptionValues<O> },
    ctx: Context,
  ): Promise<R>
  /** The command runs even when the settings are invalid, because it reports or repairs them. */
  readonly repairsSettings?: boolean
  /** Without a view the command writes its result itself, or has none. */
  readonly view?: View<R>
  /** The error that the result tells of. The result is written, and then the error is reported. */
  readonly failure?: (result: R) => unknown
  /** The exit status of the program; without it always `passed`. */
  readonly exit?: (result: R, options: OptionValues<O>) => ExitName
}

/** A command as the program handles it, without the types of its options and result. */
export interface AnyCommand extends Omit<Command<Options, unknown>, 'run' | 'view' | 'exit' | 'failure'> {
  /** The formats that the result can be written in; empty for a command without a result. */
  readonly formats: readonly Format[]
  execute(
    input: { readonly args: readonly string[]; readonly options: Readonly<Record<string, unknown>> },
    ctx: Context,
  ): Promise<Finished>
}

/** What remains when a command has run: the exit status, and the result ready to be written. */
interface Finished {
  readonly exit: ExitName
  readonly written: Written | null
  /** Undefined for none. */
  readonly failure: unknown
}

/** Declares a command. The types of the option values that `run` gets follow from `options`. */
export function defineCommand<const O extends Options, R>(command: Command<O, R>): AnyCommand {
  const { view, exit } = command
  const { ics, png, download } = view ?? {}
  return {
    ...command,
    formats: view
      ? [
          ...FORMATS,
          ...(ics ? (['ics'] as const) : []),
          ...(png ? (['png'] as const) : []),
          ...(download ? DOWNLOAD_FORMATS : []),
        ]
      : [],
    async execute(input, ctx) {
      const options = input.options as OptionValues<O>
      checkShowValues(input.options, ctx.env)
      const isMasked = 'showValues' in command.options && input.options.showValues !== true
      const result = await command.run({ args: input.args, options }, ctx)
      return {
        failure: command.failure?.(result),
        exit: exit ? exit(result, options) : 'passed',
        written: view
          ? {
              pretty: screen => view.pretty(result, screen),
              concise: locale => view.concise(result, locale),
              ...(view.done && { done: (locale: Locale) => view.done?.(result, locale) ?? '' }),
              json: () => (isMasked ? withoutTraits(view.json(result)) : view.json(result)),
              ...(ics && { ics: (locale: Locale) => ics(result, locale) }),
              ...(png && { png: () => png(result) }),
              ...(download && { download: (format: DownloadFormat) => download(result, format) }),
            }
          : null,
      }
    },
  }
}
