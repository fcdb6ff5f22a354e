import type { Text } from '@salvia/core/i18n'
import { PAGE_MAX, SEARCH_MAX_CHARACTERS } from '@salvia/core/limits'
import {
  filtersOf,
  type List,
  type ListDeclaration,
  type ListQuery,
  type ListQuestion,
  type ListWords,
  readListQuery,
  sortsOf,
} from '@salvia/core/lists'
import type { IsoDate } from '@salvia/core/primitives'
import { calendarDate } from '../command/option-values.ts'
import { flagOf, type Option, type Options } from '../command/options.ts'
import { errorOf } from '../errors/cli-error.ts'
import { ORG_OPTION } from '../session/company.ts'
import { listsErrors } from './lists.errors.ts'

type QuestionName<D extends ListDeclaration> = D extends { questions: infer Q } ? keyof Q & string : never

/** The help texts of the options of a list. If one is missing, the command does not compile. */
export type ListSummaries<D extends ListDeclaration> = Readonly<Record<QuestionName<D>, Text>> &
  (D extends { filter: { name: infer Name extends string } } ? Readonly<Record<Name, Text>> : unknown) &
  (D extends { isSearchable: true } ? { readonly search: Text } : unknown) &
  (D extends { sorts: unknown } ? { readonly sort: Text } : unknown)

const PAGE: Text = { sv: 'vilken sida av listan', en: 'which page of the list' }
const ALL: Text = { sv: 'alla sidor', en: 'all pages' }

/** The options of a list, in the order of the help. */
export function listOptions<D extends ListDeclaration>(list: List<D>, summaries: ListSummaries<D>): Options {
  const { filter, questions = {}, isSearchable, sorts, path } = list.declaration
  const said = summaries as Readonly<Record<string, Text>>
  const summaryOf = (name: string): Text => said[name] ?? { sv: name, en: name }
  return {
    ...(filter && {
      [filter.name]: { kind: 'choice', choices: filtersOf(list), summary: summaryOf(filter.name) },
    }),
    ...Object.fromEntries(
      Object.entries(questions).map(([name, question]) => [name, questionOption(question, summaryOf(name))]),
    ),
    ...(isSearchable && { search: { kind: 'text', value: 'text', summary: summaryOf('search') } }),
    ...(sorts && { sort: { kind: 'choice', choices: sortsOf(list), summary: summaryOf('sort') } }),
    page: { kind: 'count', value: 'number', range: { from: 1, to: PAGE_MAX }, summary: PAGE },
    all: { kind: 'flag', summary: ALL },
    ...(path.includes('{clientNumber}') && { org: ORG_OPTION }),
  }
}

function questionOption(question: ListQuestion, summary: Text): Option {
  if (question.kind === 'date') return { kind: 'text', value: 'date', summary }
  if (question.kind === 'unit') return { kind: 'text', value: 'unit', summary }
  if (question.kind === 'choice') return { kind: 'choice', choices: question.values, summary }
  return { kind: 'flag', summary }
}

/** The parsed values of the options. */
type ListOptionValues = Readonly<Record<string, unknown>>

/**
 * The query of a command line. Throws for every invalid value before the service is called; none is ignored. What a unit
 * is called is left to `findUnit`, which asks the service.
 */
export function queryOfOptions<D extends ListDeclaration>(
  list: List<D>,
  values: ListOptionValues,
): ListQuery<D> {
  const { filter, questions = {} } = list.declaration
  const dates: Record<string, IsoDate> = {}
  for (const [name, { kind }] of Object.entries(questions)) {
    const value = values[name]
    if (kind === 'date' && typeof value === 'string') dates[name] = calendarDate(flagOf(name), value)
  }
  const { from, to } = dates
  if (from && to && to < from) throw errorOf(listsErrors.PERIOD_REVERSED, { from, to })
  const { search = '', page = 1 } = values
  if (String(search).length > SEARCH_MAX_CHARACTERS)
    throw errorOf(listsErrors.SEARCH_TOO_LONG, { max: SEARCH_MAX_CHARACTERS })
  const words: Record<string, string> = { q: String(search), page: String(page) }
  for (const name of ['sort', ...Object.keys(questions)]) {
    if (values[name] !== undefined) words[name] = String(values[name])
  }
  const chosen = filter && values[filter.name]
  if (chosen !== undefined) words[filter?.address ?? filter?.name ?? ''] = String(chosen)
  return readListQuery(list, words satisfies ListWords)
}
