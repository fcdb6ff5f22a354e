import { strToU8, zipSync } from 'fflate'
import type { Check, Example } from '../checks/define-check.ts'
import { workbookFiles } from '../checks/example-workbook.ts'
import { checks } from '../checks/index.ts'
import type { CheckCode } from '../report/check-codes.ts'
import { exampleRows } from '../template/example-rows.ts'
import { STANDARD_TEMPLATE } from '../template/standard-template.ts'
import { type Template, type TemplateInput, templateSchema } from '../template/template.ts'

/** A file that shows an example of a check, and the template that it is to be reviewed with. */
export interface ExampleFile {
  readonly bytes: Uint8Array
  readonly type: 'csv' | 'xlsx' | 'bin'
  readonly template: Template
  /** Facts in which that template differs from the standard one. */
  readonly templateChanges: Partial<TemplateInput>
  /** What is to fail while the file is reviewed. */
  readonly fault: 'reading' | 'reporting' | null
}

/** The files in which a check finds something, as its own examples say; the first is the plainest. */
export function foundFiles(code: CheckCode): ExampleFile[] {
  const check: Check = checks[code]
  return check.examples.found.map(exampleFile)
}

/** Makes the file of an example: right rows of the template, but for what the example changes. */
export function exampleFile(example: Example): ExampleFile {
  const template = templateSchema.parse({ ...STANDARD_TEMPLATE, ...example.template })
  const about = {
    template,
    templateChanges: example.template ?? {},
    fault: 'fault' in example ? example.fault : null,
  }
  if ('hex' in example) return { bytes: bytesOfHex(example.hex), type: 'bin', ...about }
  if ('zip' in example) return { bytes: zipped(example.zip), type: 'xlsx', ...about }
  if ('rows' in example && example.type === 'xlsx') {
    const files = workbookFiles([rowsOf(example.rows, template)])
    return { bytes: zipped(files), type: 'xlsx', ...about }
  }
  const text = 'text' in example ? example.text : tableOf(example, template)
  return { bytes: new TextEncoder().encode(text), type: 'csv', ...about }
}

function tableOf(example: Example, template: Template): string {
  const headers = template.columns.map(column => column.header)
  if ('header' in example) {
    const [right = []] = exampleRows(template, 1)
    const kept = headers.flatMap((header, index) => {
      const name = Object.hasOwn(example.header, header) ? example.header[header] : header
      return typeof name === 'string' ? [{ name, value: right[index] ?? '' }] : []
    })
    const added = (example.added ?? []).map(name => ({ name, value: 'x' }))
    const columns = [...kept, ...added]
    return lines([columns.map(column => column.name), columns.map(column => column.value)], quoted)
  }
  const isAsWritten = 'rows' in example && example.quoting === 'as-written'
  return lines(rowsOf('rows' in example ? example.rows : [{}], template), isAsWritten ? cell => cell : quoted)
}

function rowsOf(changes: readonly Readonly<Record<string, string>>[], template: Template): string[][] {
  const headers = template.columns.map(column => column.header)
  const rows = exampleRows(template, changes.length).map((right, number) =>
    headers.map((header, index) => changes[number]?.[header] ?? right[index] ?? ''),
  )
  return [headers, ...rows]
}

function lines(rows: readonly (readonly string[])[], cell: (value: string) => string): string {
  return rows.map(cells => `${cells.map(cell).join(';')}\r\n`).join('')
}

function quoted(value: string): string {
  return /[";\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value
}

function bytesOfHex(hex: string): Uint8Array {
  return Uint8Array.from({ length: hex.length / 2 }, (_, index) =>
    Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16),
  )
}

function zipped(files: Readonly<Record<string, string>>): Uint8Array {
  return zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])))
}
