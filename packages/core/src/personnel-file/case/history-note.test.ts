import { expect, test } from 'vitest'
import { historyText, NOTE_TOO_HEAVY } from './history-note.ts'

test('a note of the system is read in either language, and a person is quoted', () => {
  expect(historyText(NOTE_TOO_HEAVY, 'sv')).toContain('för mycket tid eller minne')
  expect(historyText(NOTE_TOO_HEAVY, 'en')).toContain('too much time or memory')
  expect(historyText('Filen ser halv ut.', 'en')).toBe('Filen ser halv ut.')
  expect(historyText('toString', 'sv')).toBe('toString')
})
