import type { Locale, Text, TextValues } from '../i18n/index.ts'

/** The meaning of an error: its answer on the wire, its sentence, and what the user can do. */
export interface ErrorFacts {
  /** HTTP status of the answer. */
  readonly status: number
  /** Distinguishes errors of the same status on the wire. @spec §8 */
  readonly subStatus?: number
  /** What happened. `{name}` is replaced by a value. */
  readonly title: Text
  /** What the user can do about it. */
  readonly action: Text
}

/** An error together with its code. */
export type DeclaredError<Code extends string = string> = ErrorFacts & { readonly code: Code }

/** The names between braces in a text. */
type PlaceholdersIn<S extends string> = S extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholdersIn<Rest>
  : never

/** The values that the texts of an error need. */
type ValuesOf<F extends Pick<ErrorFacts, 'title' | 'action'>> = {
  readonly [Name in PlaceholdersIn<F['title'][Locale] | F['action'][Locale]>]: string | number
}

/**
 * The arguments after the code of an error: the values, if its texts need any, then the cause. Values that no text
 * needs are allowed; the answer carries them as data.
 */
export type ErrorArguments<F extends Pick<ErrorFacts, 'title' | 'action'>, Options> =
  Record<never, never> extends ValuesOf<F>
    ? readonly [values?: TextValues, options?: Options]
    : readonly [values: ValuesOf<F> & TextValues, options?: Options]

/** Facts by code, each with its own code added. */
export type Coded<T> = { readonly [Code in keyof T & string]: T[Code] & { readonly code: Code } }

/** Adds to each of the facts the code that is its key. */
export function withCodes<const T extends Readonly<Record<string, object>>>(facts: T): Coded<T> {
  return Object.fromEntries(
    Object.entries(facts).map(([code, each]) => [code, { ...each, code }]),
  ) as Coded<T>
}

/** Declares the errors of one concept. The catalogue collects them. */
export function defineErrors<const T extends Readonly<Record<string, ErrorFacts>>>(errors: T): Coded<T> {
  return withCodes(errors)
}
