import { ENVIRONMENTS, type Environment } from '@salvia/core/config'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, TEST_NOW, type TestApp } from '../testing/index.ts'
import type { Db } from './database.ts'
import { prepareDatabase } from './prepare-database.ts'
import { installation } from './schema/platform.ts'

let salvia: TestApp
let db: Db
beforeEach(async () => {
  salvia = await openTestApp()
  db = salvia.services.db
})
afterEach(() => salvia.close())

const open = (environment: Environment) =>
  prepareDatabase(db, { environment, now: TEST_NOW }).then(
    () => 'opened',
    (error: Error) => error.message,
  )
const kept = () => db.select().from(installation)

test('a database keeps what its first start was for, and is opened as that alone', async () => {
  expect(await kept()).toEqual([{ id: true, environment: 'local', startedAt: TEST_NOW }])
  expect(await open('local')).toBe('opened')
  for (const other of ENVIRONMENTS.filter(environment => environment !== 'local')) {
    expect(await open(other)).toBe(
      `Salvia cannot start: this database is for local, and SALVIA_ENV says ${other}. Set SALVIA_ENV to local, or name another database.`,
    )
  }
  expect(await kept()).toEqual([{ id: true, environment: 'local', startedAt: TEST_NOW }])
})

describe('one of an earlier version, which does not say what it is for', () => {
  beforeEach(() => db.delete(installation))

  const makeReal = () =>
    db.execute(sql`update accounts set email = replace(email, '@demo.example', '@kund.example')`)

  test('is not production where demo accounts are in it, and anything else that it is opened as', async () => {
    expect(await open('production')).toBe(
      'Salvia cannot start: this database holds demo accounts, whose password everybody knows, and SALVIA_ENV says production. Name an empty database.',
    )
    expect(await kept()).toEqual([])
    expect(await open('preprod')).toBe('opened')
    expect(await kept()).toMatchObject([{ environment: 'preprod' }])
  })

  test('is production where people but no demo accounts are in it', async () => {
    await makeReal()
    expect(await open('preprod')).toBe(
      'Salvia cannot start: this database holds accounts and no demo accounts, so that it is taken for one of production, and SALVIA_ENV says preprod. Set SALVIA_ENV to production, or name another database.',
    )
    expect(await kept()).toEqual([])
    expect(await open('production')).toBe('opened')
  })

  test('opened as two things at once is one of them', async () => {
    const answers = await Promise.all([open('local'), open('preprod'), open('demo')])
    expect(answers.filter(answer => answer === 'opened')).toHaveLength(1)
    expect(await kept()).toHaveLength(1)
  })
})
