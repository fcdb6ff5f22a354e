import type { z } from 'zod'
import type { CaseWorkerFunction } from '../case-worker-functions/case-worker-functions.ts'
import type { Access } from '../contract/index.ts'
import type { Feature } from '../features/index.ts'
import type { Text } from '../i18n/index.ts'
import type { ListColumn } from './list-column.ts'

/**
 * A question of a list: a further condition that narrows it. It is a flag, a date, one of several words, or the id of a
 * unit, which stands for the units below it too. A list that asks for a unit tells under `units` which ones there are.
 */
export type ListQuestion =
  | { readonly kind: 'flag' }
  | { readonly kind: 'date' }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'unit' }

/** The declaration of a list by its concept. */
export interface ListDeclaration {
  /** Path of the `GET`, relative to the base address. */
  readonly path: string
  /** Start of the paths of searches and downloads, if the path of the `GET` names a person; else `path` is used. */
  readonly privatePath?: string
  readonly params?: z.ZodObject
  /** Who may list. A private search is for persons only, even if machine tokens may list. */
  readonly access: Extract<Access, 'user' | 'person' | 'caseWorker'>
  /** See `EndpointDeclaration`. */
  readonly caseWorkerFunction?: CaseWorkerFunction
  readonly feature?: Feature
  /** See `EndpointDeclaration`. It opens the list and its search, no download. */
  readonly orFeature?: Feature
  readonly spec: string
  /** Codes that the calls answer beside those of every list. */
  readonly errors?: readonly string[]
  /** What is listed, for whom, and in which order. */
  readonly summary: string
  readonly row: z.ZodType
  /** The filters, each with a count, in the order in which they are shown. */
  readonly filter?: {
    /** Name of the parameter on the wire. */
    readonly name: string
    /** The portal and the terminal begin with the first one. */
    readonly values: readonly [string, ...string[]]
    /** What a call without the parameter means, if not the first one. */
    readonly callDefault?: string
    /** The filter is part of the path of the `GET`. */
    readonly isInPath?: boolean
    /** Name of the parameter in the portal's address bar, if it differs. */
    readonly address?: string
    /** Filters with very many rows, and up to how many are counted. */
    readonly countedUpTo?: Readonly<Record<string, number>>
  }
  /** The orders of the list. Each can be reversed by a minus before its name. */
  readonly sorts?: readonly [string, ...string[]]
  /** One default order for all filters, or one for each. */
  readonly defaultSort?: string | Readonly<Record<string, string>>
  readonly questions?: Readonly<Record<string, ListQuestion>>
  readonly isSearchable?: boolean
  /** A search for a whole identity number finds the person, and takes a turn (`typedNumber` of the calls). */
  readonly findsByNumber?: boolean
  /** Rows on a page where a call asks for no number, for a list that is one part of a screen. */
  readonly pageSize?: number
  /** The list can be downloaded as a file, with its columns. */
  readonly isDownloadable?: boolean
  /** A download can hold the identity numbers of the people listed, where the caller chooses so. */
  readonly hasNumbers?: boolean
  /** Name of a downloaded file, without its ending. */
  readonly fileName?: Text
  /** Fields of a page beside its rows and counts. */
  readonly more?: z.ZodRawShape
}

/** A list: its declaration, and the columns of downloads and of the terminal. */
export interface List<D extends ListDeclaration = ListDeclaration> {
  readonly declaration: D
  readonly columns: readonly ListColumn<RowOf<D>>[]
}

export type RowOf<D extends ListDeclaration> = z.output<D['row']>

/** The filters of a list. */
export type FilterOf<D extends ListDeclaration> = D extends {
  filter: { values: readonly (infer F extends string)[] }
}
  ? F
  : 'all'

/** The orders of a list. */
export type SortOf<D extends ListDeclaration> = D extends { sorts: readonly (infer S extends string)[] }
  ? S | `-${S}`
  : never

/**
 * Declares a list. Its calls, query and page follow from the declaration.
 * @param columns of downloads and of the terminal
 */
export function defineList<const D extends ListDeclaration>(
  declaration: D,
  columns: readonly ListColumn<RowOf<D>>[] = [],
): List<D> {
  return { declaration, columns }
}

const ALL = ['all'] as const

/** The filters of a list. A list without filters has a single one, which shows everything. */
export function filtersOf<D extends ListDeclaration>({ declaration }: List<D>): readonly FilterOf<D>[] {
  return (declaration.filter?.values ?? ALL) as unknown as readonly FilterOf<D>[]
}

/** The filter of a call that names none. */
export function callFilterOf<D extends ListDeclaration>(list: List<D>): FilterOf<D> {
  return (list.declaration.filter?.callDefault ?? filtersOf(list)[0]) as FilterOf<D>
}

/** The orders of a list, each followed by its reverse. */
export function sortsOf<D extends ListDeclaration>({ declaration }: List<D>): readonly SortOf<D>[] {
  return (declaration.sorts ?? []).flatMap(sort => [sort, `-${sort}`]) as unknown as readonly SortOf<D>[]
}

/** The default order of a list under a filter; undefined when the list has no orders. */
export function defaultSortOf<D extends ListDeclaration>(
  { declaration: { defaultSort, sorts } }: List<D>,
  filter: FilterOf<D>,
): SortOf<D> | undefined {
  const sort = typeof defaultSort === 'object' ? defaultSort[filter] : defaultSort
  return (sort ?? sorts?.[0]) as SortOf<D> | undefined
}

/** Whether a number of rows is the highest that is counted under the filter, so that there may be more. */
export function isAtLeast({ declaration }: List, filter: string, total: number): boolean {
  return total === declaration.filter?.countedUpTo?.[filter]
}
