import { expect, test } from 'vitest'
import { gridLines } from './grid.ts'

const text = (blocks: ReturnType<typeof gridLines>) =>
  blocks.map(({ header, rows }) => [...header, ...rows].join('\n')).join('\n\n')
const number = (header: string) => ({ header, isNumber: true })

test('numbers stand below each other by their last digits, below headers that are wrapped', () => {
  const columns = [{ header: 'Orsak', isNumber: false }, number('Per 100 anställda'), number('Alla')]
  expect(
    text(
      gridLines(
        columns,
        [
          ['Buller', '7,5', '3'],
          ['Övriga', '12', '140'],
        ],
        1,
        60,
      ),
    ),
  ).toBe(
    [
      '          Per 100',
      'Orsak   anställda  Alla',
      'Buller        7,5     3',
      'Övriga         12   140',
    ].join('\n'),
  )
})

test('columns without room go on below, with the first column again', () => {
  const columns = [number('Månad'), number('Ergonomi'), number('Samtalsstöd')]
  expect(text(gridLines(columns, [['2026-01', '1', '2']], 1, 20))).toBe(
    ['  Månad  Ergonomi', '2026-01         1', '', '  Månad  Samtalsstöd', '2026-01            2'].join('\n'),
  )
})

test('a long text goes on in its column', () => {
  const columns = [{ header: 'Del', isNumber: false }, number('Alla')]
  expect(text(gridLines(columns, [['En mycket lång enhet som ingen har kortat', '7']], 1, 60))).toBe(
    ['Del                   Alla', 'En mycket lång enhet     7', 'som ingen har kortat'].join('\n'),
  )
})
