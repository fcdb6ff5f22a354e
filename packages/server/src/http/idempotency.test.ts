import { appError } from '@salvia/core/error-catalogue'
import { addElapsed } from '@salvia/core/primitives'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../app/build-app.ts'
import { housekeeping } from '../app/housekeeping.job.ts'
import { openTestApp, TEST_NOW, type TestApp } from '../testing/index.ts'
import { claimKey } from './idempotency.store.ts'
import { idempotencyKeyOf, type KeyedCall, once } from './idempotency.ts'
import { idempotencyKeyHash, openAnswer, sealAnswer } from './sealed-answer.ts'

let salvia: TestApp
beforeAll(async () => {
  salvia = await openTestApp()
})
afterAll(() => salvia.close())

const keyed = (key: string, request: unknown = 'same', subject = 'somebody'): KeyedCall => ({
  subject,
  key,
  request,
  now: TEST_NOW,
  contentHash: null,
  gone: new AbortController().signal,
  beforeRepeat: async () => undefined,
})
const run = (call: KeyedCall, work: () => Promise<unknown>) => once(salvia.services.db, call, work)
const code = (error: unknown) => (error as { code?: string }).code

/** Work that counts how often it was done. */
function counted(answer: unknown = { done: true }) {
  const work = {
    times: 0,
    async do() {
      work.times += 1
      return answer
    },
  }
  return work
}

/** Makes the lease of a key as old as that of a process that has been silent for too long. */
async function runOut(key: string): Promise<void> {
  await salvia.services.db.execute(
    sql`update idempotency_keys set leased_until = now() - interval '1 ms'
      where key_hash = ${idempotencyKeyHash(key)}`,
  )
}

describe('one key', () => {
  test('does the work once, and answers the same again', async () => {
    const work = counted({ id: 7 })
    expect(await run(keyed('first-key'), work.do)).toEqual({ id: 7 })
    expect(await run(keyed('first-key'), work.do)).toEqual({ id: 7 })
    expect(work.times).toBe(1)
  })

  test('with another payload is refused', async () => {
    const work = counted()
    await run(keyed('other-payload', { a: 1 }), work.do)
    const error = await run(keyed('other-payload', { a: 2 }), work.do).catch(code)
    expect([error, work.times]).toEqual(['IDEMPOTENCY_KEY_REUSED', 1])
  })

  test('of another caller is another key', async () => {
    const work = counted()
    await run(keyed('shared-word', 'same', 'one'), work.do)
    await run(keyed('shared-word', 'same', 'two'), work.do)
    expect(work.times).toBe(2)
  })

  test('is not answered again, nor told to be used, to who may no longer be told', async () => {
    const work = counted({ id: 7 })
    const lost = { beforeRepeat: () => Promise.reject(appError('NOT_FOUND')) }
    await run({ ...keyed('lost-meanwhile'), ...lost }, work.do)
    for (const request of ['same', 'another']) {
      const told = await run({ ...keyed('lost-meanwhile', request), ...lost }, work.do).catch(code)
      expect([told, work.times]).toEqual(['NOT_FOUND', 1])
    }
    expect(await run(keyed('lost-meanwhile'), work.do)).toEqual({ id: 7 })
  })

  test('whose call failed may be sent again', async () => {
    const fail = () => Promise.reject(new Error('no'))
    await expect(run(keyed('fails-first'), fail)).rejects.toThrow('no')
    const work = counted()
    await run(keyed('fails-first'), work.do)
    expect(work.times).toBe(1)
  })

  test('sent twenty times at once does the work once, and all get its answer', async () => {
    const work = { times: 0 }
    const slow = async () => {
      work.times += 1
      await new Promise(resolve => setTimeout(resolve, 300))
      return { times: work.times }
    }
    const answers = await Promise.all(Array.from({ length: 20 }, () => run(keyed('twenty-times'), slow)))
    expect(answers).toEqual(Array(20).fill({ times: 1 }))
  })

  test('whose caller hangs up no longer waits for the first call', async () => {
    const isDone = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const first = run(keyed('hung-up'), async () => {
      begun.resolve()
      await isDone.promise
      return { id: 1 }
    })
    await begun.promise
    const caller = new AbortController()
    // Some of them ask, and the others stand in line.
    const waiting = Array.from({ length: 6 }, () =>
      run({ ...keyed('hung-up'), gone: caller.signal }, counted().do),
    )
    const stays = run(keyed('hung-up'), counted().do)
    caller.abort(new Error('gone'))
    const told = await Promise.allSettled(waiting)
    expect(told.map(each => each.status === 'rejected' && each.reason.message)).toEqual(Array(6).fill('gone'))
    isDone.resolve()
    expect([await first, await stays]).toEqual([{ id: 1 }, { id: 1 }])
  })

  test('of a process that died is free when its lease has run out, and not before', async () => {
    const { db } = salvia.services
    const id = { subject: 'somebody', keyHash: idempotencyKeyHash('died-holding') }
    expect(await claimKey(db, id, 'x', TEST_NOW)).toMatchObject(id)
    expect(await claimKey(db, id, 'x', TEST_NOW)).toBeUndefined()
    await runOut('died-holding')
    const work = counted()
    await run(keyed('died-holding'), work.do)
    expect(work.times).toBe(1)
  })

  test('that was taken over is not settled by the one who had it, whose work is undone', async () => {
    const { db } = salvia.services
    const call = keyed('taken-over')
    const told = await once(db, call, async keep => {
      await runOut('taken-over')
      expect(await run(call, counted({ by: 'the other' }).do)).toEqual({ by: 'the other' })
      return db.transaction(tx => keep(tx, { by: 'me' }))
    }).catch(code)
    expect(told).toBe('SERVICE_UNAVAILABLE')
    expect(await run(call, counted().do)).toEqual({ by: 'the other' })
  })

  test('whose answer was kept with the work is answered even if the process died right after', async () => {
    const { db } = salvia.services
    const call = keyed('kept-with-work')
    const error = await once(db, call, async keep => {
      await db.transaction(tx => keep(tx, { id: 1 }))
      throw new Error('killed')
    }).catch(String)
    expect(error).toContain('killed')
    const work = counted({ id: 2 })
    expect(await run(call, work.do)).toEqual({ id: 1 })
  })

  test('is forgotten after a day', async () => {
    const work = counted()
    await run(keyed('for-a-day'), work.do)
    salvia.clock.set(addElapsed(TEST_NOW, { hours: 25 }))
    await housekeeping.run({}, salvia.services)
    salvia.clock.set(TEST_NOW)
    await run(keyed('for-a-day'), work.do)
    expect(work.times).toBe(2)
  })
})

test('two servers on one database make one token of one key', async () => {
  const token = await salvia.signIn('hr@demo.example')
  const other = await buildApp(salvia.services, salvia.database)
  const send = (app: typeof other) =>
    app.inject({
      method: 'POST',
      url: '/api/machine-tokens/10401',
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': 'over-two-servers' },
      payload: { name: 'natt', grants: ['statistics'] },
    })
  const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => send(i % 2 ? other : salvia.app)))
  expect(new Set(answers.map(answer => answer.body)).size).toBe(1)
  expect(answers[0]?.statusCode).toBe(200)
  await other.close()
})

test.each(['short', 'ö'.repeat(10), 'with a space in it', 'x'.repeat(256)])('%s is no key', header => {
  expect(() => idempotencyKeyOf(header)).toThrow('INVALID_REQUEST')
})

describe('a sealed answer', () => {
  test('opens with its key alone', () => {
    const sealed = sealAnswer('the-right-key', { å: [1, null] })
    expect(openAnswer('the-right-key', sealed)).toEqual({ å: [1, null] })
    expect(() => openAnswer('another-key', sealed)).toThrow()
    expect(Buffer.from(sealed).toString('latin1')).not.toContain('null')
  })

  test('may be nothing', () => {
    expect(openAnswer('the-right-key', sealAnswer('the-right-key', undefined))).toBeNull()
  })
})
