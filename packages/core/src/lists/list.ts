import type { z } from 'zod'
import type { Access } from '../contract/index.ts'
import type { Feature } from '../features/index.ts'
import type { Text } from '../i18n/index.ts'
import type { ListColumn } from './list-column.ts'

/** A further question that narrows a list: something is so or not, a date, or one of some words. */
export type ListQuestion =
  | { readonly kind: 'flag' }
  | { readonly kind: 'date' }
  | { readonly kind: 'choice'; readonly values: readonly string[] }

/** What a list is, as its concept declares it. */
export interface ListDeclaration {
  /** Of the `GET`, relative to the base address. */
  readonly path: string
  /** What the paths of searches and downloads begin with, where that of the `GET` names a person; else `path`. */
  readonly privatePath?: string
  readonly params?: z.ZodObject
  /** A private search is for persons, also where machine tokens may list. */
  readonly access: Extract<Access, 'user' | 'person' | 'caseWorker'>
  readonly feature?: Feature
  readonly spec: string
  /** What is listed, whom for and in which order. */
  readonly summary: string
  readonly row: z.ZodType
  /** The filters, each with a count; the first is the one without any. */
  readonly filter?: {
    /** Of the parameter on the wire. */
    readonly name: string
    readonly values: readonly [string, ...string[]]
    /** The filter is a part of the `GET`'s path. */
    readonly isInPath?: boolean
    /** Of the parameter in the portal's address bar, where it differs. */
    readonly address?: string
  }
  /** What the list can be sorted by, each also the other way round with a minus before it. */
  readonly sorts?: readonly [string, ...string[]]
  /** One order for all, or one for each filter. */
  readonly defaultSort?: string | Readonly<Record<string, string>>
  readonly questions?: Readonly<Record<string, ListQuestion>>
  readonly isSearchable?: boolean
  /** Can be downloaded as a file; its columns say what stands in it. */
  readonly isDownloadable?: boolean
  /** What a downloaded file is called, without its ending. */
  readonly fileName?: Text
  /** What a page tells beside its rows and counts. */
  readonly more?: z.ZodRawShape
}

/** A list: its declaration, and what of a row a download and the terminal show. */
export interface List<D extends ListDeclaration = ListDeclaration> {
  readonly declaration: D
  readonly columns: readonly ListColumn<RowOf<D>>[]
}

export type RowOf<D extends ListDeclaration> = z.output<D['row']>

/** Every filter of a list. */
export type FilterOf<D extends ListDeclaration> = D extends {
  filter: { values: readonly (infer F extends string)[] }
}
  ? F
  : 'all'

/** Every order of a list. */
export type SortOf<D extends ListDeclaration> = D extends { sorts: readonly (infer S extends string)[] }
  ? S | `-${S}`
  : never

/**
 * Declares a list. Its calls, its question and its page follow from the declaration.
 * @param columns of downloads and of the terminal
 */
export function defineList<const D extends ListDeclaration>(
  declaration: D,
  columns: readonly ListColumn<RowOf<D>>[] = [],
): List<D> {
  return { declaration, columns }
}

const ALL = ['all'] as const

/** The filters of a list; a list without any has the one that shows all. */
export function filtersOf<D extends ListDeclaration>({ declaration }: List<D>): readonly FilterOf<D>[] {
  return (declaration.filter?.values ?? ALL) as unknown as readonly FilterOf<D>[]
}

/** The orders of a list, each followed by its opposite. */
export function sortsOf<D extends ListDeclaration>({ declaration }: List<D>): readonly SortOf<D>[] {
  return (declaration.sorts ?? []).flatMap(sort => [sort, `-${sort}`]) as unknown as readonly SortOf<D>[]
}

/** The order of a list under a filter where nobody chooses one; undefined where there is nothing to choose. */
export function defaultSortOf<D extends ListDeclaration>(
  { declaration: { defaultSort, sorts } }: List<D>,
  filter: FilterOf<D>,
): SortOf<D> | undefined {
  const sort = typeof defaultSort === 'object' ? defaultSort[filter] : defaultSort
  return (sort ?? sorts?.[0]) as SortOf<D> | undefined
}
