import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { STANDARD_TEMPLATE, templateFile } from '@salvia/core/personnel-file'
import { expect, test } from './portal.ts'
import { salvia } from './salvia-command.ts'

type Edit = (text: string) => string

const same: Edit = text => text

/** Writes bytes to a file in a new folder among the test results. */
export async function bytesFile(bytes: Uint8Array, name: string): Promise<string> {
  const path = test.info().outputPath(crypto.randomUUID(), name)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, bytes)
  return path
}

/** Writes text to a file as Windows-1252; all characters must be in Latin-1. */
export function writtenFile(text: string, name = 'personal.csv'): Promise<string> {
  return bytesFile(Buffer.from(text, 'latin1'), name)
}

/** A file made by the template command and then edited, as a user would do. */
export async function commandFile(rows: number, edit: Edit = same): Promise<string> {
  const path = await writtenFile('')
  const made = await salvia([
    'template',
    '--type',
    'csv',
    '--with-example',
    String(rows),
    '-o',
    path,
    '--force',
  ])
  expect(made.status, made.stderr).toBe(0)
  const text = (await readFile(path)).toString('latin1')
  await writeFile(path, Buffer.from(edit(text), 'latin1'))
  return path
}

/** The same content made in this process, for tests that do not test the command. */
export async function exampleText(rows: number): Promise<string> {
  const bytes = await templateFile(STANDARD_TEMPLATE, { type: 'csv', examples: rows })
  return Buffer.from(bytes).toString('latin1')
}

export async function exampleFile(rows: number, edit: Edit = same): Promise<string> {
  return writtenFile(edit(await exampleText(rows)))
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

/** Makes the content unique, because sending the same bytes again would return the existing case. */
export function unlikeOthers(text: string): string {
  return withCell(text, 2, 'Befattning', `Montör ${crypto.randomUUID().slice(0, 8)}`)
}
