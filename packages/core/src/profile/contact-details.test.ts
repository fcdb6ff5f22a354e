import { expect, test } from 'vitest'
import { contactFaults, tidyContact } from './contact-details.ts'

test('names are trimmed, and a number loses what groups its digits; what is not sent is not there', () => {
  expect(tidyContact({ first_name: ' Åsa ', work_phone: '+46 (8) 123-45.67/8' })).toEqual({
    first_name: 'Åsa',
    work_phone: '+46812345678',
  })
  expect(tidyContact({})).toEqual({})
})

test.each([
  [{}, []],
  [{ first_name: 'Åsa', last_name: 'Öst', work_phone: '08-123 45 67' }, []],
  [{ work_phone: '' }, []],
  [{ work_phone: '   ' }, []],
  [{ work_phone: '+47 22 12 34 56' }, []],
  [{ work_phone: '22 12 34 56' }, ['WORK_PHONE_INCORRECT']],
  [{ work_phone: 'växeln' }, ['WORK_PHONE_INCORRECT']],
  [
    { first_name: ' ', last_name: '', work_phone: '1' },
    ['FIRST_NAME_MISSING', 'LAST_NAME_MISSING', 'WORK_PHONE_INCORRECT'],
  ],
  [{ first_name: 'x'.repeat(100), last_name: '🐟'.repeat(100) }, []],
  [{ first_name: 'x'.repeat(101), last_name: 'x'.repeat(101) }, ['NAME_TOO_LONG', 'NAME_TOO_LONG']],
])('%j: %j', (details, codes) => {
  expect(contactFaults(details).map(({ error }) => error.code)).toEqual(codes)
})

test('a fault names its field', () => {
  expect(contactFaults({ last_name: 'x'.repeat(101) })).toMatchObject([
    { field: 'last_name', error: { code: 'NAME_TOO_LONG', data: { max: 100 } } },
  ])
})
