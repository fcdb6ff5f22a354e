import type { OrderChange } from '@salvia/core/feed-catalogue'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { numberChanges } from '../../acts/number-change.store.ts'
import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import { providerToken } from '../../testing/feed-calls.ts'
import { answer, onPostgres, openBeside, openTestApp, TEST_NOW, type TestApp } from '../../testing/index.ts'
import { nameHandler, ordersOf } from '../../testing/test-orders.store.ts'
import { someoneWaits } from '../../testing/test-slots.store.ts'

const COMPANY = '10401'

/** Two servers on one database; on PostgreSQL with connections of their own. */
let servers: readonly [TestApp, TestApp]
let token: string
let ids: readonly string[]
beforeAll(async () => {
  const first = await openTestApp()
  servers = [first, await openBeside(first)]
  token = await providerToken(first, ['orders'])
  ids = (await ordersOf(first.services.db)).map(({ id }) => id)
})
afterAll(async () => {
  for (const server of servers.toReversed()) await server.close()
})

interface Changes {
  readonly items: readonly OrderChange[]
  readonly last: number
  readonly more: boolean
}
const read = async (after: number): Promise<Changes> =>
  answer(await servers[0].call('GET', `feeds/orders/changes?after=${after}`, { token }))
const record = (tx: Db, objectId: string) =>
  numberChanges(tx, [{ kind: 'orders', objectId, clientNumber: COMPANY }], TEST_NOW)

describe('a reader misses nothing that is committed late', () => {
  test('changes one after the other have the numbers that follow, and what is rolled back has none', async () => {
    const [one, other] = servers
    const [early = '', late = ''] = ids
    const { last } = await read(0)
    await transaction(one.services.db, tx => record(tx, early))
    const failed = transaction(other.services.db, async tx => {
      await record(tx, late)
      throw new Error('rolled back')
    })
    await expect(failed).rejects.toThrow('rolled back')
    await transaction(other.services.db, tx => record(tx, late))
    expect((await read(last)).items.map(({ number, id }) => [number, id])).toEqual([
      [last + 1, early],
      [last + 2, late],
    ])
  })

  // On PGlite the servers share a connection: a transaction waits for the one before, whatever that has locked.
  onPostgres(() => {
    test('a change waits for one with a lower number that is not committed: no gap is filled later', async () => {
      const [early = '', late = ''] = ids
      const [one, other] = servers
      const { last } = await read(0)
      const second = await transaction(one.services.db, async tx => {
        await record(tx, early)
        const waiting = transaction(other.services.db, later => record(later, late))
        await someoneWaits(tx)
        // Neither is there yet, and the reader stays where it is.
        expect(await read(last)).toEqual({ items: [], last, more: false })
        return { waiting }
      })
      await second.waiting
      expect((await read(last)).items.map(({ number, id }) => [number, id])).toEqual([
        [last + 1, early],
        [last + 2, late],
      ])
    })

    test('a change that is rolled back leaves its number to the next one', async () => {
      const [early = '', late = ''] = ids
      const [one, other] = servers
      const { last } = await read(0)
      let waiting = Promise.resolve()
      const first = transaction(one.services.db, async tx => {
        await record(tx, early)
        waiting = transaction(other.services.db, later => record(later, late))
        await someoneWaits(tx)
        throw new Error('rolled back')
      })
      await expect(first).rejects.toThrow('rolled back')
      await waiting
      expect((await read(last)).items.map(({ number, id }) => [number, id])).toEqual([[last + 1, late]])
    })
  })

  onPostgres(() => {
    test('whatever is committed and rolled back, in whichever order, a reader ends with what is there', async () => {
      let named = 0
      const work = fc.record({
        server: fc.constantFrom(0, 1),
        order: fc.nat({ max: 5 }),
        isRolledBack: fc.boolean(),
        /** Turns of the event loop between the change and its end. */
        pause: fc.nat({ max: 3 }),
      })
      await fc.assert(
        fc.asyncProperty(
          fc.array(work, { minLength: 1, maxLength: 20 }),
          fc.nat({ max: 6 }),
          async (works, readings) => {
            const { db } = servers[0].services
            const start = (await read(0)).last
            const told = new Map<string, string | null>()
            const numbers: number[] = []
            let last = start
            const readOn = async () => {
              const portion = await read(last)
              for (const item of portion.items) {
                numbers.push(item.number)
                told.set(item.id, item.op === 'put' ? item.order.handler : null)
              }
              last = portion.last
            }
            const running = works.map(async ({ server, order, isRolledBack, pause }) => {
              const id = ids[order] ?? ''
              named += 1
              const name = `Handläggare ${named}`
              const done = transaction(servers[server === 0 ? 0 : 1].services.db, async tx => {
                await nameHandler(tx, id, name)
                await record(tx, id)
                for (let turn = 0; turn < pause; turn += 1) await nextTurn()
                if (isRolledBack) throw new Error('rolled back')
              })
              await (isRolledBack ? expect(done).rejects.toThrow('rolled back') : done)
            })
            const reading = (async () => {
              for (let reading = 0; reading < readings; reading += 1) await readOn()
            })()
            await Promise.all([...running, reading])
            await readOn()
            // Numbers grow without a gap, and each order is known as it is.
            expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other))
            const { last: end } = await read(start)
            expect(end - start).toBe(works.filter(({ isRolledBack }) => !isRolledBack).length)
            const stored = new Map((await ordersOf(db)).map(({ id, handlerName }) => [id, handlerName]))
            const committed = works
              .filter(({ isRolledBack }) => !isRolledBack)
              .map(({ order }) => ids[order] ?? '')
            expect(new Set(told.keys())).toEqual(new Set(committed))
            for (const [id, name] of told) expect(name).toBe(stored.get(id))
          },
        ),
        { numRuns: 10 },
      )
    })
  })
})

function nextTurn(): Promise<void> {
  return new Promise(resolve => setImmediate(resolve))
}
