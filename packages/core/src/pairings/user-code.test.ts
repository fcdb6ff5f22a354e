import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PAIRING_CODE_LETTERS } from '../limits/index.ts'
import { readUserCode, USER_CODE_LETTERS, writeUserCode } from './user-code.ts'

const codes = fc.string({
  unit: fc.constantFrom(...USER_CODE_LETTERS),
  minLength: PAIRING_CODE_LETTERS,
  maxLength: PAIRING_CODE_LETTERS,
})

describe('the code of a pairing', () => {
  it('is read as it is written, also in small letters, without a hyphen or with spaces', () => {
    fc.assert(
      fc.property(codes, code => {
        const written = writeUserCode(code)
        const ways = [
          written,
          code,
          written.toLowerCase(),
          ` ${written.replace('-', ' ')} `,
          [...code].join(' '),
        ]
        expect(ways.map(readUserCode)).toEqual(ways.map(() => code))
      }),
    )
  })

  it.each([
    ['a letter short', 'WDJB-MJH'],
    ['a letter more', 'WDJB-MJHTT'],
    ['a vowel', 'WDJB-MJHA'],
    ['a digit', 'WDJB-MJH7'],
    ['nothing', ''],
  ])('%s is no code', (_, typed) => {
    expect(readUserCode(typed)).toBeNull()
  })
})
