import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/index.ts'
import { afterCommit, transaction } from './transaction.ts'

let salvia: TestApp
beforeAll(async () => {
  salvia = await openTestApp()
})
afterAll(() => salvia.close())

/** An error of the database that goes away when the transaction is run again. */
const collide = sql`do $$ begin raise exception using errcode = '40001'; end $$`

test('an effect comes after the commit, in order, and at once without a transaction', async () => {
  const done: string[] = []
  await transaction(salvia.services.db, async tx => {
    afterCommit(tx, () => done.push('first'))
    afterCommit(tx, () => done.push('second'))
    expect(done).toEqual([])
  })
  afterCommit(undefined, () => done.push('third'))
  expect(done).toEqual(['first', 'second', 'third'])
})

test('an effect of a transaction that fails never comes', async () => {
  const done: string[] = []
  const failing = transaction(salvia.services.db, async tx => {
    afterCommit(tx, () => done.push('never'))
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  expect(done).toEqual([])
})

test('an effect of a transaction that is run again comes once', async () => {
  const done: number[] = []
  let attempt = 0
  await transaction(salvia.services.db, async tx => {
    attempt += 1
    const own = attempt
    afterCommit(tx, () => done.push(own))
    if (own === 1) await tx.execute(collide)
  })
  expect(done).toEqual([2])
})

test('an effect of a transaction within another comes with the commit of the outer one', async () => {
  const done: string[] = []
  await transaction(salvia.services.db, async outer => {
    await transaction(outer, async inner => afterCommit(inner, () => done.push('inner')))
    expect(done).toEqual([])
  })
  expect(done).toEqual(['inner'])
})
