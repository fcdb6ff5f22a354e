import type { ReactNode } from 'react'

export interface Column<Row, Sort extends string = never> {
  readonly key: string
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  /** Aligned to the right, for numbers. */
  readonly numeric?: boolean
  /** Makes the header a button that sorts by this, in ascending order unless `isFalling`, or the other way by `-this`. */
  readonly sort?: Sort
  /** By `sort` the shown values fall and by `-sort` they rise, as an age does that is sorted by when it began. */
  readonly isFalling?: boolean
  /** A value that explains itself, such as a name or a place: a card shows it without its label. */
  readonly isPlain?: boolean
  /** A status: a card shows it below the title, without its label. */
  readonly isStatus?: boolean
  /** A short value that explains itself, such as a row number: a card without a status shows it beside the title. */
  readonly isBesideTitle?: boolean
}

/** The first column names the row and contains its link. */
export type Columns<Row, Sort extends string = never> = readonly [Column<Row, Sort>, ...Column<Row, Sort>[]]

/** Consecutive rows with the same heading; without headings, all rows are one group. */
interface RowGroup<Row> {
  readonly heading: string | undefined
  readonly rows: readonly Row[]
}

/** Groups consecutive rows with the same heading, in the given order. */
export function groupRows<Row>(
  rows: readonly Row[],
  headingOf: ((row: Row) => string) | undefined,
): readonly RowGroup<Row>[] {
  if (!headingOf) return [{ heading: undefined, rows }]
  const groups: { heading: string; rows: Row[] }[] = []
  for (const row of rows) {
    const heading = headingOf(row)
    const last = groups.at(-1)
    if (last?.heading === heading) last.rows.push(row)
    else groups.push({ heading, rows: [row] })
  }
  return groups
}
