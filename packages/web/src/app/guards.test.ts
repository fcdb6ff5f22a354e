import { contract } from '@salvia/core/api'
import { portalPath } from '@salvia/core/portal-paths'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clientNumberAtom, wasClosedAtom } from '../state/own-company.state.ts'
import { queryClient } from '../state/query-client.ts'
import { sessionAtom, signedInAccount } from '../state/session.state.ts'
import { currentStore } from '../state/store.ts'
import { firstWayIn } from '../state/way-in.ts'
import { answering, refusedWith, reply } from '../testing/answers.ts'
import { beSignedInAs, profileAnswers } from '../testing/signed-in.ts'
import { guard } from './guards.ts'
import { forgetReferer, readReferer } from './referer.ts'

beforeEach(() => {
  queryClient.clear()
  beSignedInAs('asta')
})
afterEach(() => {
  vi.unstubAllGlobals()
  currentStore().set(sessionAtom, null)
  forgetReferer()
})

/** Where a guard leads to; null where the screen opens. */
const ledTo = (led: Promise<null>): Promise<string | null> =>
  led.catch((answer: unknown) => (answer instanceof Response ? answer.headers.get('Location') : 'nowhere'))

const PATHS = [
  portalPath('backOfficeOrder', { id: '00000000-0000-4000-8000-000000000001' }),
  portalPath('backOfficeCase', { id: 'P-20001' }),
  `${portalPath('backOfficeCustomers')}?q=kvarn`,
]

it.each(PATHS)('a case worker whose session ended comes back to %s', async path => {
  answering(profileAnswers([], { isCaseWorker: true, companies: [] }))
  expect(await ledTo(guard('caseWorker', undefined, path))).toBeNull()
  expect(readReferer(signedInAccount())).toBe(path)
  expect(await ledTo(guard('signedOut', undefined, portalPath('signIn')))).toBe(path)
})

it.each([
  ['the queue of matters', ['orders', 'personnel-files'], portalPath('backOfficeMatters')],
  ['the queue of personnel files', ['personnel-files', 'students'], portalPath('backOffice')],
  ['the customers', ['students', 'complaints'], portalPath('backOfficeCustomers')],
] as const)('a case worker begins at %s, by what they hold', async (_where, functions, first) => {
  answering(profileAnswers([], { isCaseWorker: true, companies: [], functions: [...functions] }))
  expect(await ledTo(guard('signedOut', undefined, portalPath('signIn')))).toBe(first)
  expect(await ledTo(guard('signedIn', undefined, portalPath('start')))).toBe(first)
})

it('a customer who asks for a screen of case workers is not led there again', async () => {
  answering(profileAnswers([]))
  const path = portalPath('backOfficeCustomers')
  expect(await ledTo(guard('caseWorker', undefined, path))).toBe(portalPath('notFound'))
  expect(readReferer(signedInAccount())).toBeNull()
})

it('a user whose company has been closed chooses another', async () => {
  const closed = refusedWith('COMPANY_CLOSED')
  answering([...profileAnswers([]), reply(contract.profile.getForCompany, closed, { clientNumber: '10401' })])
  expect(await ledTo(guard('user', undefined, portalPath('start')))).toBe(portalPath(firstWayIn()))
  expect(currentStore().get(clientNumberAtom)).toBeNull()
  expect(currentStore().get(wasClosedAtom)).toBe(true)
})

it('a user who no longer has access to the company chooses another, and is not told that it is closed', async () => {
  const refused = refusedWith('NOT_FOUND')
  answering([
    ...profileAnswers([]),
    reply(contract.profile.getForCompany, refused, { clientNumber: '10401' }),
  ])
  expect(await ledTo(guard('user', undefined, portalPath('start')))).toBe(portalPath(firstWayIn()))
  expect(currentStore().get(wasClosedAtom)).toBe(false)
})
