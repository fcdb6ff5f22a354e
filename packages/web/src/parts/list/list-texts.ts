import type { TextValues } from '@salvia/core/i18n'
import type { FilterOf, ListDeclaration, SortOf } from '@salvia/core/lists'

/** The questions that are asked by a name. Those with a date are the two ends of a period. */
type AskedByName<D extends ListDeclaration> = D extends { questions: infer Q }
  ? { [K in keyof Q & string]: Q[K] extends { kind: 'date' } ? never : K }[keyof Q & string]
  : never

/** The text keys that a list needs from its feature. */
export type ListTextKey<D extends ListDeclaration> =
  /** The caption of the table, for screen readers. */
  | 'caption'
  /** The number of rows, with `count`: "40 tidsbokningar". */
  | 'result'
  | 'empty'
  | 'emptyText'
  /** Shown when nothing matches the search and the other questions. */
  | (D extends { isSearchable: true } | { questions: object } ? 'noMatch' : never)
  | (D extends { isSearchable: true } ? 'search' : never)
  | (D extends { filter: object } ? 'filter.label' | `filter.${FilterOf<D>}` : never)
  /** Shown when no row has the chosen filter, but others do. */
  | (D extends { filter: { values: readonly ['all', ...string[]] } } ? 'noneHere' : never)
  | `sort.${SortOf<D>}`
  | `question.${AskedByName<D>}`

/** Looks up the texts of a list in its feature. */
export type ListTexts<Key extends string> = (key: Key, values?: TextValues) => string
