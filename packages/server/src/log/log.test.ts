import { expect, test } from 'vitest'
import { openLog } from './log.ts'

test('a line is one object with its time in UTC, whatever a fact holds', () => {
  const lines: string[] = []
  const name = 'a\n{"event":"forged"}\r\n\u2028\u001b[2J'
  openLog(line => void lines.push(line)).info('told', { name })
  expect(lines).toHaveLength(1)
  const [line = ''] = lines
  for (const control of ['\n', '\r', '\u001b']) expect(line.trimEnd()).not.toContain(control)
  const entry = JSON.parse(line) as { time: string }
  expect(entry).toMatchObject({ level: 'info', event: 'told', name })
  expect(entry.time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
})
