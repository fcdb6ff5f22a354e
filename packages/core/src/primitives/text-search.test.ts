import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldedSearchText, searchHit, searchWords, staysOutOfAddress } from './text-search.ts'

test('a search without diacritics finds the word with them, after exact hits', () => {
  expect(searchHit('ahl', 'Åhl')).toBe('folded')
  expect(searchHit('ahl', 'Dahl')).toBe('exact')
  expect(searchHit('åhl', 'Åhl')).toBe('exact')
  expect(searchHit('åhl', 'Dahl')).toBe('folded')
  expect(searchHit('ek', 'Åhl')).toBe('none')
})

test('every word of a search must stand somewhere', () => {
  expect(searchHit('  anna   ek ', 'Ek Anna')).toBe('exact')
  expect(searchHit('anna ström', 'Ek Anna')).toBe('none')
  expect(searchHit('   ', 'Ek Anna')).toBe('exact')
  expect(searchWords(' anna\tek ')).toEqual(['anna', 'ek'])
  expect(searchWords('ek, anna;')).toEqual(['ek', 'anna'])
  expect(searchWords('1,5 , a,b')).toEqual(['1,5', 'a,b'])
})

test('letters that do not decompose are folded too', () => {
  expect(foldedSearchText('Łukasz Bjørn Æ Straße É')).toBe('lukasz bjorn ae strasse e')
})

test('a decomposed name is the same name', () => {
  expect(searchHit('åhl', 'A\u030ahl')).toBe('exact')
})

test('five digits may stand in an address, six may not', () => {
  expect(staysOutOfAddress('anna 12345')).toBe(false)
  expect(staysOutOfAddress('12 34-56')).toBe(true)
})

test('property: part of a text is always found in it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), fc.nat(20), (text, from, length) => {
      const folded = foldedSearchText(text)
      const words = searchWords(folded)
      const part = words[from % Math.max(1, words.length)] ?? ''
      expect(searchHit(part.slice(0, length), folded)).not.toBe('none')
    }),
  )
})
