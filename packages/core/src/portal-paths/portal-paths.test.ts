import { expect, expectTypeOf, test } from 'vitest'
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

test('a page takes its own parameters and no others', () => {
  expectTypeOf(portalPath<'profile'>).toBeCallableWith('profile')
  expectTypeOf(portalPath<'unsubscribe'>).toBeCallableWith('unsubscribe', { token: 'a' })
  type CaseArguments = Parameters<typeof portalPath<'personnelFileCase'>>
  expectTypeOf<['personnelFileCase']>().not.toExtend<CaseArguments>()
  expectTypeOf<['personnelFileCase', { page: string }]>().not.toExtend<CaseArguments>()
  expectTypeOf<['personnelFileCase', { id: string }]>().toExtend<CaseArguments>()
})
