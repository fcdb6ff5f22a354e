import type { AnyCommand } from './define-command.ts'

/** What a command line may hold, without the code that runs it: enough for help, completion and manual. */
export type CommandSyntax = Pick<AnyCommand, 'name' | 'summary' | 'args' | 'options' | 'examples' | 'formats'>
