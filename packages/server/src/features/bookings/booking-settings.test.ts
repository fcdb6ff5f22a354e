import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/index.ts'
import { auditOf } from '../../testing/test.store.ts'

const COMPANY = '10401'
let salvia: TestApp
let hr: string
let chef: string
beforeAll(async () => {
  salvia = await openTestApp()
  hr = await salvia.signIn('hr@demo.example')
  chef = await salvia.signIn('chef@demo.example')
})
afterAll(() => salvia.close())

const settings = async (token: string, company = COMPANY) =>
  (await salvia.call('GET', `booking-settings/${company}`, { token })).json<object>()
const turn = (token: string, body: object) =>
  salvia.call('PATCH', `booking-settings/${COMPANY}`, { token, body })

test('HR turns the reminders of its company on and off, which is kept', async () => {
  expect(await settings(hr)).toEqual({ remindsEmployees: false, mayChange: true })
  expect((await turn(hr, { remindsEmployees: true })).json()).toEqual({
    remindsEmployees: true,
    mayChange: true,
  })
  expect(await settings(hr)).toEqual({ remindsEmployees: true, mayChange: true })
  expect(await settings(hr, '10402')).toEqual({ remindsEmployees: false, mayChange: true })
  const [turned] = await auditOf(salvia.services.db, 'booking-reminders-turned')
  expect(turned).toMatchObject({ clientNumber: COMPANY, details: { on: true } })
  await turn(hr, { remindsEmployees: false })
  expect(await settings(chef)).toEqual({ remindsEmployees: false, mayChange: false })
})

test('who is not HR sees how it is and may not change it', async () => {
  const response = await turn(chef, { remindsEmployees: true })
  expect(response.statusCode).toBe(403)
  expect(response.json()).toMatchObject({ code: 'REMINDERS_HR_ONLY' })
  expect(await settings(hr)).toMatchObject({ remindsEmployees: false })
})

test.each([{}, { remindsEmployees: 'yes' }, { remindsEmployees: true, mayChange: true }])(
  '%o is refused',
  async body => {
    expect((await turn(hr, body)).json()).toMatchObject({ code: 'INVALID_REQUEST' })
  },
)
