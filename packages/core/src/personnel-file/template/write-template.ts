import { CP1252_HIGH } from '../../primitives/cp1252.ts'
import { exampleRows } from './example-rows.ts'
import type { Template } from './template.ts'

export interface TemplateFileOptions {
  readonly type: 'csv' | 'xlsx'
  /** Rows of invented employees under the headers. */
  readonly examples?: number
}

/** A template as a file to fill in: CSV in Windows-1252 with `;`, or a workbook whose cells are text. */
export async function templateFile(
  template: Template,
  { type, examples = 0 }: TemplateFileOptions,
): Promise<Uint8Array> {
  const headers = template.columns.map(column => column.header)
  const rows = [headers, ...exampleRows(template, examples)]
  return type === 'csv' ? csvFile(rows) : await workbook(rows)
}

function csvFile(rows: readonly (readonly string[])[]): Uint8Array {
  const lines = rows.map(cells => cells.map(csvCell).join(';'))
  return inWindows1252(`${lines.join('\r\n')}\r\n`)
}

function csvCell(value: string): string {
  return /[";\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value
}

const BYTES_ABOVE_LATIN_1 = new Map(
  CP1252_HIGH.flatMap((code, index) => (code === 0 ? [] : [[code, 0x80 + index] as const])),
)

/** A character that Windows-1252 lacks becomes a question mark: only a template's own headers can hold one. */
function inWindows1252(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length)
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    const isItself = code < 0x80 || (code >= 0xa0 && code <= 0xff)
    bytes[i] = isItself ? code : (BYTES_ABOVE_LATIN_1.get(code) ?? 0x3f)
  }
  return bytes
}

/** Loads the workbook library only here, so that nothing else carries it. */
async function workbook(rows: readonly (readonly string[])[]): Promise<Uint8Array> {
  const { utils, write } = await import('xlsx')
  const sheet = utils.aoa_to_sheet(rows.map(cells => cells.map(value => ({ t: 's', v: value, z: '@' }))))
  sheet['!cols'] = (rows[0] ?? []).map(header => ({ wch: Math.max(12, header.length + 2) }))
  const book = utils.book_new(sheet, 'Personal')
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', compression: true }))
}
