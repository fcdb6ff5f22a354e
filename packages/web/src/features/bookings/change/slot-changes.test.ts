import { expect, it } from 'vitest'
import { changesBy } from './slot-changes.ts'

const EVA = { name: 'Eva Öberg', occupation: 'Psykolog' }
const BOOKED = { visitType: 'unit', address: 'Storgatan 3', caregiver: EVA } as const

it.each([
  ['nothing', BOOKED, BOOKED, []],
  ['the caregiver', { caregiver: { ...EVA, name: 'Bo Ek' } }, BOOKED, ['caregiver']],
  [
    'nothing, when only the title of the same caregiver is another',
    { caregiver: { ...EVA, occupation: '' } },
    BOOKED,
    [],
  ],
  ['nothing, when no caregiver was settled', {}, { ...BOOKED, caregiver: null }, []],
  ['the place', { address: 'Hamngatan 1' }, BOOKED, ['place']],
  [
    'the kind of visit alone, to one without a place',
    { visitType: 'phone', address: null },
    BOOKED,
    ['visit'],
  ],
  [
    'kind and place, from one without a place',
    {},
    { ...BOOKED, visitType: 'video', address: null },
    ['visit', 'place'],
  ],
] as const)('a move changes %s', (_, slot, booked, changes) => {
  expect(changesBy({ ...BOOKED, ...slot }, booked)).toEqual(changes)
})
