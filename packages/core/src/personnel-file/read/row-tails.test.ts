import { expect, test } from 'vitest'
import { csvOf, readBytes } from '../testing/files.ts'

test('rows that end alike have one tail, those with quotes have none', async () => {
  const text = csvOf(
    'Namn;Ort;Titel\nAnn;Lund;Kock\nBo; Lund ;Kock\nEva;Lund;Kock\n"Per";Lund;Kock\n;Lund;Kock\n;;\n',
  )
  const { table } = await readBytes(text, { tailFrom: 1 })
  const [first, spaced, ...others] = table.tails
  expect(table.rows).toEqual([
    [2, ['Ann', 'Lund', 'Kock']],
    [3, ['Bo', 'Lund', 'Kock']],
    [4, ['Eva', 'Lund', 'Kock']],
    [5, ['Per', 'Lund', 'Kock']],
    [6, ['', 'Lund', 'Kock']],
  ])
  expect(spaced).not.toBe(first)
  expect(others).toEqual([first, first])
  expect(others[0]).toBe(first)
})

test('rows with too few or too many cells are read cell by cell', async () => {
  const text = csvOf('Namn;Ort;Titel\nAnn;Lund;Kock\nBo;Lund\nEva;Lund;Kock;x\nPer\nIda;Lund;Kock\n')
  const { table } = await readBytes(text, { tailFrom: 1 })
  expect(table.rows.map(([, cells]) => cells)).toEqual([
    ['Ann', 'Lund', 'Kock'],
    ['Bo', 'Lund', ''],
    ['Eva', 'Lund', 'Kock'],
    ['Per', '', ''],
    ['Ida', 'Lund', 'Kock'],
  ])
  expect(table.tails.length).toBe(2)
  expect(table.faults).toEqual([{ kind: 'extra-cell', row: 4, columnIndex: 4 }])
})

test('more tails than are remembered are read all the same', async () => {
  const rows = Array.from({ length: 20_000 }, (_, index) => `N${index};O${index % 9000};T`)
  const { table } = await readBytes(csvOf(`Namn;Ort;Titel\n${rows.join('\n')}\n`), { tailFrom: 1 })
  expect(table.rows.length).toBe(20_000)
  expect(table.rows.at(-1)).toEqual([20_001, ['N19999', 'O1999', 'T']])
  expect(table.tails.length).toBeLessThan(9_000)
})
