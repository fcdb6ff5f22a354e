import { FEATURES } from '@salvia/core/features'
import type { CompanyProfile } from '@salvia/core/profile'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/index.ts'
import { auditOf, setFeatures, setLoginMethod } from '../../testing/test.store.ts'

let salvia: TestApp
beforeAll(async () => {
  salvia = await openTestApp()
})
afterAll(() => salvia.close())

const at = async (email: string, clientNumber = '10401') => {
  const token = await salvia.signIn(email)
  return (await salvia.call('GET', `profile/${clientNumber}`, { token })).json<CompanyProfile>()
}

describe('the profile', () => {
  test('tells who is signed in, without the identity number', async () => {
    const token = await salvia.signIn('chef@demo.example')
    const response = await salvia.call('GET', 'profile', { token })
    expect(response.json()).toMatchObject({
      kind: 'person',
      fullName: 'Camilla Dahlström',
      email: 'chef@demo.example',
      settings: { language: 'sv' },
      companies: [{ clientNumber: '10401', topParentClientNumber: '10401', selectable: true }],
      isCaseWorker: false,
      functions: [],
      expiresAt: '2026-11-23T19:00:00.000Z',
    })
    expect(response.body).not.toMatch(/"pid"/)
  })

  test('tells a case worker, who has no companies, and which functions they hold', async () => {
    const token = await salvia.signIn('handlaggare@demo.example')
    expect((await salvia.call('GET', 'profile', { token })).json()).toMatchObject({
      companies: [],
      isCaseWorker: true,
      functions: ['orders', 'personnel-files', 'complaints', 'invoices', 'students', 'data-protection'],
    })
  })
})

describe('the profile at a company', () => {
  test('HR has every feature, so that no list is needed, and the role that covers the company', async () => {
    const profile = await at('hr@demo.example')
    expect(profile.access).toEqual({ featuresClosed: [] })
    expect(profile.roles).toContainEqual(
      expect.objectContaining({ role: 'extended-orderer', unitPath: [], recursive: true }),
    )
    expect(profile.unit?.path).toEqual(['Stab', 'HR', 'Arbetsmiljö', 'Grupp 1'])
  })

  test('who is neither HR nor reviews statistics has all but the personnel file and statistics', async () => {
    const { access, unit } = await at('chef@demo.example')
    const all = Object.values(FEATURES).map(({ key }) => key)
    const closed = ['persim', 'statistics']
    expect(access.featuresEnabled).toEqual(all.filter(key => !closed.includes(key)))
    expect(access.featuresClosed).toEqual(closed.map(feature => ({ feature, lacks: 'permission' })))
    expect(unit?.path).toEqual(['Produktion', 'Montering', 'Slutmontering'])
  })

  test('the agreement closes features for HR too, never the start page and the profile', async () => {
    await setFeatures(salvia.services.db, '10402', ['coworkers'])
    const { featuresEnabled, featuresClosed } = (await at('hr@demo.example', '10402')).access
    expect(featuresEnabled).toEqual(['start', 'coworkers', 'profile'])
    expect(featuresClosed).toContainEqual({ feature: 'statistics', lacks: 'agreement' })
    expect(featuresClosed).toHaveLength(Object.keys(FEATURES).length - 3)
    await setFeatures(salvia.services.db, '10402', null)
  })

  test('where one is not employed, there is no unit', async () => {
    expect((await at('hr@demo.example', '10402')).unit).toBeNull()
  })
})

describe('choosing a company', () => {
  const choose = (token: string, companyId: string) =>
    salvia.call('POST', `events/company/${companyId}/select`, { token })

  test('is noted in the audit', async () => {
    const token = await salvia.signIn('hr@demo.example')
    expect((await choose(token, '10402')).statusCode).toBe(204)
    expect(await auditOf(salvia.services.db, 'company-selected')).toMatchObject([{ clientNumber: '10402' }])
  })

  test('that this way of signing in does not open: told to sign in another way', async () => {
    const token = await salvia.signIn('hr@demo.example')
    const response = await choose(token, '10403')
    expect(response.json()).toMatchObject({ status: 401, subStatus: 5, code: 'WRONG_LOGIN_METHOD' })
  })

  test('and every other call there answers as for a company that is not one’s own', async () => {
    const token = await salvia.signIn('hr@demo.example')
    expect((await salvia.call('GET', 'profile/10403', { token })).statusCode).toBe(404)
    await setLoginMethod(salvia.services.db, '10403', 'either')
    expect((await salvia.call('GET', 'profile/10403', { token })).statusCode).toBe(200)
    await setLoginMethod(salvia.services.db, '10403', 'bankid')
  })
})
