import { describe, expect, test } from 'vitest'
import { unitsByName } from './units-by-name.ts'

const unit = (id: string, ...path: string[]) => ({ id, path })
const UNITS = [
  unit('0'),
  unit('1', 'Stab'),
  unit('2', 'Stab', 'Löner'),
  unit('3', 'Stab', 'Löner', 'Grupp 3'),
  unit('4', 'Produktion', 'Grupp 3'),
  unit('5', 'Löner', 'Grupp 3'),
  unit('6', 'Förlöner', 'Grupp 3'),
]
const found = (word: string) => unitsByName(UNITS, word).map(({ id }) => id)

describe('a unit is meant', () => {
  test.each([
    ['its id', '4', ['4']],
    ['its own name', 'löner', ['2']],
    ['the name of several', 'Grupp 3', ['3', '4', '5', '6']],
    ['all names from the top, before one that ends with them', 'Löner / Grupp 3', ['5']],
    ['its last names', 'produktion/grupp 3', ['4']],
    ['nothing that is there', 'Grupp 4', []],
    ['half a name', 'rupp 3', []],
  ])('by %s', (_, word, ids) => {
    expect(found(word)).toEqual(ids)
  })

  test('by its last names, where no other has just these from the top', () => {
    const without = UNITS.filter(({ id }) => id !== '5')
    expect(unitsByName(without, 'Löner/Grupp 3').map(({ id }) => id)).toEqual(['3'])
  })
})
