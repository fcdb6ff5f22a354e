import { exampleRows } from './example-rows.ts'
import type { Template } from './template.ts'

export interface TemplateFileOptions {
  readonly type: 'csv' | 'xlsx'
  /** How many rows of invented employees to put under the headers. */
  readonly examples?: number
}

/**
 * A template as a file to fill in: CSV in Windows-1252 with `;`, or a workbook whose columns are text, so that a spreadsheet
 * program keeps leading zeros and long numbers as they are typed.
 */
export async function templateFile(
  template: Template,
  { type, examples = 0 }: TemplateFileOptions,
): Promise<Uint8Array> {
  const headers = template.columns.map(column => column.header)
  const rows = [headers, ...exampleRows(template, examples)]
  return type === 'csv' ? csvFile(rows) : workbook(rows)
}

/** A character that Windows-1252 lacks becomes a question mark: only a template's own headers can hold one. */
async function csvFile(rows: readonly (readonly string[])[]): Promise<Uint8Array> {
  const { default: iconv } = await import('iconv-lite')
  const lines = rows.map(cells => cells.map(csvCell).join(';'))
  return iconv.encode(`${lines.join('\r\n')}\r\n`, 'windows-1252')
}

function csvCell(value: string): string {
  return /[";\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value
}

/** Loads the workbook library here only, so that nothing else depends on it. */
async function workbook(rows: readonly (readonly string[])[]): Promise<Uint8Array> {
  const [{ utils, write }, { withColumnsLikeFirstCell }] = await Promise.all([
    import('xlsx'),
    import('./text-columns.ts'),
  ])
  const sheet = utils.aoa_to_sheet(rows.map(cells => cells.map(value => ({ t: 's', v: value, z: '@' }))))
  sheet['!cols'] = (rows[0] ?? []).map(header => ({ wch: Math.max(12, header.length + 2) }))
  const book = utils.book_new(sheet, 'Personal')
  return withColumnsLikeFirstCell(new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' })))
}
