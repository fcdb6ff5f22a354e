import type { Text } from '../../i18n/index.ts'
import type { CheckCode } from '../report/check-codes.ts'
import type { Severity } from '../report/report.ts'
import type { TemplateInput } from '../template/template.ts'
import type { Scope, ScopeParts } from './scopes.ts'

/** A value for each case of a check, or a single value if it has no cases. */
type ByDetail<D extends string, T> = [D] extends [never] ? T : Readonly<Record<D, T>>

export interface CheckTexts<M, D extends string = string> {
  /** The heading above the findings. */
  readonly heading: Text
  /** What is wrong at one place; `{name}` places are filled from the finding's own fields. */
  readonly message: M
  readonly why: Text
  readonly accepted: Text
  /** What the reader must do in the spreadsheet, in every case. */
  readonly fix: Text
  /** What to do in a single case, if it differs from the others. */
  readonly fixes?: Readonly<Partial<Record<D, Text>>>
  /** What to do where the finding suggests a value; places are filled as in a message. */
  readonly fixSuggested?: Text
}

/** The content of an example's file. Rows that the example does not mention are right. */
type ExampleContent =
  /** Rows, by the cells under their headers that differ from a right row. */
  | {
      readonly rows: readonly Readonly<Record<string, string>>[]
      /** `as-written` writes cells exactly as given, with their quotation marks and delimiters. */
      readonly quoting?: 'as-written'
      /** Written as a workbook, where a cell that begins with `#` is an error value, and `=` a formula without a result. */
      readonly type?: 'xlsx'
    }
  /** Headers that are renamed or left out (null), and headers that are added last, above one right row. */
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
  /** What is changed in the standard template. */
  readonly template?: Partial<TemplateInput>
}

interface Examples {
  readonly passes: readonly [Example, ...Example[]]
  readonly found: readonly [Example, ...Example[]]
}

interface CheckFacts<C extends CheckCode> {
  readonly code: C
  /** The section of the specification that asks for the check: `portal §5` or `personnel-file §4`; or `assumed`. */
  readonly spec: string
  readonly examples: Examples
  readonly related?: readonly CheckCode[]
}

/** A check as it is declared. */
type CheckDeclaration<C extends CheckCode, S extends Scope, D extends string> = CheckFacts<C> & {
  readonly scope: S
  readonly details?: readonly D[]
  readonly severity: Severity | ByDetail<NoInfer<D>, Severity>
  readonly texts: CheckTexts<ByDetail<NoInfer<D>, Text>, NoInfer<D>>
} & ScopeParts<NoInfer<D>>[S]

/** A check of a scope, as the review and the documents use it. */
export type Check<S extends Scope = Scope> = S extends Scope
  ? CheckFacts<CheckCode> & {
      readonly scope: S
      readonly details?: readonly string[]
      readonly severity: Severity | Readonly<Record<string, Severity>>
      readonly texts: CheckTexts<Text | Readonly<Record<string, Text>>>
    } & ScopeParts<string, boolean | string>[S]
  : never

/** Declares a check. Everything that is shown about it is made from this declaration. */
export function defineCheck<const C extends CheckCode, S extends Scope, const D extends string = never>(
  check: CheckDeclaration<C, S, D>,
): CheckDeclaration<C, S, D> {
  return check
}
