import type { Locale, Text, TextValues } from '../i18n/index.ts'

/** What an error means: its answer on the wire, its sentence, and what the user can do. */
export interface ErrorFacts {
  /** HTTP status of the answer. */
  readonly status: number
  /** Tells cases of one status apart on the wire. @spec §8 */
  readonly subStatus?: number
  /** What happened. `{name}` stands for a value. */
  readonly title: Text
  /** What the user can do about it. */
  readonly action: Text
}

/** An error with the code that it was declared under. */
export type DeclaredError<Code extends string = string> = ErrorFacts & { readonly code: Code }

/** The names between braces in a text. */
type PlaceholdersIn<S extends string> = S extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholdersIn<Rest>
  : never

/** The values that the sentences of an error need. */
type ValuesOf<F extends Pick<ErrorFacts, 'title' | 'action'>> = {
  readonly [Name in PlaceholdersIn<F['title'][Locale] | F['action'][Locale]>]: string | number
}

/**
 * What comes behind the code of an error: the values, where its sentences need some, then what is known about the cause.
 * Values that no sentence needs may come along: they are answered as data.
 */
export type ErrorArguments<F extends Pick<ErrorFacts, 'title' | 'action'>, Options> =
  Record<never, never> extends ValuesOf<F>
    ? readonly [values?: TextValues, options?: Options]
    : readonly [values: ValuesOf<F> & TextValues, options?: Options]

/** Facts by their codes, each with its own code. */
export type Coded<T> = { readonly [Code in keyof T & string]: T[Code] & { readonly code: Code } }

/** Puts the code under which each of the facts stands into it. */
export function withCodes<const T extends Readonly<Record<string, object>>>(facts: T): Coded<T> {
  return Object.fromEntries(
    Object.entries(facts).map(([code, each]) => [code, { ...each, code }]),
  ) as Coded<T>
}

/** Declares the errors of one concept; the catalogue assembles them. */
export function defineErrors<const T extends Readonly<Record<string, ErrorFacts>>>(errors: T): Coded<T> {
  return withCodes(errors)
}
