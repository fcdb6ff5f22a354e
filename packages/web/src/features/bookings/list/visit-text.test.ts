import type { VisitType } from '@salvia/core/bookings'
import { expect, it } from 'vitest'
import { visitText } from './visit-text.ts'

it.each<[string, VisitType, string | null, string, string | undefined]>([
  [
    'a clinic by its name alone',
    'unit',
    'Mottagningen Björkby, Storgatan 3, 543 21 Björkby',
    'Mottagningen Björkby',
    undefined,
  ],
  ['an address without a name', 'unit', 'Storgatan 3', 'Storgatan 3', undefined],
  [
    'a place of one’s own with all of its address',
    'agreed-place',
    'Verkstaden, Port 4, 543 21 Björkby',
    'Verkstaden',
    'Port 4, 543 21 Björkby',
  ],
  ['a visit without a place by its type', 'video', null, 'Video', undefined],
  ['a clinic that is not known', 'unit', null, 'På mottagningen', undefined],
])('%s', (_name, visitType, address, place, rest) => {
  expect(visitText({ visitType, address }, 'sv')).toEqual({ place, rest })
})
