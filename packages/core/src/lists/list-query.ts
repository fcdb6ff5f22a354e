import { z } from 'zod'
import { PAGE_MAX } from '../limits/index.ts'
import { type IsoDate, parseIsoDate, staysOutOfAddress } from '../primitives/index.ts'
import {
  callFilterOf,
  defaultSortOf,
  type FilterOf,
  filtersOf,
  type List,
  type ListDeclaration,
  type ListQuestion,
  type SortOf,
  sortsOf,
} from './list.ts'

/** The value of a question in a query; undefined when it is not given. */
type ValueOf<Q extends ListQuestion> = Q extends { kind: 'flag' }
  ? boolean
  : Q extends { kind: 'choice'; values: readonly (infer V)[] }
    ? V | undefined
    : Q extends { kind: 'unit' }
      ? string | undefined
      : IsoDate | undefined

type QuestionsOf<D extends ListDeclaration> = D extends {
  questions: infer Q extends Readonly<Record<string, ListQuestion>>
}
  ? { readonly [K in keyof Q]: ValueOf<Q[K]> }
  : Readonly<Record<never, never>>

/** A query of a list, from the address bar, from a call or from options of the terminal. */
export interface ListQuery<D extends ListDeclaration = ListDeclaration> {
  readonly filter: FilterOf<D>
  /** Without leading and trailing spaces. */
  readonly q: string
  /** The chosen order, else the default of the filter. */
  readonly sort: SortOf<D>
  readonly asked: QuestionsOf<D>
  readonly page: number
  readonly pageSize?: number | undefined
}

/** @example QueryOf<typeof bookingsList> */
export type QueryOf<L> = L extends List<infer D> ? ListQuery<D> : never

/** Text values by name, from an address bar or a command line. */
export type ListWords = Readonly<Record<string, string | undefined>>

/**
 * Reads a query from text that somebody may have typed. An invalid value counts as absent.
 * @example readListQuery(bookingList, { status: 'past', page: '2' })
 */
export function readListQuery<D extends ListDeclaration>(list: List<D>, words: ListWords): ListQuery<D> {
  const { declaration } = list
  const filters = filtersOf(list)
  const filter =
    filters.find(known => known === words[filterWord(declaration)]) ?? (filters[0] as FilterOf<D>)
  const questions = Object.entries(declaration.questions ?? {})
  return {
    filter,
    q: declaration.isSearchable ? (words.q ?? '').trim() : '',
    sort: (sortsOf(list).find(known => known === words.sort) ?? defaultSortOf(list, filter)) as SortOf<D>,
    asked: Object.fromEntries(
      questions.map(([name, question]) => [name, readAnswer(question, words[name])]),
    ) as QuestionsOf<D>,
    page: Math.min(Math.max(1, Math.trunc(Number(words.page)) || 1), PAGE_MAX),
  }
}

/** A query as text values for an address bar. Default values are left out, and so is a private search. */
export function listQueryWords<D extends ListDeclaration>(
  list: List<D>,
  query: ListQuery<D>,
): Record<string, string> {
  const { declaration } = list
  const { filter, q, sort, asked, page } = query
  const words = {
    [filterWord(declaration)]: filter === filtersOf(list)[0] ? '' : filter,
    q: isPrivateSearch(q) ? '' : q,
    sort: sort === undefined || sort === defaultSortOf(list, filter) ? '' : sort,
    ...Object.fromEntries(Object.entries(asked).map(([name, value]) => [name, answerWord(value)])),
    page: page === 1 ? '' : String(page),
  }
  return Object.fromEntries(Object.entries(words).filter(([, word]) => word !== ''))
}

/** The names of all text values that a query can have. */
export function listWordNames({ declaration }: List): readonly string[] {
  return [filterWord(declaration), 'q', 'sort', ...Object.keys(declaration.questions ?? {}), 'page']
}

/** The name of the filter in the address bar. */
function filterWord({ filter }: ListDeclaration): string {
  return filter?.address ?? filter?.name ?? 'filter'
}

function readAnswer(question: ListQuestion, word: string | undefined): unknown {
  if (question.kind === 'flag') return word === '1' || word === 'true'
  if (question.kind === 'date') return parseIsoDate(word ?? '') ?? undefined
  if (question.kind === 'unit') return z.uuid().safeParse(word).data
  return question.values.find(known => known === word)
}

function answerWord(value: unknown): string {
  if (typeof value === 'boolean') return value ? '1' : ''
  return typeof value === 'string' ? value : ''
}

/**
 * Whether a search may contain digits of an identity number. Such a search is sent in a body and never stands in an
 * address.
 */
export const isPrivateSearch: (q: string) => boolean = staysOutOfAddress

/** Whether a search or a question narrows the list; the filter does not count. */
export function isNarrowed({ q, asked }: Pick<ListQuery, 'q' | 'asked'>): boolean {
  return q !== '' || Object.values(asked).some(value => value !== undefined && value !== false)
}

/** The query of a validated call, from its parameters, query or body. */
export function queryOfCall<D extends ListDeclaration>(
  list: List<D>,
  values: Readonly<Record<string, unknown>>,
): ListQuery<D> {
  const { filter: declared, questions = {} } = list.declaration
  const filter = (values[declared?.name ?? ''] ?? callFilterOf(list)) as FilterOf<D>
  return {
    filter,
    q: String(values.q ?? '').trim(),
    sort: (values.sort ?? defaultSortOf(list, filter)) as SortOf<D>,
    asked: Object.fromEntries(Object.keys(questions).map(name => [name, values[name]])) as QuestionsOf<D>,
    page: Number(values.page ?? 1),
    pageSize: values.pageSize as number | undefined,
  }
}
