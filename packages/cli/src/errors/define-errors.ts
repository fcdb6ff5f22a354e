import { type Coded, withCodes } from '@salvia/core/errors'
import type { Text } from '@salvia/core/i18n'
import type { ExitName } from './exit-codes.ts'

/** What an error of the program means: exit status, sentence, and what the user can do. */
interface CliErrorFacts {
  readonly exit: ExitName
  /** What happened. `{name}` is replaced by a value. */
  readonly title: Text
  /** What the user can do about it. */
  readonly action: Text
}

/** An error together with its code. */
export type DeclaredCliError = CliErrorFacts & { readonly code: string }

/** Declares the errors of one folder. */
export function defineErrors<const T extends Readonly<Record<string, CliErrorFacts>>>(errors: T): Coded<T> {
  return withCodes(errors)
}
