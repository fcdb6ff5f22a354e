import { expect, test } from 'vitest'
import { birthDate } from './birth-date.ts'

test.each([
  ['an identity number', '189001019802', '1890-01-01'],
  ['a coordination number, whose day is 60 more', '198001610001', '1980-01-01'],
  ['a day that there is not', '198002300000', null],
  ['no number at all', 'abc', null],
])('the date of birth in %s', (_, pid, date) => {
  expect(birthDate(pid)).toBe(date)
})
