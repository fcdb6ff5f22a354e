import type { Text } from '@salvia/core/i18n'
import type { ExitName } from './exit-codes.ts'

/** Errors of the program by their codes. */
export type CliErrorTable = Readonly<
  Record<
    string,
    {
      readonly exit: ExitName
      /** What happened. */
      readonly title: Text
      /** What the user can do about it. */
      readonly action: Text
    }
  >
>
