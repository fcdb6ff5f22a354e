import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeFileName } from './safe-file-name.ts'

const bytes = (text: string) => new TextEncoder().encode(text).length

test.each([
  ['an ordinary name', 'personal å 2026.xlsx', 'personal å 2026.xlsx'],
  ['a path', '../../../../etc/passwd', 'passwd'],
  ['a Windows path', '..\\..\\windows\\win.ini', 'win.ini'],
  ['a hidden file', '.bashrc', 'bashrc'],
  ['NUL', 'a\u0000.csv', 'a_.csv'],
  ['a line break', 'x.csv\r\nSet-Cookie: a=b', 'x.csvSet-Cookie_ a=b'],
  ['an escape of terminals', 'a\u001b[2J.csv', 'a_[2J.csv'],
  ['text turned round', 'fakt\u202ecsv.exe', 'faktcsv.exe'],
  ['a device', 'CON', '_CON'],
  ['a device with an ending', 'lpt1.csv', '_lpt1.csv'],
  ['a device with a raised digit', 'COM².txt', '_COM².txt'],
  ['no device', 'CONTRACT.csv', 'CONTRACT.csv'],
  ['characters that Windows forbids', 'a<b>:"|?*.csv', 'a_b______.csv'],
  ['a stream of NTFS', 'a.csv:hidden', 'a.csv_hidden'],
  ['dots and spaces around', ' . a.csv. . ', 'a.csv'],
  ['a decomposed letter', 'a\u030a.csv', 'å.csv'],
  ['half a character', 'a\ud800.csv', 'a\ufffd.csv'],
  ['nothing', '', 'download'],
  ['only dots', '..', 'download'],
  ['only a slash', '/', 'download'],
])('%s', (_what, name, safe) => {
  expect(safeFileName(name)).toBe(safe)
})

test('255 bytes are kept, of more the ending', () => {
  expect(safeFileName(`${'a'.repeat(251)}.csv`)).toHaveLength(255)
  expect(safeFileName(`${'a'.repeat(252)}.csv`)).toBe(`${'a'.repeat(251)}.csv`)
  const swedish = safeFileName(`${'å'.repeat(300)}.xlsx`)
  expect(swedish).toMatch(/^å+\.xlsx$/)
  expect(bytes(swedish)).toBeLessThanOrEqual(255)
  expect(bytes(safeFileName(`a.${'b'.repeat(400)}`))).toBe(255)
})

test('property: any name is safe, and safe names stay', () => {
  const unit = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      ' ',
      'CON',
      'nul',
      ':',
      '\u202e',
      '\r\n',
      '.csv',
      'å',
      'a',
      '\u030a',
    ),
  )
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 60 }), parts => {
      const safe = safeFileName(parts.join(''))
      expect(safe).not.toMatch(/[/\\<>:"|?*\p{Cc}\u202a-\u202e]/u)
      expect(safe).not.toMatch(/^[\s.]|[\s.]$/)
      expect(safe).not.toMatch(/^(con|prn|aux|nul)(\.|$)/i)
      expect(bytes(safe)).toBeLessThanOrEqual(255)
      expect(safe).not.toBe('')
      expect(safeFileName(safe)).toBe(safe)
    }),
    { numRuns: 1000 },
  )
})
