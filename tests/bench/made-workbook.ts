import { createWriteStream } from 'node:fs'
import { Zip, ZipDeflate } from 'fflate'

/** `shared`: texts in a shared table, as Excel writes them. `inline`: texts in their cells, as many libraries do. */
export const STRINGS = ['shared', 'inline'] as const
export type Strings = (typeof STRINGS)[number]

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const SHEETS = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const PACKAGE_TYPE = 'application/vnd.openxmlformats-package'

const PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="${PACKAGE_TYPE}.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${TYPE}.sharedStrings+xml"/></Types>`,
  '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${XML}<workbook xmlns="${SHEETS}" xmlns:r="${RELATIONS}"><sheets><sheet name="Personal" sheetId="1" r:id="r1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${RELATIONS}/styles" Target="styles.xml"/><Relationship Id="r3" Type="${RELATIONS}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
  'xl/styles.xml': `${XML}<styleSheet xmlns="${SHEETS}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="49" applyNumberFormat="1"/></cellXfs></styleSheet>`,
}

/** The letters of a column. @example letters(28) // 'AB' */
const letters = (column: number): string =>
  column <= 26
    ? String.fromCharCode(64 + column)
    : letters(Math.floor((column - 1) / 26)) + letters(((column - 1) % 26) + 1)

type CellWriter = (reference: string, text: string) => string

const inlineCell: CellWriter = (reference, text) =>
  `<c r="${reference}" t="inlineStr"><is><t>${text}</t></is></c>`

/** Writes each cell as the index of its text, and adds new texts to `numbers` in order of appearance. */
function sharedCell(numbers: Map<string, number>): CellWriter {
  return (reference, text) => {
    const number = numbers.get(text) ?? numbers.size
    numbers.set(text, number)
    return `<c r="${reference}" s="1" t="s"><v>${number}</v></c>`
  }
}

function sheetRow(cells: readonly string[], number: number, write: CellWriter): string {
  const filled = cells.flatMap((cell, index) =>
    cell === '' ? [] : [write(`${letters(index + 1)}${number}`, cell)],
  )
  return `<row r="${number}" spans="1:${cells.length}">${filled.join('')}</row>`
}

/** Writes a workbook of one sheet. The texts must not need XML escaping. */
export function writeWorkbook(
  path: string,
  rows: Iterable<readonly string[]>,
  strings: Strings,
): Promise<void> {
  const numbers = new Map<string, number>()
  const write = strings === 'shared' ? sharedCell(numbers) : inlineCell
  return new Promise((resolve, reject) => {
    const out = createWriteStream(path).once('error', reject)
    const zip = new Zip((error, chunk, last) => {
      if (error) reject(error)
      out.write(chunk)
      if (last) out.end(() => resolve())
    })
    const part = (name: string, pieces: Iterable<string>): void => {
      const entry = new ZipDeflate(name, { level: 6 })
      zip.add(entry)
      for (const piece of pieces) entry.push(Buffer.from(piece))
      entry.push(new Uint8Array(), true)
    }
    for (const [name, text] of Object.entries(PARTS)) part(name, [text])
    part('xl/worksheets/sheet1.xml', sheet(rows, write))
    part('xl/sharedStrings.xml', table(numbers))
    zip.end()
  })
}

function* sheet(rows: Iterable<readonly string[]>, write: CellWriter): Generator<string> {
  yield `${XML}<worksheet xmlns="${SHEETS}"><sheetData>`
  let number = 0
  for (const cells of rows) yield sheetRow(cells, ++number, write)
  yield '</sheetData></worksheet>'
}

function* table(numbers: ReadonlyMap<string, number>): Generator<string> {
  yield `${XML}<sst xmlns="${SHEETS}" uniqueCount="${numbers.size}">`
  for (const text of numbers.keys()) yield `<si><t>${text}</t></si>`
  yield '</sst>'
}
