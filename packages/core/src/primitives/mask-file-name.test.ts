import { expect, test } from 'vitest'
import { TEST_PERSONNUMMER } from '../test-identities/index.ts'
import { maskFileName } from './mask-file-name.ts'

const number = TEST_PERSONNUMMER.find(each => each.startsWith('19')) ?? expect.fail('no number')
const [century, year, month, day, last] = [2, 4, 6, 8, 12].map((end, at, ends) =>
  number.slice(ends[at - 1] ?? 0, end),
)
const wide = number.replace(/\d/g, digit => String.fromCodePoint(0xff10 + Number(digit)))

test.each([
  ['in one', number, `${century}${year}`],
  ['with a hyphen', `${year}${month}${day}-${last}`, year],
  ['as a date with hyphens', `${century}${year}-${month}-${day}-${last}`, `${century}${year}`],
  ['with an underscore', `${year}${month}${day}_${last}`, year],
  ['with spaces', `${year} ${month} ${day} ${last}`, year],
  ['with points', `${year}.${month}.${day}.${last}`, year],
  ['in brackets', `(${year}${month}${day})(${last})`, year],
  ['in wide digits', wide, `${century}${year}`],
  ['with a soft hyphen in it', `${number.slice(0, 5)}\u00ad${number.slice(5)}`, `${century}${year}`],
  ['with a space of no width', `${number.slice(0, 8)}\u200b${number.slice(8)}`, `${century}${year}`],
])('an identity number %s is masked', (_, written, kept) => {
  const masked = maskFileName(`personal ${written}.csv`)
  expect(masked).toContain(`${kept}••••••••`)
  expect(masked.replace(/\D/g, '')).toBe(kept)
})

test.each([
  'personal.csv',
  'Personalfil v3 (2).xlsx',
  'personal_2026-11-22_1430.csv',
  'personal 556036-0793 2026.csv',
  'lön 12 345 678.csv',
  'ﬁl för ﬂytt.csv',
])('%s is kept as it is', name => expect(maskFileName(name)).toBe(name))
