import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readTable } from '@salvia/core/personnel-file'
import { describe, expect, test } from 'vitest'
import { corporaFolder, corporaNote, corpus, hasCorpora } from './corpus.ts'

const run = promisify(execFile)
const READER = join(import.meta.dirname, 'read-one-file.ts')

/** What each workbook must be answered, by its name. */
const REASONS: Readonly<Record<string, string>> = {
  'billion-laughs-sst.xlsx': 'corrupt',
  'cell-ref-far-XFD1048576.xlsx': 'too-large',
  'external-link-dde.xlsx': 'macros',
  'sheet-300MiB-empty-rows.xlsx': 'too-large',
  'sst-512MiB-one-string.xlsx': 'too-large',
  'sst-index-out-of-range.xlsx': 'corrupt',
  'ten-thousand-entries.xlsx': 'too-large',
  'vba-in-xlsx-extension.xlsx': 'macros',
  'xxe-file-sst.xlsx': 'corrupt',
}

const bombs = hasCorpora ? readdirSync(corporaFolder('hostile/bombs')) : []
const tables = hasCorpora ? readdirSync(corporaFolder('csv/csv-spectrum/csvs')) : []

describe.skipIf(!hasCorpora)(`hostile workbooks${corporaNote}`, () => {
  test('are all known here', () => {
    expect(bombs.toSorted()).toEqual(Object.keys(REASONS).toSorted())
  })

  test.each(bombs)('%s is refused in under 2 s with less than 256 MB', async name => {
    const path = join(corporaFolder('hostile/bombs'), name)
    const { stdout } = await run(process.execPath, [READER, path, 'Personnummer'])
    const { refusal, milliseconds, megabytes } = JSON.parse(stdout)
    expect(refusal).toMatchObject({ code: 'PRE_PROCESSING_ERROR', reason: REASONS[name] })
    expect(milliseconds).toBeLessThan(2000)
    expect(megabytes).toBeLessThan(256)
  })
})

type Row = Record<string, string>

/** The collection's answer, but for two slips in it: a telephone number, and line breaks that its CSV lost. */
function expectedRows(name: string): Row[] {
  const rows = corpus<Row | Row[]>(`csv/csv-spectrum/json/${name.replace('.csv', '.json')}`)
  return [rows].flat().map(row =>
    Object.fromEntries(
      Object.entries(row).map(([header, cell]) => {
        if (header === 'Contact Phone Number') return [header, '2095257564']
        return [header, cell.replaceAll('\r\n', '\n')]
      }),
    ),
  )
}

describe.skipIf(!hasCorpora)(`csv-spectrum${corporaNote}`, () => {
  test.each(tables)('%s', async name => {
    const folder = corporaFolder('csv/csv-spectrum/csvs')
    const expected = expectedRows(name)
    const headers = Object.keys(expected[0] ?? {})
    // Most of these files are below the smallest size; empty records at the end are no rows.
    const bytes = Buffer.concat([readFileSync(join(folder, name)), Buffer.from('\n'.repeat(64))])
    const read: Row[] = []
    const { refusal } = await readTable(
      {
        name,
        size: bytes.length,
        async *stream(start, end) {
          yield bytes.subarray(start, end)
        },
      },
      {
        header: cells => cells.every(cell => headers.includes(cell)),
        row: (_, cells) => {
          read.push(Object.fromEntries(headers.map((header, index) => [header, cells[index] ?? ''])))
        },
        fault: () => expect.fail('no fault in these files'),
      },
      { headers },
    )
    expect(refusal).toBeNull()
    expect(read).toEqual(expected)
  })
})
