const OFFICE = 'http://schemas.openxmlformats.org'
const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/**
 * The files inside a workbook with so many sheets, by their paths. A cell that begins with `#` is an error value, and
 * one that is `=` is a formula without a result.
 */
export function workbookFiles(sheets: readonly (readonly (readonly string[])[])[]): Record<string, string> {
  const numbers = sheets.map((_, index) => index + 1)
  const overrides = numbers.map(
    number =>
      `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`,
  )
  const relations = numbers.map(number => relation(number, 'worksheet', `worksheets/sheet${number}.xml`))
  const entries = numbers.map(
    number => `<sheet name="Blad${number}" sheetId="${number}" r:id="rId${number}"/>`,
  )
  return {
    '[Content_Types].xml': `${DECLARATION}<Types xmlns="${OFFICE}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>${overrides.join('')}</Types>`,
    '_rels/.rels': relationships([relation(1, 'officeDocument', 'xl/workbook.xml')]),
    'xl/workbook.xml': `${DECLARATION}<workbook xmlns="${OFFICE}/spreadsheetml/2006/main" xmlns:r="${OFFICE}/officeDocument/2006/relationships"><sheets>${entries.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships(relations),
    ...Object.fromEntries(sheets.map((rows, index) => [`xl/worksheets/sheet${index + 1}.xml`, sheet(rows)])),
  }
}

function relation(number: number, type: string, target: string): string {
  return `<Relationship Id="rId${number}" Type="${OFFICE}/officeDocument/2006/relationships/${type}" Target="${target}"/>`
}

function relationships(all: readonly string[]): string {
  return `${DECLARATION}<Relationships xmlns="${OFFICE}/package/2006/relationships">${all.join('')}</Relationships>`
}

function sheet(rows: readonly (readonly string[])[]): string {
  const written = rows.map((cells, index) => `<row r="${index + 1}">${cells.map(cell).join('')}</row>`)
  return `${DECLARATION}<worksheet xmlns="${OFFICE}/spreadsheetml/2006/main"><sheetData>${written.join('')}</sheetData></worksheet>`
}

function cell(value: string): string {
  if (value.startsWith('#')) return `<c t="e"><v>${value}</v></c>`
  if (value === '=') return '<c><f>A1</f></c>'
  const text = value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<c t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`
}
