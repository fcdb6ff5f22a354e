import { createWriteStream } from 'node:fs'
import { mkdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { STANDARD_TEMPLATE } from '@salvia/core/personnel-file'
import { Zip, ZipDeflate } from 'fflate'

/** The digit that makes the Luhn sum of nine digits right. */
function checkDigit(nine: string): number {
  const sum = [...nine].reduce((total, digit, index) => {
    const product = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return total + (product > 9 ? product - 9 : product)
  }, 0)
  return (10 - (sum % 10)) % 10
}

/** Numbers of the 1800s: right in form, and nobody who lives has one. */
function identityNumber(index: number): string {
  const day = new Date(Date.UTC(1860, 0, 1 + (index % 14_000)))
  const nine = `${day.toISOString().slice(2, 10).replaceAll('-', '')}${String(1 + Math.floor(index / 14_000)).padStart(3, '0')}`
  return `18${nine}${checkDigit(nine)}`
}

function row(index: number): string[] {
  const unit = Math.floor(index / 25)
  const mail = (name: string): string => `${name}.${unit}@exempel.example`
  const levels = ['Exempel AB', `Område ${unit % 7}`, `Enhet ${unit % 400}`, `Grupp ${unit}`, '', '', '', '']
  return [
    identityNumber(index),
    `Förnamn${index % 500}`,
    `Efternamn${index % 900}`,
    `person${index}@exempel.example`,
    `07017406${String(5 + (index % 95)).padStart(2, '0')}`,
    '',
    `A${index}`,
    'Undersköterska',
    'Nej',
    'Exempel AB',
    '556016-0680',
    'SE556016068001',
    ...levels,
    `K${unit}`,
    'Box 1',
    '11122',
    'Åmål',
    mail('chef'),
    mail('bestallare'),
    mail('utokad'),
    mail('mk'),
    mail('statistik'),
    mail('faktura'),
    mail('referens'),
  ]
}

const headers = STANDARD_TEMPLATE.columns.map(column => column.header)

async function writeCsv(path: string, rows: number): Promise<void> {
  const lines = [headers.join(';')]
  for (let index = 0; index < rows; index++) lines.push(row(index).join(';'))
  await writeFile(path, Buffer.from(`${lines.join('\r\n')}\r\n`, 'latin1'))
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const SHEETS = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/></Types>`,
  '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${XML}<workbook xmlns="${SHEETS}" xmlns:r="${RELATIONS}"><sheets><sheet name="Personal" sheetId="1" r:id="r1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
}

/** The letters of a column. @example letters(28) // 'AB' */
const letters = (column: number): string =>
  column <= 26
    ? String.fromCharCode(64 + column)
    : letters(Math.floor((column - 1) / 26)) + letters(((column - 1) % 26) + 1)

function sheetRow(cells: readonly string[], number: number): string {
  const filled = cells.flatMap((cell, index) =>
    cell === '' ? [] : [`<c r="${letters(index + 1)}${number}" t="inlineStr"><is><t>${cell}</t></is></c>`],
  )
  return `<row r="${number}">${filled.join('')}</row>`
}

function writeXlsx(path: string, rows: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const out = createWriteStream(path).once('error', reject)
    const zip = new Zip((error, chunk, last) => {
      if (error) reject(error)
      out.write(chunk)
      if (last) out.end(() => resolve())
    })
    const entry = (name: string): ZipDeflate => {
      const file = new ZipDeflate(name, { level: 6 })
      zip.add(file)
      return file
    }
    for (const [name, text] of Object.entries(PARTS)) entry(name).push(Buffer.from(text), true)
    const sheet = entry('xl/worksheets/sheet1.xml')
    sheet.push(Buffer.from(`${XML}<worksheet xmlns="${SHEETS}"><sheetData>${sheetRow(headers, 1)}`))
    for (let index = 0; index < rows; index++) sheet.push(Buffer.from(sheetRow(row(index), index + 2)))
    sheet.push(Buffer.from('</sheetData></worksheet>'), true)
    zip.end()
  })
}

/** A valid file of so many rows with every column of the standard template; made once and kept in the folder. */
export async function madeFile(folder: string, format: 'csv' | 'xlsx', rows: number): Promise<string> {
  const path = join(folder, `personal-${rows}.${format}`)
  const present = await stat(path).catch(() => undefined)
  if (present) return path
  await mkdir(folder, { recursive: true })
  await (format === 'csv' ? writeCsv : writeXlsx)(path, rows)
  return path
}
