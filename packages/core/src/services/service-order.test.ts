import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sortKey } from '../primitives/index.ts'
import { inServiceOrder } from './service-order.ts'

const service = (portalServiceId: string, category: string, name: string) => ({
  portalServiceId,
  category,
  name,
})
const SERVICES = [
  service('a', 'Övrigt', 'Andning'),
  service('b', 'Samtal', 'Ånger'),
  service('c', 'Samtal', 'Zonterapi'),
  service('d', 'Åtgärder', 'Besök 10'),
  service('e', 'Åtgärder', 'Besök 9'),
  service('f', 'samtal', 'andning'),
]
const ids = (first: readonly (string | undefined)[]): string =>
  inServiceOrder(SERVICES, first)
    .map(one => one.portalServiceId)
    .join('')

test.each([
  ['without any that stands first, by category and name as Swedish sorts', [], 'fcbeda'],
  ['with the one of the configuration', ['d'], 'dfcbea'],
  ['with a chosen one before it', ['a', 'd'], 'adfcbe'],
  ['with a chosen one that is the one of the configuration', ['d', 'd'], 'dfcbea'],
  ['with none chosen', [undefined, 'd'], 'dfcbea'],
  ['with one that is not among them', ['x'], 'fcbeda'],
])('the order %s', (_what, first, order) => {
  expect(ids(first)).toBe(order)
})

const anyText = fc.stringMatching(/^[aåäöz19 ]{0,4}$/)
const anyService = fc.record({ portalServiceId: anyText, category: anyText, name: anyText })
const anyServices = fc.uniqueArray(anyService, { selector: one => one.portalServiceId })

test('whatever the services, each stands after all that must come before it', () => {
  fc.assert(
    fc.property(anyServices, fc.array(anyText, { maxLength: 2 }), (services, first) => {
      const ordered = inServiceOrder(services, first)
      expect(new Set(ordered)).toEqual(new Set(services))
      expect(inServiceOrder([...services].reverse(), first)).toEqual(ordered)
      const chosen = first.flatMap(id => services.find(one => one.portalServiceId === id) ?? [])
      expect(ordered.slice(0, new Set(chosen).size)).toEqual([...new Set(chosen)])
      const rest = ordered.slice(new Set(chosen).size).map(one => [sortKey(one.category), sortKey(one.name)])
      rest.slice(1).forEach(([category = '', name = ''], i) => {
        const [before = '', nameBefore = ''] = rest[i] ?? []
        expect(before < category || (before === category && nameBefore <= name)).toBe(true)
      })
    }),
  )
})
