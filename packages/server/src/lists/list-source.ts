import type { FilterOf, List, ListDeclaration, ListQuery, RowOf } from '@salvia/core/lists'
import type { z } from 'zod'
import type { AuditAction } from '../access/audit.store.ts'
import type { Caller, Person } from '../access/caller.ts'
import type { CompanyAccess } from '../access/company-access.ts'
import type { AuditDetails } from '../db/schema/platform.ts'
import type { AnyContext } from '../http/handler.ts'

/** One call of a list that has passed access, feature gate and validation. */
export interface ListCall<D extends ListDeclaration>
  extends Pick<AnyContext, 'services' | 'now' | 'locale' | 'gone'> {
  readonly caller: D['access'] extends 'user' ? Caller : Person
  readonly company: D['path'] extends `${string}{clientNumber}${string}` ? CompanyAccess : null
  readonly params: D['params'] extends z.ZodObject ? z.output<D['params']> : null
  readonly query: ListQuery<D>
}

/** Which rows are read: those of a page by their offset, those of a download by the row that they follow. */
export interface ListRange<Stored> {
  readonly limit: number
  readonly offset: number
  /** The last row that was read; null for none. */
  readonly after: Stored | null
}

/** How many stand under each filter. */
export type ListCounts<D extends ListDeclaration> = Record<FilterOf<D>, number>

/** The answer to one question: rules and search are settled, rows are still to be read. */
export type ListAnswer<D extends ListDeclaration, Stored> = {
  /** By search and further questions, whatever the filter. */
  counts(): Promise<ListCounts<D>>
  /**
   * Rows under the filter in the order of the query. The order is total and `after` continues it by its values, so that
   * a row that stays is neither missing nor twice while others come and go.
   */
  rows(range: ListRange<Stored>): Promise<readonly Stored[]>
  /** The rows as they are answered, in the same order. */
  shape(rows: readonly Stored[]): Promise<RowOf<D>[]>
} & (D extends { hasNumbers: true }
  ? {
      /** The identity number of each row, null where it is not shown. */ numbers(
        rows: readonly Stored[],
      ): (string | null)[]
    }
  : { readonly numbers?: undefined }) &
  (D extends { more: infer M extends z.ZodRawShape }
    ? { /** What a page tells besides. */ more(counts: ListCounts<D>): Promise<z.output<z.ZodObject<M>>> }
    : { readonly more?: undefined })

/** What a feature gives for its list: its rules and its SQL. `Stored` is a row as the database answers it. */
export type ListSource<D extends ListDeclaration, Stored> = {
  prepare(call: ListCall<D>): Promise<ListAnswer<D, Stored>>
  /** Where each page shown is audited: as what, and which rows; never personal data. */
  readonly viewed?: {
    readonly action: AuditAction
    shown(rows: readonly RowOf<D>[], call: ListCall<D>): AuditDetails
  }
} & (D extends { isDownloadable: true }
  ? { /** As what each download is audited. */ readonly downloaded: AuditAction }
  : { readonly downloaded?: undefined }) &
  (D extends { hasNumbers: true }
    ? {
        /** As what each download with identity numbers is audited. */ readonly downloadedWithNumbers: AuditAction
      }
    : { readonly downloadedWithNumbers?: undefined })

/** @example SourceOf<typeof bookingsList, ListedRow> */
export type SourceOf<L, Stored> = L extends List<infer D> ? ListSource<D, Stored> : never
