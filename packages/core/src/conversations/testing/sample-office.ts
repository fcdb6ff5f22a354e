import { strToU8, zipSync } from 'fflate'

const PACKAGE = 'application/vnd.openxmlformats-package.relationships+xml'
const OFFICE = 'application/vnd.openxmlformats-officedocument'
const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types'
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const OFFICE_RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** Parts to add or to replace, by name. Undefined leaves a part out. */
export type OfficeParts = Readonly<Record<string, string | Uint8Array | undefined>>

/** A Word document with one line. */
export function sampleDocx(parts: OfficeParts = {}): Uint8Array {
  const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
  return zipped({
    ...officeParts('word/document.xml', 'wordprocessingml.document'),
    'word/document.xml': `<w:document xmlns:w="${main}"><w:body><w:p><w:r><w:t>Underlag</w:t></w:r></w:p></w:body></w:document>`,
    ...parts,
  })
}

/** A workbook with one cell. */
export function sampleXlsx(parts: OfficeParts = {}): Uint8Array {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  return zipped({
    ...officeParts('xl/workbook.xml', 'spreadsheetml.sheet'),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${OFFICE_RELATIONSHIPS}"><sheets><sheet name="Blad1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships('worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Underlag</t></is></c></row></sheetData></worksheet>`,
    ...parts,
  })
}

/** One relationship as a part. */
export function relationships(type: string, target: string): string {
  return `<Relationships xmlns="${RELATIONSHIPS}"><Relationship Id="rId1" Type="${OFFICE_RELATIONSHIPS}/${type}" Target="${target}"/></Relationships>`
}

/** The part that lists content types. @param more further elements in it */
export function contentTypes(main: string, kind: string, more = ''): string {
  return `<Types xmlns="${TYPES}"><Default Extension="rels" ContentType="${PACKAGE}"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/${main}" ContentType="${OFFICE}.${kind}.main+xml"/>${more}</Types>`
}

function officeParts(main: string, kind: string): OfficeParts {
  return {
    '[Content_Types].xml': contentTypes(main, kind),
    '_rels/.rels': relationships('officeDocument', main),
  }
}

function zipped(parts: OfficeParts): Uint8Array {
  const present = Object.entries(parts).flatMap(([name, content]) =>
    content === undefined ? [] : [[name, typeof content === 'string' ? strToU8(content) : content] as const],
  )
  return zipSync(Object.fromEntries(present))
}
