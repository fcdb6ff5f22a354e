import type { Text } from '@salvia/core/i18n'
import type { ValueName } from '../output/value-names.ts'
import type { Complete } from './complete.ts'

interface OptionFacts {
  readonly summary: Text
  /** One letter, as in `-f`. */
  readonly short?: string
}

/** An option that takes a value; `value` names it in the help. */
interface ValueOption extends OptionFacts {
  readonly kind: 'text' | 'list' | 'duration'
  readonly value: ValueName
  /** What the shell offers as the value of the option. */
  readonly complete?: Complete
}
/** A whole number; without a range, 0 or more. */
interface CountOption extends OptionFacts {
  readonly kind: 'count'
  readonly value: ValueName
  readonly range?: { readonly from: number; readonly to: number }
}
interface ChoiceOption extends OptionFacts {
  readonly kind: 'choice'
  readonly choices: readonly string[]
}
interface FlagOption extends OptionFacts {
  readonly kind: 'flag'
}

/** One option of a command. Its flag is its key in kebab-case. */
export type Option = ValueOption | CountOption | ChoiceOption | FlagOption
export type Options = Readonly<Record<string, Option>>

/** The value of an option: milliseconds for `duration`, a whole number for `count`. */
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

/** The flag of an option, from its key. @example flagOf('failOn') // '--fail-on' */
export function flagOf(key: string): string {
  return `--${key.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`
}
