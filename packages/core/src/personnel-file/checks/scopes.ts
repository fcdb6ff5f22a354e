import type { IsoDate } from '../../primitives/iso-date.ts'
import type { IdentityNumber } from '../../primitives/personal-identity-number.ts'
import type { Refusal, RowFault } from '../read/table.ts'
import type { FileReason } from '../report/report.ts'
import type { Column, ColumnRole, Template } from '../template/template.ts'

/** The stages of a review, in order; a check belongs to one and is given what is known then. */
export type Scope = 'file' | 'header' | 'cell' | 'row' | 'column' | 'organisation' | 'verdict'

/** The order in which a cell is judged: of the first four at most one check finds something, `beside` stands alone. */
export type CellTurn = 'empty' | 'character' | 'separation' | 'format' | 'beside'

/** Something unforeseen, under a code that support can search the log for. */
interface Incident {
  readonly code: 'FILE_REVIEW_ERROR' | 'UNKNOWN_ERROR'
  readonly incident: string
}

/** What happened while the file was read. */
export type FileEvent = Refusal | RowFault | Incident

/** A template column with its place in the file (0-based). */
export interface PlacedColumn extends Column {
  readonly position: number
}

/** Where the template's columns stand in a file. */
export interface Layout {
  readonly template: Template
  /** The file's own header cells. */
  readonly headers: readonly string[]
  /** In file order. */
  readonly columns: readonly PlacedColumn[]
  /** Positions of the organisation levels, from the top. */
  readonly levels: readonly number[]
  /** Position of the column with a role, undefined where the file has none. */
  readonly roles: ReadonlyMap<ColumnRole, number>
}

export interface HeaderView {
  readonly template: Template
  readonly headers: readonly string[]
  /** Positions of columns without header that hold something; known once all rows are read. */
  readonly filledWithoutHeader: ReadonlySet<number>
}

export interface CellView {
  readonly column: PlacedColumn
  readonly layout: Layout
  readonly today: IsoDate
  /** Reads an identity number of today, each but once however many checks ask for it. */
  readonly identityNumber: (text: string) => IdentityNumber
}

/** What is known when everything was read. */
export interface VerdictView {
  readonly template: Template
  /** `none` where no header row was found. */
  readonly header: 'none' | 'refused' | 'accepted'
  readonly refusal: Refusal | null
  /** Data rows, those that a row filter leaves out not counted. */
  readonly rows: number
  readonly warnings: number
  /** Something fatal was found before. */
  readonly fatal: boolean
  /** What became of the template's row filter. */
  readonly filter: 'none' | 'no-column' | 'used'
}

/** What a check tells of a place. Positions are 0-based. @typeParam D the cases that the check tells apart */
export interface Found<D extends string = string> {
  readonly detail?: D
  readonly reason?: D & FileReason
  readonly row?: number
  readonly column?: string
  readonly position?: number
  readonly value?: string
  readonly suggestion?: string
  readonly firstRow?: number
  readonly firstValue?: string
  readonly path?: readonly string[]
  readonly line?: number
  readonly count?: number
  readonly limit?: number
  readonly incident?: string
}

/** Whether a cell is wrong, and in which way where the check tells ways apart. */
type Judgement<D extends string> = [D] extends [never] ? boolean : false | D

/** An earlier place that a value is at odds with. */
export interface Earlier {
  readonly firstRow: number
  readonly firstValue?: string
}

/** The form in which values of a column are compared; an invalid one as written. */
export type KeyOf = (value: string, valid: boolean) => string

/**
 * What a check of each scope brings. The finders of cell, row, column and organisation are made once a file and
 * column, null where the check has nothing to look for there: rows then pass through plain functions.
 */
export interface ScopeParts<D extends string, J = Judgement<D>> {
  file: { readonly find: (event: FileEvent) => Found<D> | null }
  header: { readonly find: (view: HeaderView) => readonly Found<D>[] }
  cell: {
    readonly turn: CellTurn
    readonly find: (view: CellView) => ((value: string, cells: readonly string[]) => J) | null
    /** The judgement looks at other cells of the row too. */
    readonly readsRow?: true
    /** A value found by this check is right in its form all the same, and is compared like one. */
    readonly keepsValid?: true
    /** More about a cell that was found wrong. */
    readonly tell?: (value: string, view: CellView) => Pick<Found, 'count' | 'limit'>
  }
  row: {
    /** The judgement looks at the organisation levels alone: of rows that have them in common, one is judged. */
    readonly find: (levels: Layout['levels']) => ((cells: readonly string[]) => number | null) | null
  }
  column: {
    /** Every repetition of a value is a finding, also of one that was just judged. */
    readonly countsRepeats?: true
    readonly find: (
      column: PlacedColumn,
      keyOf: KeyOf,
    ) => ((row: number, value: string, valid: boolean) => Earlier | null) | null
  }
  organisation: {
    readonly find: (
      column: PlacedColumn,
      keyOf: KeyOf,
    ) => ((row: number, value: string, valid: boolean, unit: number) => Earlier | null) | null
  }
  verdict: { readonly find: (view: VerdictView) => Found<D> | null }
}
