import { describe, expect, test } from 'vitest'
import { headerKey, isNearHeader, WantedHeaders } from './near-header.ts'

describe('a near header', () => {
  test.each([
    ['lower case', 'personnummer', 'Personnummer'],
    ['without accents', 'Beställare', 'Bestallare'],
    ['a space too many', 'Mobil telefon', 'Mobiltelefon'],
    ['a hyphen too few', 'E-post', 'Epost'],
    ['one letter missing', 'Personumer', 'Personummer'],
    ['one letter more', 'Förnamnn', 'Förnamn'],
    ['one letter other', 'Postart', 'Postort'],
    ['accents as two characters', 'Fo\u0308retag', 'Företag'],
  ])('%s', (_, header, wanted) => {
    expect(isNearHeader(header, wanted)).toBe(true)
  })

  test.each([
    ['two letters missing', 'Personumer', 'Personnummer'],
    ['two letters changed places', 'Postrot', 'Postort'],
    ['another word', 'Namn', 'Postort'],
    ['nothing', '', 'A'],
    ['only a hyphen', '-', 'A'],
  ])('not: %s', (_, header, wanted) => {
    expect(isNearHeader(header, wanted)).toBe(false)
  })

  test('a key has no accents, spaces or hyphens', () => {
    expect(headerKey('Organisationsnivå 1')).toBe('organisationsniva1')
  })

  test('exact and near headers are counted apart', () => {
    const wanted = new WantedHeaders(['Postort', 'E-post'])
    const cells = ['Postort', 'epost', 'Namn', '__proto__']
    expect([wanted.countExact(cells), wanted.countNear(cells)]).toEqual([1, 2])
  })
})
