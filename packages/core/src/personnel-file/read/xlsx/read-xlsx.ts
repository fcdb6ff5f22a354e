import { type Archive, openArchive } from '../../../file-content/package/archive.ts'
import { Parts } from '../../../file-content/package/parts.ts'
import type { FileBytes } from '../file-bytes.ts'
import { HEADER_SEARCH_ROWS } from '../near-header.ts'
import { refused, withoutHeader } from '../refused-file.ts'
import type { ReadOptions, TableFacts } from '../table.ts'
import type { TableRows } from '../table-rows.ts'
import { isActivePart } from './active-content.ts'
import { SharedStrings } from './shared-strings.ts'
import { type CellTables, SheetReader } from './sheet-reader.ts'
import { SheetTails } from './sheet-tails.ts'
import { readDateStyles } from './styles.ts'
import { readWorkbook, refuseActiveContent, type Workbook } from './workbook.ts'

const WORKBOOK_PART = 'xl/workbook.xml'
const XLSX: TableFacts = { format: 'xlsx', encoding: null, delimiter: null }

/** Reads the sheet that has content, out of a zip. Whatever is not a harmless workbook is refused first. */
export async function readXlsx(file: FileBytes, rows: TableRows, options: ReadOptions): Promise<void> {
  const archive = await openArchive(file, { part: WORKBOOK_PART, isActive: isActivePart })
  rows.facts = XLSX
  const parts = new Parts(file, archive, options)
  await refuseByDirectory(archive, parts)
  const workbook = await readWorkbook(parts)
  const strings = new SharedStrings()
  if (workbook.sharedStrings !== undefined) await parts.read(workbook.sharedStrings, strings)
  const dateStyles = await readDateStyles(parts, workbook.styles)
  const tables = { strings, dateStyles, isDate1904: workbook.isDate1904 }
  const sheet = await sheetWithContent(parts, workbook, tables)
  if (sheet === undefined) throw withoutHeader()
  await readSheet(parts, sheet, tables, rows)
}

/** In the order in which reasons count. */
async function refuseByDirectory(archive: Archive, parts: Parts): Promise<void> {
  if (archive.hasActiveParts) throw refused('macros')
  if (archive.isEncrypted) throw refused('encrypted')
  await refuseActiveContent(parts)
  if (archive.isDamaged) throw refused('corrupt')
  if (archive.isTooLarge) throw refused('too-large')
}

/** Looks into each sheet as far as its first row with content. */
async function sheetWithContent(
  parts: Parts,
  { worksheets, chartSheets }: Workbook,
  tables: CellTables,
): Promise<string | undefined> {
  const found: string[] = []
  for (const sheet of worksheets) {
    let hasContent = false
    const reader = new SheetReader(tables, () => {
      hasContent = true
    })
    await parts.read(sheet, reader, () => hasContent)
    if (hasContent) found.push(sheet)
    if (found.length + chartSheets > 1) throw refused('multiple-sheets')
  }
  if (chartSheets > 1) throw refused('multiple-sheets')
  return found[0]
}

async function readSheet(parts: Parts, sheet: string, tables: CellTables, rows: TableRows): Promise<void> {
  const searched: { readonly row: number; readonly cells: readonly string[] }[] = []
  const reader = new SheetReader(tables, (row, { cells, errorCells, extraColumn, tail }) => {
    if (rows.insideRows) {
      rows.row(row, cells, errorCells, extraColumn, false, tail)
      return
    }
    if (row > 1 || !rows.isHeader(cells)) {
      searched.push({ row, cells: [...cells] })
      return
    }
    rows.header(cells, XLSX)
    reader.width = cells.length
    const { tailFrom } = rows
    if (tailFrom !== undefined && tailFrom < cells.length) reader.tails = new SheetTails(tailFrom)
  })
  await parts.read(sheet, reader, () => searched.length >= HEADER_SEARCH_ROWS)
  if (!rows.insideRows) throw withoutHeader(searched.find(({ cells }) => rows.isHeaderRow(cells))?.row)
}
