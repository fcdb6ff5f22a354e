import type { Locale, Text } from '../../i18n/index.ts'
import { STANDARD_TEMPLATE } from '../template/standard-template.ts'
import type { Example } from './define-check.ts'

type Row = readonly (readonly [column: string, value: string])[]

/** A row, header or file that shows a check, by what differs from a right one. */
export interface GuideExample {
  readonly note: string
  /** Columns and what stands in them, row by row; empty where the whole file is what shows it. */
  readonly rows: readonly Row[]
}

const IN_TEMPLATE = { sv: 'Rubrik i mallen', en: 'Header in the template' } as const satisfies Text
const IN_FILE = { sv: 'Rubrik i filen', en: 'Header in the file' } as const satisfies Text
const HEADERS_OF_RIGHT_FILE = 3

/** An example as a guide shows it: cells, or headers beside those of the template. */
export function guideExample(example: Example, locale: Locale): GuideExample {
  return { note: example.note[locale], rows: rowsOf(example, locale).filter(row => row.length > 0) }
}

function rowsOf(example: Example, locale: Locale): Row[] {
  if ('rows' in example) return example.rows.map(row => Object.entries(row))
  if (!('header' in example)) return []
  const inTemplate = IN_TEMPLATE[locale]
  const inFile = IN_FILE[locale]
  const changed = Object.entries(example.header).map(
    ([header, written]): Row => [
      [inTemplate, header],
      [inFile, written ?? ''],
    ],
  )
  const added = (example.added ?? []).map((header): Row => [[inFile, besideRightOne(header)]])
  const rows = [...changed, ...added]
  return rows.length > 0 ? rows : [[[inFile, `${rightHeaders().join('; ')}; …`]]]
}

/** An added header as it stands in the file, twice where the template has it too. */
function besideRightOne(header: string): string {
  return STANDARD_TEMPLATE.columns.some(column => column.header === header) ? `${header}; ${header}` : header
}

function rightHeaders(): string[] {
  return STANDARD_TEMPLATE.columns.slice(0, HEADERS_OF_RIGHT_FILE).map(column => column.header)
}
