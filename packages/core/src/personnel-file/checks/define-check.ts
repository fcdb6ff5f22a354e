import type { Text } from '../../i18n/index.ts'
import type { CheckCode } from '../report/check-codes.ts'
import type { Severity } from '../report/report.ts'
import type { TemplateInput } from '../template/template.ts'
import type { Scope, ScopeParts } from './scopes.ts'

/** Some thing for each case that a check tells apart, or the thing alone where it tells none. */
type ByDetail<D extends string, T> = [D] extends [never] ? T : Readonly<Record<D, T>>

export interface CheckTexts<M, D extends string = string> {
  /** The sentence that stands above the findings. */
  readonly heading: Text
  /** What is wrong at one place; `{name}` places are filled from the finding's own fields. */
  readonly message: M
  readonly why: Text
  readonly accepted: Text
  /** What the reader does in the spreadsheet, whichever case it is. */
  readonly fix: Text
  /** What to do in one case, where that is another thing than in the next. */
  readonly fixes?: Readonly<Partial<Record<D, Text>>>
}

/** What an example's file is made of. Rows not mentioned in the example are right ones. */
type ExampleContent =
  /** Rows by the cells, under their headers, that differ from a right row. */
  | {
      readonly rows: readonly Readonly<Record<string, string>>[]
      /** `as-written` puts cells into the file as they stand, quotation marks and delimiters too. */
      readonly quoting?: 'as-written'
      /** Written as a workbook, where a cell that begins with `#` is an error value. */
      readonly type?: 'xlsx'
    }
  /** Headers renamed, or left out (null), and headers added last, over one right row. */
  | { readonly header: Readonly<Record<string, string | null>>; readonly added?: readonly string[] }
  /** The whole file as text in UTF-8, or as bytes written in hexadecimal. */
  | { readonly text: string }
  | { readonly hex: string }
  /** The files of a zip archive. */
  | { readonly zip: Readonly<Record<string, string>> }
  /** A fault in the review itself. */
  | { readonly fault: 'reading' | 'reporting' }

export type Example = ExampleContent & {
  readonly note: Text
  /** Facts in which the standard template is changed. */
  readonly template?: Partial<TemplateInput>
}

interface Examples {
  readonly passes: readonly [Example, ...Example[]]
  readonly found: readonly [Example, ...Example[]]
}

interface CheckFacts<C extends CheckCode> {
  readonly code: C
  /** Where the rule comes from. */
  readonly spec: string
  readonly examples: Examples
  readonly related?: readonly CheckCode[]
}

/** A check as its author writes it. @typeParam D the cases that it tells apart, each with a message of its own */
export type CheckDeclaration<C extends CheckCode, S extends Scope, D extends string> = CheckFacts<C> & {
  readonly scope: S
  readonly details?: readonly D[]
  readonly severity: Severity | ByDetail<NoInfer<D>, Severity>
  readonly texts: CheckTexts<ByDetail<NoInfer<D>, Text>, NoInfer<D>>
} & ScopeParts<NoInfer<D>>[S]

/** Any check of a scope as its readers see it. */
export type Check<S extends Scope = Scope> = S extends Scope
  ? CheckFacts<CheckCode> & {
      readonly scope: S
      readonly details?: readonly string[]
      readonly severity: Severity | Readonly<Record<string, Severity>>
      readonly texts: CheckTexts<Text | Readonly<Record<string, Text>>>
    } & ScopeParts<string, boolean | string>[S]
  : never

/** Declares a check: everything that is known or shown of it comes from here. */
export function defineCheck<const C extends CheckCode, S extends Scope, const D extends string = never>(
  check: CheckDeclaration<C, S, D>,
): CheckDeclaration<C, S, D> {
  return check
}
