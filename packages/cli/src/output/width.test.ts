import fc from 'fast-check'
import stringWidth from 'string-width'
import { expect, test } from 'vitest'
import { widthOf } from './width.ts'

test('colours and combining marks take no room', () => {
  expect(widthOf('\u001b[31mfel\u001b[39m')).toBe(3)
  expect(widthOf('a\u030a')).toBe(1)
})

test('wide letters and pictures take two columns', () => {
  expect(widthOf('日本')).toBe(4)
  expect(widthOf('👩‍🚒')).toBe(2)
})

test('property: the same as string-width for letters of any script', () => {
  const letters = fc.constantFrom(
    'a',
    'Å',
    'é',
    'ø',
    '—',
    '│',
    '✖',
    '▲',
    '•',
    '…',
    'Ж',
    'α',
    'ע',
    '日',
    '한',
    'カ',
    '！',
    '🎈',
    ' ',
  )
  fc.assert(
    fc.property(fc.array(letters), parts => {
      const text = parts.join('')
      expect(widthOf(text)).toBe(stringWidth(text))
    }),
  )
})
