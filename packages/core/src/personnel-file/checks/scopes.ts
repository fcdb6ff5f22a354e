import type { IsoDate } from '../../primitives/iso-date.ts'
import type { IdentityNumber } from '../../primitives/personal-identity-number.ts'
import type { Refusal, RowFault } from '../read/table.ts'
import type { FileReason } from '../report/report.ts'
import type { Column, ColumnRole, Template } from '../template/template.ts'

/** The stages of a review, in order. A check belongs to one stage and gets what is known there. */
export type Scope = 'file' | 'header' | 'cell' | 'row' | 'column' | 'organisation' | 'verdict'

/**
 * The order in which a cell is judged. Of the checks in the first four turns, at most one finds something; those in
 * `beside` are independent.
 */
export type CellTurn = 'empty' | 'character' | 'separation' | 'format' | 'beside'

/** An unforeseen error, with the code by which support finds it in the log. */
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

/** The positions of the template's columns in a file. */
export interface Layout {
  readonly template: Template
  /** The file's own header cells. */
  readonly headers: readonly string[]
  /** In file order. */
  readonly columns: readonly PlacedColumn[]
  /** Positions of the organisation levels, from the top. */
  readonly levels: readonly number[]
  /** The position of the column with each role that the file has. */
  readonly roles: ReadonlyMap<ColumnRole, number>
}

export interface HeaderView {
  readonly template: Template
  readonly headers: readonly string[]
  /** Positions of columns without header that are not empty. Known when all rows are read. */
  readonly filledWithoutHeader: ReadonlySet<number>
}

export interface CellView {
  readonly column: PlacedColumn
  readonly layout: Layout
  readonly today: IsoDate
  /** Reads an identity number as of today. Remembers the last one, since several checks read it. */
  readonly identityNumber: (text: string) => IdentityNumber
}

/** What is known when the whole file has been read. */
export interface VerdictView {
  readonly template: Template
  /** `none` where no header row was found. */
  readonly header: 'none' | 'refused' | 'accepted'
  readonly refusal: Refusal | null
  /** The number of data rows, without those that a row filter leaves out. */
  readonly rows: number
  readonly warnings: number
  /** Whether something fatal has been found already. */
  readonly fatal: boolean
  /** The result of the template's row filter. */
  readonly filter: 'none' | 'no-column' | 'used'
}

/** What a check finds at a place. Positions are 0-based. */
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

/** Whether a cell is wrong, and in which case for checks that have cases. */
type Judgement<D extends string> = [D] extends [never] ? boolean : false | D

/** An earlier place with which a value is in conflict. */
export interface Earlier {
  readonly firstRow: number
  readonly firstValue?: string
}

/** The form in which values of a column are compared; an invalid one as written. */
export type KeyOf = (value: string, valid: boolean) => string

/**
 * The functions that a check of each scope provides. Those for cells, rows, columns and units are made once for a
 * file and column, or are null if there is nothing to find there. So rows pass through plain functions.
 */
export interface ScopeParts<D extends string, J = Judgement<D>> {
  file: { readonly find: (event: FileEvent) => Found<D> | null }
  header: { readonly find: (view: HeaderView) => readonly Found<D>[] }
  cell: {
    readonly turn: CellTurn
    readonly find: (view: CellView) => ((value: string, cells: readonly string[]) => J) | null
    /** The judgement looks at other cells of the row too. */
    readonly readsRow?: true
    /** A value that this check finds still has a valid form, and is compared as a valid one. */
    readonly keepsValid?: true
    /** Further facts about a cell that is wrong. */
    readonly tell?: (value: string, view: CellView) => Pick<Found, 'count' | 'limit'>
  }
  row: {
    /** The judgement depends on the organisation levels only, so of rows with the same levels one is judged. */
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
