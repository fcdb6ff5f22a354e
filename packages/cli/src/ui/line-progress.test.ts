import { expect, test } from 'vitest'
import { lineProgress } from './line-progress.ts'

function told(steps: readonly (readonly [seconds: number, sent: number])[]): string[] {
  const lines: string[] = []
  let at = 0
  const progress = lineProgress({
    name: 'upload',
    locale: 'sv',
    now: () => new Date(at),
    tell: line => lines.push(line),
  })
  for (const [seconds, sent] of steps) {
    at = seconds * 1000
    progress.show({ kind: 'sending', label: 'Skickar', sent, total: 1000 })
  }
  return lines
}

test('a line for each tenth, however small the steps', () => {
  const steps = Array.from({ length: 1000 }, (_, index) => [0, index + 1] as const)
  expect(told(steps)).toHaveLength(10)
  expect(told(steps).at(-1)).toBe('upload 100% 1 kB/1 kB')
})

test('a line after ten seconds where a tenth takes longer', () => {
  expect(
    told([
      [0, 10],
      [9.9, 20],
      [10, 30],
      [15, 40],
      [20, 50],
    ]),
  ).toEqual(['upload 3% 30 B/1 kB', 'upload 5% 50 B/1 kB'])
})

test('a wait is told once', () => {
  const lines: string[] = []
  const progress = lineProgress({
    name: 'status',
    locale: 'sv',
    now: () => new Date(0),
    tell: line => lines.push(line),
  })
  for (let i = 0; i < 3; i++) progress.show({ kind: 'waiting', label: 'Väntar', since: 0 })
  progress.step('✔ Inläst')
  expect(lines).toEqual(['Väntar', '✔ Inläst'])
})
