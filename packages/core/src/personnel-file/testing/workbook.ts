import { strToU8, zipSync } from 'fflate'

const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'

/** What a test wants in its workbook; whatever is left out is as Excel writes it. */
export interface TestWorkbook {
  /** The XML inside `sheetData` of each worksheet. */
  readonly sheets?: readonly string[]
  readonly chartSheets?: number
  /** The XML of each shared string item. */
  readonly strings?: readonly string[]
  /** Format codes; cell style n+1 has the n-th, style 0 is General. */
  readonly formats?: readonly string[]
  readonly date1904?: boolean
  readonly workbookType?: string
  /** Parts to add or to replace; undefined leaves a part out. */
  readonly parts?: Readonly<Record<string, string | Uint8Array | undefined>>
}

/** A header row of the test template, for `sheets`. */
export const TEST_HEADER_ROW = row(1, ['Namn', 'Ort', 'Titel'].map(inlineCell).join(''))

export function row(number: number, cells: string): string {
  return `<row r="${number}">${cells}</row>`
}

/** A cell without reference, which follows the one before. */
export function inlineCell(text: string): string {
  return `<c t="inlineStr"><is><t>${text}</t></is></c>`
}

export function workbookBytes(workbook: TestWorkbook): Uint8Array {
  const parts = { ...standardParts(workbook), ...workbook.parts }
  const present = Object.entries(parts).flatMap(([name, content]) =>
    content === undefined ? [] : [[name, typeof content === 'string' ? strToU8(content) : content] as const],
  )
  return zipSync(Object.fromEntries(present))
}

function standardParts(workbook: TestWorkbook): Record<string, string> {
  const { sheets = [], chartSheets = 0, strings = [], formats = [] } = workbook
  const targets = [
    ...sheets.map((_, index) => ['worksheet', `worksheets/sheet${index + 1}.xml`] as const),
    ...Array.from({ length: chartSheets }, () => ['chartsheet', '/xl/chartsheets/sheet1.xml'] as const),
  ]
  const relationships = [...targets, ['sharedStrings', 'sharedStrings.xml'], ['styles', 'styles.xml']]
    .map(
      ([type, target], index) =>
        `<Relationship Id="rId${index}" Type="${RELATIONSHIPS}/${type}" Target="${target}"/>`,
    )
    .join('')
  const listed = targets.map(
    (_, index) => `<sheet name="Blad${index}" sheetId="${index + 1}" r:id="rId${index}"/>`,
  )
  return {
    '[Content_Types].xml': `<Types><Override PartName="/xl/workbook.xml" ContentType="${workbook.workbookType ?? SHEET_TYPE}"/></Types>`,
    'xl/workbook.xml': `<?xml version="1.0" encoding="UTF-8"?><workbook xmlns="${MAIN}" xmlns:r="${RELATIONSHIPS}"><workbookPr date1904="${workbook.date1904 ? 1 : 0}"/><sheets>${listed.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relationships}</Relationships>`,
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${strings.map(item => `<si>${item}</si>`).join('')}</sst>`,
    'xl/styles.xml': stylesPart(formats),
    ...Object.fromEntries(
      sheets.map((rows, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`,
      ]),
    ),
  }
}

function stylesPart(formats: readonly string[]): string {
  const codes = formats.map((code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${code}"/>`)
  const styles = formats.map((_, index) => `<xf numFmtId="${164 + index}"/>`)
  return `<styleSheet xmlns="${MAIN}"><numFmts>${codes.join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${styles.join('')}</cellXfs></styleSheet>`
}
