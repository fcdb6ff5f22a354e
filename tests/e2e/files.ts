import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from './portal.ts'
import { salvia } from './salvia-command.ts'

/** A file made by the template command, edited as a person would edit it. */
export async function madeFile(rows: number, edit: (text: string) => string = text => text): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'salvia-e2e-'))
  const path = join(folder, 'personal.csv')
  const made = await salvia(['template', '--type', 'csv', '--with-example', String(rows), '-o', path])
  expect(made.status, made.stderr).toBe(0)
  const text = (await readFile(path)).toString('latin1')
  await writeFile(path, Buffer.from(edit(text), 'latin1'))
  return path
}

/** Changes one cell of a CSV by its header; `row` is the spreadsheet's row number. */
export function withCell(text: string, row: number, header: string, value: string): string {
  const lines = text.split('\r\n')
  const column = (lines[0] ?? '').split(';').indexOf(header)
  const cells = (lines[row - 1] ?? '').split(';')
  if (column === -1 || cells.length < 2) throw new Error(`no cell ${header} in row ${row}`)
  cells[column] = value
  lines[row - 1] = cells.join(';')
  return lines.join('\r\n')
}
