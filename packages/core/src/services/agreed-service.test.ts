import { expect, test } from 'vitest'
import { contractsOn } from '../agreements/index.ts'
import { addDays, isoDate } from '../primitives/index.ts'
import { agreedService, type OfferedService } from './agreed-service.ts'
import type { ServiceOrdering } from './service.ts'

const NEXT = isoDate(2027, 1, 1)
const TODAY = isoDate(2026, 11, 23)
const AGREEMENT = {
  current: { services: new Set(['both', 'old']), from: isoDate(2025, 1, 1) },
  upcoming: { services: new Set(['both', 'new']), from: NEXT },
}
const OFFERED: OfferedService = {
  id: 'both',
  name: { sv: 'Hälsoundersökning', en: 'Health check' },
  category: { sv: 'Undersökningar' },
  description: { sv: 'Samtal om hälsa.', en: 'A talk about health.' },
  subCategories: [{ id: 'natt', name: { sv: 'Inför nattarbete' } }],
  order: 'portal',
  urgent: false,
  for: ['person'],
  place: 'clinic',
}

const on = (day: typeof TODAY, offered: Partial<OfferedService>, locale: 'sv' | 'en' = 'sv') =>
  agreedService({ ...OFFERED, ...offered }, { contracts: contractsOn(AGREEMENT, day), locale })

test('a service is answered in the language of the caller, in Swedish where the provider has not translated it', () => {
  expect(on(TODAY, {}, 'en')).toMatchObject({
    portalServiceId: 'both',
    name: 'Health check',
    category: 'Undersökningar',
    description: 'A talk about health.',
    subCategories: [{ id: 'natt', name: 'Inför nattarbete' }],
  })
  expect(on(TODAY, {})).toMatchObject({ name: 'Hälsoundersökning', description: 'Samtal om hälsa.' })
})

test('a service names the check-ups that it renews, an empty list where it renews none', () => {
  expect(on(TODAY, { checks: ['night-work', 'silica'] })?.checks).toEqual(['night-work', 'silica'])
  expect(on(TODAY, {})?.checks).toEqual([])
})

const PORTAL = { kind: 'portal' } as const
const URGENT = { kind: 'phone', reason: 'urgent' } as const
const BY_PHONE = { kind: 'phone', reason: 'service' } as const
const FROM = { kind: 'from', date: NEXT } as const

test.each<
  [what: string, day: typeof TODAY, offered: Partial<OfferedService>, contracts: string[], ServiceOrdering]
>([
  ['of both contracts', TODAY, {}, ['current', 'upcoming'], PORTAL],
  ['of the current one alone', TODAY, { id: 'old' }, ['current'], PORTAL],
  ['of the upcoming one alone', TODAY, { id: 'new' }, ['upcoming'], FROM],
  ['of the upcoming one, on the day before it', addDays(NEXT, -1), { id: 'new' }, ['upcoming'], FROM],
  ['of the upcoming one, on its first day', NEXT, { id: 'new' }, ['current'], PORTAL],
  ['of the current one alone, on its last day', addDays(NEXT, -1), { id: 'old' }, ['current'], PORTAL],
  ['by phone', TODAY, { order: 'phone' }, ['current', 'upcoming'], BY_PHONE],
  ['that is urgent', TODAY, { urgent: true }, ['current', 'upcoming'], URGENT],
  ['that is urgent and by phone', TODAY, { urgent: true, order: 'phone' }, ['current', 'upcoming'], URGENT],
  ['of the upcoming one, by phone', TODAY, { id: 'new', order: 'phone' }, ['upcoming'], FROM],
])('a service %s', (_what, day, offered, contracts, ordering) => {
  expect(on(day, offered)).toMatchObject({ contracts, ordering })
})

test.each([
  ['of both contracts', TODAY, 'both', null],
  ['of the current one alone', TODAY, 'old', addDays(NEXT, -1)],
  ['of the upcoming one alone', TODAY, 'new', null],
  ['of the only contract that is left', NEXT, 'new', null],
] as const)('the last day of a service %s', (_what, day, id, lastDay) => {
  expect(on(day, { id })?.lastDay).toBe(lastDay)
})

test.each([
  ['that nobody has agreed on', TODAY, { id: 'other' }],
  ['of the current contract alone, once the next one has begun', NEXT, { id: 'old' }],
] as const)('a service %s is not in the agreement', (_what, day, offered) => {
  expect(on(day, offered)).toBeNull()
})

test('a customer without an agreement has no services', () => {
  expect(agreedService(OFFERED, { contracts: contractsOn(null, TODAY), locale: 'sv' })).toBeNull()
})
