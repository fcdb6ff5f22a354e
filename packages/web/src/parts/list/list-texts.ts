import type { TextValues } from '@salvia/core/i18n'
import type { FilterOf, ListDeclaration, SortOf } from '@salvia/core/lists'

type FlagOf<D extends ListDeclaration> = D extends { questions: infer Q }
  ? { [K in keyof Q & string]: Q[K] extends { kind: 'flag' } ? K : never }[keyof Q & string]
  : never

/** What a list is told in: the keys that its feature has among its texts. */
export type ListTextKey<D extends ListDeclaration> =
  /** Of the table, for screen readers. */
  | 'caption'
  /** How many there are, with `count`: "40 tidsbokningar". */
  | 'result'
  | 'empty'
  | 'emptyText'
  /** Nothing fits the search and the further questions. */
  | (D extends { isSearchable: true } | { questions: object } ? 'noMatch' : never)
  | (D extends { isSearchable: true } ? 'search' : never)
  | (D extends { filter: object } ? 'filter.label' | `filter.${FilterOf<D>}` : never)
  /** Nothing stands under the chosen filter, while there is something under another. */
  | (D extends { filter: { values: readonly ['all', ...string[]] } } ? 'noneHere' : never)
  | `sort.${SortOf<D>}`
  | `question.${FlagOf<D>}`

/** Looks up the words of a list among its feature's texts. */
export type ListTexts<Key extends string> = (key: Key, values?: TextValues) => string
