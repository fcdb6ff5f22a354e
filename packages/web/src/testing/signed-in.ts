import { contract } from '@salvia/core/api'
import { CASE_WORKER_FUNCTION_NAMES } from '@salvia/core/case-worker-functions'
import type { Config } from '@salvia/core/config'
import { instantOf } from '@salvia/core/primitives'
import { type CompanyProfile, DEFAULT_SETTINGS, type Profile } from '@salvia/core/profile'
import { afterEach, beforeEach, vi } from 'vitest'
import { startWithConfig } from '../state/config.state.ts'
import { endpointQuery } from '../state/endpoint.ts'
import { queryClient } from '../state/query-client.ts'
import { sessionAtom } from '../state/session.state.ts'
import { clearStore, currentStore } from '../state/store.ts'
import { reply } from './answers.ts'
import { EXAMPLE_CONFIG } from './config.ts'
import { newToken } from './token.ts'

const EXP = 4_000_000_000
const company = (clientNumber: string, subOrgName: string): Profile['companies'][number] => ({
  clientNumber,
  subOrgName,
  companyFqn: subOrgName,
  topParentClientNumber: clientNumber,
  loginMethod: 'either',
  selectable: true,
})

/** A user with two companies. */
export const EXAMPLE_PROFILE: Profile = {
  kind: 'person',
  firstName: 'Karin',
  lastName: 'Ahl',
  fullName: 'Karin Ahl',
  email: 'karin@exempel.se',
  pidHash: 'hash',
  mobilePhone: null,
  workPhone: null,
  settings: DEFAULT_SETTINGS,
  consent: { given: [], needed: [], declined: [] },
  companies: [company('10401', 'Kvarnhälle AB'), company('10402', 'Ängsbo AB')],
  isCaseWorker: false,
  functions: [],
  password: 'set',
  expiresAt: instantOf('2026-11-21T18:00:00.000Z'),
}

type Closed = CompanyProfile['access']['featuresClosed']

/** A profile; a case worker’s with all functions unless it says which. */
const profileOf = (profile: Partial<Profile>): Profile => ({
  ...EXAMPLE_PROFILE,
  ...(profile.isCaseWorker ? { functions: [...CASE_WORKER_FUNCTION_NAMES] } : {}),
  ...profile,
})

/** The server's answers about the user, with the given features open and closed. */
export const profileAnswers = (
  featuresEnabled: CompanyProfile['access']['featuresEnabled'],
  profile: Partial<Profile> = {},
  featuresClosed: Closed = [],
  roles: CompanyProfile['roles'] = [],
) => [
  reply(contract.profile.get, profileOf(profile)),
  reply(
    contract.profile.getForCompany,
    {
      clientNumber: '10401',
      access: { featuresEnabled, featuresClosed },
      roles,
      unit: null,
      isPlaced: true,
    },
    { clientNumber: '10401' },
  ),
]

/** Begins a session as a sign-in would. */
export function beSignedIn(config: Config = EXAMPLE_CONFIG): void {
  startWithConfig(config)
  const auth = { token: newToken({ sid: 'a', exp: EXP }), exp: EXP }
  currentStore().set(sessionAtom, { auth, consent: [], company: { clientNumber: '10401' } })
}

/** The profile is known, as it is before any screen of a customer is shown. */
export function knowProfile(profile: Partial<Profile> = {}): void {
  const { queryKey } = endpointQuery(contract.profile.get, {})
  queryClient.setQueryData(queryKey, profileOf(profile))
}

/** The same for the account of an id, as when somebody signs in again. */
export function beSignedInAs(sub: string): void {
  beSignedIn()
  const session = currentStore().get(sessionAtom)
  const auth = { token: newToken({ sub, exp: EXP }), exp: EXP }
  currentStore().set(sessionAtom, session && { ...session, auth })
}

/** Each test of the file begins signed in and with nothing fetched or typed, and gives the browser's own `fetch` back. */
export function signedInForEach(): void {
  beforeEach(() => {
    queryClient.clear()
    clearStore()
    beSignedIn()
  })
  afterEach(() => vi.unstubAllGlobals())
}
