import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, TEST_NOW, type TestApp } from '../../testing/index.ts'

let salvia: TestApp
let token: string
beforeAll(async () => {
  salvia = await openTestApp()
  token = await salvia.signIn('hr@demo.example')
})
afterAll(() => salvia.close())

test('tells which company was asked about, and when', async () => {
  const answer = await salvia.call('GET', 'sample-topic/10401/sample-call', { token })
  expect(answer.json()).toEqual({ company: 'Kvarnhälle Industri AB', at: TEST_NOW })
})
