import { expect, test } from 'vitest'
import { parseIsoDate } from '../../primitives/iso-date.ts'
import { reviewFile } from '../review/review-file.ts'
import { exampleRows } from '../template/example-rows.ts'
import { STANDARD_TEMPLATE } from '../template/standard-template.ts'
import { findingsCsv } from './findings-csv.ts'

const HEADERS = STANDARD_TEMPLATE.columns.map(({ header }) => header)

async function csvOf(cells: Readonly<Record<string, string>>): Promise<string[]> {
  const [right = []] = exampleRows(STANDARD_TEMPLATE, 1)
  const row = HEADERS.map((header, at) => cells[header] ?? right[at] ?? '')
  const bytes = new TextEncoder().encode(`${HEADERS.join(';')}\r\n${row.join(';')}`)
  const report = await reviewFile({
    source: {
      name: 'personal.csv',
      size: bytes.length,
      async *stream(start = 0, end = bytes.length) {
        yield bytes.slice(start, end)
      },
    },
    template: STANDARD_TEMPLATE,
    today: parseIsoDate('2026-11-21') ?? expect.unreachable(),
    locale: 'sv',
    showValues: true,
    incidentId: () => 'X',
  })
  return findingsCsv(report, STANDARD_TEMPLATE, 'sv').split('\r\n')
}

test('has a line for each finding, with place, what is wrong and what to do', async () => {
  const [headers, ...lines] = await csvOf({ Postnummer: '411 03', Mobiltelefon: '070-174 06 05' })
  expect(headers).toBe(
    '\u{feff}Rad;Kolumn i filen;Rubrik;Värde;Typ;Vad som är fel;Så rättar du;Regel;Supportkod',
  )
  expect(lines[0]).toMatch(/^2;E;Mobiltelefon;070•••••••;Fel;.*;INVALID_PHONE;PF-\w{7}$/)
  expect(lines[1]).toMatch(/^2;W;Postnummer;411 03;Fel;Postnumret .*;INVALID_POSTALNUMBER;PF-\w{7}$/)
})

test('masks what the screen shows, in the sentence too', async () => {
  const text = (await csvOf({ Personnummer: '196408233235', 'E-post': 'maja lind@exempel.se' })).join()
  expect(text).toContain('1964••••••••')
  expect(text).toContain('m•••@exempel.se')
  expect(text).not.toMatch(/3235|maja/)
})

test('no value runs as a formula', async () => {
  expect((await csvOf({ Postnummer: '=1+1' }))[1]).toContain(";'=1+1;")
})
