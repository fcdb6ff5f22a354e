import { expect, test } from 'vitest'
import { portalPath } from './portal-paths.ts'

test('a path takes its parameters escaped', () => {
  expect(portalPath('personnelFileCase', { id: 'P-20418' })).toBe('/personalfil/P-20418')
  expect(portalPath('personnelFileCase', { id: '../x?y' })).toBe('/personalfil/..%2Fx%3Fy')
  expect(portalPath('backOfficeSendFile', { clientNumber: '10401' })).toBe(
    '/handlaggning/kunder/10401/skicka-fil',
  )
})

test('a parameter that need not be given may be left out', () => {
  expect(portalPath('unsubscribe')).toBe('/unsubscribe')
  expect(portalPath('unsubscribe', { token: 'a/b' })).toBe('/unsubscribe/a%2Fb')
})

test('a path without parameters stays as it is', () => {
  expect([portalPath('start'), portalPath('profile')]).toEqual(['/', '/din-profil'])
})

test('a parameter that is missing or unknown does not compile', () => {
  // @ts-expect-error The id is missing.
  portalPath('personnelFileCase')
  // @ts-expect-error The page has no such parameter.
  portalPath('personnelFileCase', { id: 'P-20418', page: '2' })
  // @ts-expect-error There is no such page.
  expect(() => portalPath('nowhere')).toThrow(TypeError)
})
