import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '../db/transaction.ts'
import { lockDrafts } from '../features/personnel-file/drafts.store.ts'
import { NO_ID, onPostgres, openTestApp, type TestApp } from '../testing/index.ts'

const OWN = '10401'
const NEIGHBOUR = '10402'
/** More than there are connections to the database. */
const CALLS = 12

let salvia: TestApp
let token: string
beforeAll(async () => {
  salvia = await openTestApp()
  token = await salvia.signIn('hr@demo.example')
})
afterAll(() => salvia.close())

const list = (clientNumber: string) => salvia.call('GET', `personnel-files/${clientNumber}`, { token })
const submit = () => {
  return salvia.call('POST', `personnel-file-drafts/${OWN}/${NO_ID}/submit`, { token, body: {} })
}

test('many calls of one company at once are all answered', async () => {
  const answers = await Promise.all(Array.from({ length: CALLS }, () => list(OWN)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(CALLS).fill(200))
})

onPostgres(() => {
  test('calls of one company that hang in the database leave connections for the others', async () => {
    let hanging: ReturnType<typeof submit>[] = []
    await transaction(salvia.services.db, async tx => {
      await lockDrafts(tx, OWN)
      hanging = Array.from({ length: CALLS }, submit)
      expect((await list(NEIGHBOUR)).statusCode).toBe(200)
    })
    const answers = await Promise.all(hanging)
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(CALLS).fill(404))
  })
})
