import { expect, test } from 'vitest'
import { exampleRows } from '../template/example-rows.ts'
import { STANDARD_TEMPLATE } from '../template/standard-template.ts'
import { namesInRows } from './names-in-rows.ts'

const HEADERS = STANDARD_TEMPLATE.columns.map(({ header }) => header)

async function names(
  people: readonly Readonly<Record<string, string>>[],
  rows: readonly number[],
  headers: readonly string[] = HEADERS,
) {
  const right = exampleRows(STANDARD_TEMPLATE, people.length)
  const lines = people.map((person, at) =>
    headers.map(header => person[header] ?? right[at]?.[HEADERS.indexOf(header)] ?? '').join(';'),
  )
  const bytes = new TextEncoder().encode([headers.join(';'), ...lines].join('\r\n'))
  const source = {
    name: 'personal.csv',
    size: bytes.length,
    async *stream(start = 0, end = bytes.length) {
      yield bytes.slice(start, end)
    },
  }
  return Object.fromEntries(await namesInRows({ source, template: STANDARD_TEMPLATE, rows }))
}

const MAJA = { Förnamn: 'Maja', Efternamn: 'Lind' }
const ASA = { Förnamn: 'Åsa', Efternamn: 'Öberg' }

test('are those of the rows that are asked for, by the number in the spreadsheet', async () => {
  expect(await names([MAJA, ASA, MAJA], [3])).toEqual({ 3: 'Åsa Öberg' })
  expect(await names([MAJA], [1, 2, 99])).toEqual({ 2: 'Maja Lind' })
})

test.each(['Ja', 'ja', 'kanske'])('are masked where the identity is protected: %s', async answer => {
  const people = [
    { ...MAJA, 'Skyddad identitet': answer },
    { ...ASA, 'Skyddad identitet': 'nej' },
  ]
  expect(await names(people, [2, 3])).toEqual({ 2: 'M••••• L•••••', 3: 'Åsa Öberg' })
})

test('a name of one part is that part, and a row without a name is left out', async () => {
  const people = [
    { Förnamn: 'Maja', Efternamn: '' },
    { Förnamn: '', Efternamn: '' },
  ]
  expect(await names(people, [2, 3])).toEqual({ 2: 'Maja' })
})

test('a file without the headers for names has none', async () => {
  const headers = HEADERS.map(header => (header.endsWith('namn') ? `${header} 1` : header))
  expect(await names([MAJA], [2], headers)).toEqual({})
})

test('are read anew where the encoding turns out to be another than assumed', async () => {
  const people = Array.from({ length: 1500 }, () => ({ Förnamn: 'Bo', Efternamn: 'Ek' }))
  const last = [{ Förnamn: 'Zoë', Efternamn: 'Žák' }]
  expect(await names([...people, ...last], [2, 1502])).toEqual({ 2: 'Bo Ek', 1502: 'Zoë Žák' })
})
