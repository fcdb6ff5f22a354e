import type { ReactNode } from 'react'

export interface Column<Row, Sort extends string = never> {
  readonly key: string
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  /** Figures stand to the right. */
  readonly numeric?: boolean
  /** Makes the header a button that sorts upwards by this, or downwards by `-this`. */
  readonly sort?: Sort
  /** A status: on a card it stands under the title and speaks for itself. */
  readonly isStatus?: boolean
}

/** The first column names the row, and holds its link. */
export type Columns<Row, Sort extends string = never> = readonly [Column<Row, Sort>, ...Column<Row, Sort>[]]

/** Rows under one heading; without a heading all are one group. */
interface RowGroup<Row> {
  readonly heading: string | undefined
  readonly rows: readonly Row[]
}

/** Rows that follow on each other under the same heading, in the order given. */
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
