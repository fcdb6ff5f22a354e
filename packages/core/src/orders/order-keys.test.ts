import { expect, test } from 'vitest'
import { sortKey } from '../primitives/index.ts'
import { orderKeys } from './order-keys.ts'

const ORDER = {
  number: 20_001,
  service: { sv: 'Hälsosamtal', en: 'Health talk' },
  clinic: { name: 'Mottagningen Ås', city: 'Ås' },
  units: [
    ['Produktion', 'Lager'],
    ['Produktion', 'Montering'],
  ],
  maker: 'Karin Berg',
}

test('an order is found by number, service in both languages, clinic, units and maker, each word once', () => {
  expect(orderKeys(ORDER).searchText).toBe(
    'b-20001 halsosamtal health talk karin berg mottagningen as as produktion lager montering',
  )
})

test('an identity number in the name of a service or a unit is not searched; the number of the order is', () => {
  const { searchText } = orderKeys({
    ...ORDER,
    number: 1_908_233_234,
    service: { sv: 'Samtal 19640823-3234' },
    units: [['640823-3234']],
  })
  expect(searchText).toContain('b-1908233234')
  expect(searchText).not.toContain('640823')
})

test('the order by service is that of the reader’s language, the Swedish name where there is no other', () => {
  expect(orderKeys(ORDER)).toMatchObject({
    sortService: sortKey('Hälsosamtal'),
    sortServiceEnglish: sortKey('Health talk'),
  })
  expect(orderKeys({ ...ORDER, service: { sv: 'Ögon' } }).sortServiceEnglish).toBe(sortKey('Ögon'))
})

test('the order by clinic is by city, then by name; without a place it comes first', () => {
  expect(orderKeys(ORDER).sortClinic).toBe(sortKey('Ås\tMottagningen Ås'))
  expect(orderKeys({ ...ORDER, clinic: null }).sortClinic).toBe('')
})
