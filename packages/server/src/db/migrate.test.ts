import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addAudit } from '../access/audit.store.ts'
import { onPostgres, openTestApp, TEST_NOW, type TestApp } from '../testing/index.ts'
import type { Db } from './database.ts'
import { migrate } from './migrate.ts'
import { databaseCode, transaction } from './transaction.ts'

let salvia: TestApp
let db: Db
beforeAll(async () => {
  salvia = await openTestApp()
  db = salvia.services.db
})
afterAll(() => salvia.close())

const applied = async () =>
  (await db.execute<{ hash: string }>(sql`select hash from schema_migrations order by hash`)).rows

describe('migrations', () => {
  test('run again, by several processes at once, change nothing', async () => {
    const before = await applied()
    await Promise.all([migrate(db), migrate(db), migrate(db)])
    expect(await applied()).toEqual(before)
    expect(before.length).toBeGreaterThanOrEqual(2)
  })

  test('of a newer program stop the start with a sentence', async () => {
    await db.execute(sql`insert into schema_migrations (hash, made_at) values ('newer', 1)`)
    await expect(migrate(db)).rejects.toThrow('set up by another version of Salvia')
    await db.execute(sql`delete from schema_migrations where hash = 'newer'`)
  })
})

describe('the audit only grows', () => {
  test.each(['update audit set action = null', 'delete from audit', 'truncate audit'])(
    '%s',
    async statement => {
      await addAudit(db, { at: TEST_NOW, actor: null, action: 'sign-in', object: 'x' })
      const error = await db.execute(sql.raw(statement)).then(
        () => undefined,
        (failure: unknown) => failure,
      )
      expect(databaseCode(error)).toBe('42501')
    },
  )
})

describe('a transaction', () => {
  const count = async () =>
    (await db.execute<{ n: number }>(sql`select count(*)::int as n from audit where object = 'tx'`)).rows[0]
      ?.n
  const add = (tx: Db) => addAudit(tx, { at: TEST_NOW, actor: null, action: 'sign-in', object: 'tx' })

  test('that fails leaves nothing', async () => {
    const work = transaction(db, async tx => {
      await add(tx)
      throw new Error('no')
    })
    await expect(work).rejects.toThrow('no')
    expect(await count()).toBe(0)
  })

  test.each(['40001', '40P01'])('that collides (%s) is run again', async code => {
    const before = (await count()) ?? 0
    let attempts = 0
    await transaction(db, async tx => {
      attempts += 1
      await add(tx)
      if (attempts < 3) throw Object.assign(new Error('collision'), { code })
    })
    expect([attempts, await count()]).toEqual([3, before + 1])
  })

  test('that keeps colliding fails in the end', async () => {
    let attempts = 0
    const work = transaction(db, async () => {
      attempts += 1
      throw Object.assign(new Error('collision'), { code: '40001' })
    })
    await expect(work).rejects.toThrow('collision')
    expect(attempts).toBe(5)
  })
})

describe('the database itself refuses', () => {
  const refusal = (statement: SQL) =>
    db.execute(statement).then(
      () => undefined,
      error => databaseCode(error),
    )

  test('an account of a number that ends in 0000, which is nobody', async () => {
    const insert = (pid: string) =>
      sql`insert into accounts (email, pid, state) values (${`${pid}@exempel.se`}, ${pid}, 'inactive')`
    expect(await refusal(insert('198112180000'))).toBe('23514')
    expect(await refusal(insert('198112189876'))).toBeUndefined()
  })

  test('two waiting rows of one person', async () => {
    const stage = (row: number) => sql`
      insert into personnel_file_staged (case_id, "row", pid, unit_path, sort_name, search_text, protected_identity, roles)
      select id, ${row}::int, '198112189876', '{}', '', '', false, '{}' from personnel_file_cases order by number limit 1`
    expect(await refusal(stage(2))).toBeUndefined()
    expect(await refusal(stage(3))).toBe('23505')
  })
})

onPostgres(() => {
  test('no plan is compiled: that takes longer than the statement', async () => {
    expect((await db.execute(sql`show jit`)).rows).toEqual([{ jit: 'off' }])
  })
})
