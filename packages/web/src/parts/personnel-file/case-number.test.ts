import { expect, test } from 'vitest'
import { isCaseFound, maybeCaseNumber } from './case-number.ts'

test.each(['P-20418', 'p20418', '20418', 'p 204', '418'])('%s finds the case', search => {
  expect(isCaseFound(search, 'P-20418')).toBe(true)
})

test.each(['P-20419', 'X-20418', 'kvarnhälle', '', 'p'])('%s does not', search => {
  expect(isCaseFound(search, 'P-20418')).toBe(false)
})

test('words are no numbers of cases', () => {
  expect(['anna', 'P', '', 'p-'].filter(maybeCaseNumber)).toEqual([])
})
