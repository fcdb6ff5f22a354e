import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { STANDARD_TEMPLATE, templateFile } from '@salvia/core/personnel-file'
import { onTestFinished } from 'vitest'

/** A folder that is deleted after the test. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'salvia-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Writes a file into a folder and returns its path. */
export function written(folder: string, name: string, content: string | Uint8Array): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

/** A valid personnel file of invented employees, with some cells changed: row (2 is the first), header, value. */
export async function personnelFile(
  rows: number,
  changes: readonly (readonly [row: number, header: string, value: string])[] = [],
): Promise<Buffer> {
  const bytes = await templateFile(STANDARD_TEMPLATE, { type: 'csv', examples: rows })
  const lines = Buffer.from(bytes)
    .toString('latin1')
    .split('\r\n')
    .map(line => line.split(';'))
  for (const [row, header, value] of changes) {
    const column = STANDARD_TEMPLATE.columns.findIndex(known => known.header === header)
    const cells = lines[row - 1]
    if (cells && column >= 0) cells[column] = value
  }
  return Buffer.from(lines.map(cells => cells.join(';')).join('\r\n'), 'latin1')
}
