import { FEATURES, type Feature } from '@salvia/core/features'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf, openTestApp, type TestApp } from '../../testing/index.ts'
import { orderCalls } from '../../testing/order-calls.ts'
import { accountOf, setFeatures } from '../../testing/test.store.ts'

const COMPANY = '10401'
const USER = 'chef@demo.example'
const EMPLOYEE = 'medarbetare@demo.example'

let salvia: TestApp
let token: string
let list: string
let page: string
let name: string
beforeAll(async () => {
  salvia = await openTestApp()
  const calls = orderCalls(salvia)
  token = await calls.tokenOf(USER)
  name = await calls.nameOf(EMPLOYEE)
  const { pid } = await accountOf(salvia.services.db, USER)
  const own = `persons/${salvia.services.secrets.pidHash(pid ?? '')}/companies/${COMPANY}`
  list = `${own}/subordinates`
  page = `${own}/subcompanies`
})
afterAll(() => salvia.close())

const agree = (...features: Feature[]) =>
  setFeatures(
    salvia.services.db,
    COMPANY,
    features.map(feature => FEATURES[feature].key),
  )
const said = async (method: 'GET' | 'POST', path: string, body?: object) => {
  const response = await salvia.call(method, path, { token, ...(body && { body }) })
  return response.statusCode === 200 ? 'open' : codeOf(response)
}
const search = (context: string) => said('POST', `employees/${COMPANY}/searches`, { q: '196408', context })

test('with orders and without employees: the list, its search and one employee, as far as one may order for them', async () => {
  await agree('orders')
  expect(await said('GET', `${list}/orderable`)).toBe('open')
  expect(await search('orderable')).toBe('open')
  expect(await said('GET', `${page}/orderable/${name}`)).toBe('open')
})

test('every other filter, downloads, numbers and explanations are closed', async () => {
  await agree('orders')
  for (const context of ['all', 'managed', 'unit-orderer', 'excluded']) {
    expect(await said('GET', `${list}/${context}`)).toBe('FEATURE_NOT_ALLOWED')
    expect(await search(context)).toBe('FEATURE_NOT_ALLOWED')
    expect(await said('GET', `${page}/${context}/${name}`)).toBe('FEATURE_NOT_ALLOWED')
  }
  expect(await said('GET', `employees/${COMPANY}/exports?context=orderable&format=csv`)).toBe(
    'FEATURE_NOT_ALLOWED',
  )
  expect(await said('GET', `employees/${COMPANY}/${name}/number`)).toBe('FEATURE_NOT_ALLOWED')
  const explained = await said('POST', `employees/${COMPANY}/explanations/searches`, {
    q: 'anna',
    context: 'orderable',
  })
  expect(explained).toBe('FEATURE_NOT_ALLOWED')
})

test('without orders and employees all of it is closed; with employees alone it is open', async () => {
  await agree('bookings')
  expect(await said('GET', `${list}/orderable`)).toBe('FEATURE_NOT_ALLOWED')
  await agree('coworkers')
  expect(await said('GET', `${list}/orderable`)).toBe('open')
  expect(await said('GET', `${list}/all`)).toBe('open')
})
