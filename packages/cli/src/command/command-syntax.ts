import type { Locale } from '@salvia/core/i18n'
import { VALUE_NAMES } from '../output/value-names.ts'
import { COMMON_OPTIONS, outputOptions } from './common-options.ts'
import type { AnyCommand } from './define-command.ts'
import type { Options } from './options.ts'

/** What a command line may hold, without the code that runs it: enough for help, completion and the manual. */
export type CommandSyntax = Pick<AnyCommand, 'name' | 'summary' | 'args' | 'options' | 'examples' | 'formats'>

/** All options of a command: its own, those for results, and the common ones. */
export function optionsOf(command: Pick<CommandSyntax, 'options' | 'formats'>): Options {
  return {
    ...command.options,
    ...(command.formats.length > 0 && outputOptions(command.formats)),
    ...COMMON_OPTIONS,
  }
}

/** The arguments as the usage of a command writes them. @example ['<file...>', '[code]'] */
export function argumentWords({ args }: Pick<CommandSyntax, 'args'>, locale: Locale): string[] {
  return args.map(({ name, required, many }) => {
    const word = `${VALUE_NAMES[name][locale]}${many ? '...' : ''}`
    return required ? `<${word}>` : `[${word}]`
  })
}
