import { JOB_TAKEOVER_SECONDS } from '@salvia/core/limits'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { Database } from '../db/database.ts'
import { transaction } from '../db/transaction.ts'
import type { Services } from '../services.ts'
import { openTestApp, type TestApp } from '../testing/index.ts'
import { defineJob } from './job.ts'
import { type JobRunner, openJobs } from './job-runner.ts'

let salvia: TestApp
const done: string[] = []
const running = { now: 0, most: 0 }

const note = defineJob({
  name: 'test-note',
  data: z.object({ word: z.string() }),
  async run({ word }) {
    done.push(word)
  },
})
const single = defineJob({
  name: 'test-single',
  data: z.object({ word: z.string() }),
  oneAtATime: true,
  async run({ word }) {
    running.now += 1
    running.most = Math.max(running.most, running.now)
    await new Promise(resolve => setTimeout(resolve, 100))
    running.now -= 1
    done.push(word)
  },
})
/** Taken by hand, never by a worker: its schedule of polling is not this test's. */
const parted = defineJob({ ...single, name: 'test-parted' })
const flaky = defineJob({
  name: 'test-flaky',
  data: z.object({}),
  retries: 2,
  async run() {
    done.push('tried')
    if (done.filter(word => word === 'tried').length === 1) throw new Error('not yet')
  },
})
const hopeless = defineJob({
  name: 'test-hopeless',
  data: z.object({ word: z.string() }),
  retries: 1,
  async run() {
    throw new Error('never')
  },
  afterLastFailure: defineJob({
    name: 'test-hopeless-end',
    data: z.object({ word: z.string() }),
    async run({ word }) {
      done.push(`gave up ${word}`)
    },
  }),
})
const quick = defineJob({
  name: 'test-quick',
  data: z.object({ word: z.string() }),
  async run({ word }) {
    done.push(word)
  },
})
const JOBS = [note, single, parted, flaky, hopeless]

/** Of the minute that is promised, what the test does not wait for. */
const SILENT_SECONDS = 20

let runner: JobRunner<Services>
const open = (supervises = true) => openJobs(salvia.database, JOBS, salvia.services.log, { supervises })

beforeAll(async () => {
  salvia = await openTestApp()
  runner = await open()
})
afterAll(async () => {
  await runner.stop()
  await salvia.close()
})

test('a job that was sent in a transaction which failed does not exist', async () => {
  const failed = salvia.services.db.transaction(async tx => {
    await runner.send(note, { word: 'never' }, { tx })
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  await salvia.services.db.transaction(tx => runner.send(note, { word: 'committed' }, { tx }))
  await runner.workOff(salvia.services)
  expect(done).toEqual(['committed'])
})

test('a job that failed for the last time hands its data on', async () => {
  await runner.send(hopeless, { word: 'hope' })
  await expect(runner.workOff(salvia.services)).rejects.toThrow('never')
  await runner.workOff(salvia.services)
  expect(done).not.toContain('gave up hope')
  await salvia.database.boss.executeSql(
    `update jobs.job set start_after = now() where name = 'test-hopeless'`,
  )
  await expect(runner.workOff(salvia.services)).rejects.toThrow('never')
  await runner.workOff(salvia.services)
  expect(done).toContain('gave up hope')
})

test('a queue that is there already takes on the ways of this version', async () => {
  const retryOf = async () =>
    (
      await salvia.database.boss.executeSql(
        `select retry_limit, retry_delay_max from jobs.queue where name = 'test-flaky'`,
      )
    ).rows
  expect(await retryOf()).toEqual([{ retry_limit: 2, retry_delay_max: 20 }])
  const patient = defineJob({ ...flaky, retries: 9 })
  const other = await openJobs(salvia.database, [patient], salvia.services.log, { supervises: false })
  expect(await retryOf()).toEqual([{ retry_limit: 9, retry_delay_max: 20 }])
  await other.stop()
  await (await open(false)).stop()
})

test('two workers that take a job of one key at the same moment get one', async () => {
  for (const word of ['first', 'second']) await runner.send(parted, { word }, { key: '10402' })
  const active = () =>
    salvia.database.boss.executeSql(
      `update jobs.job set state = 'active' where id = (
         select id from jobs.job where name = 'test-parted' and state = 'created' limit 1)`,
    )
  await active()
  await expect(active()).rejects.toThrow()
})

test('a queue of an earlier version, which only counted, takes on that one of a key runs', async () => {
  const policies = async () =>
    (
      await salvia.database.boss.executeSql(
        `select queue.policy, job.policy as "ofJob", job.singleton_key as key from jobs.queue
         join jobs.job on job.name = queue.name and job.state = 'created' where queue.name = 'test-parted'`,
      )
    ).rows
  await salvia.database.boss.executeSql(
    `update jobs.queue set policy = 'standard' where name = 'test-parted'`,
  )
  await salvia.database.boss.executeSql(
    `update jobs.job set policy = 'standard', singleton_key = null where name = 'test-parted'`,
  )
  await (await open(false)).stop()
  expect(await policies()).toEqual([{ policy: 'singleton', ofJob: 'singleton', key: '10402' }])
  await salvia.database.boss.executeSql(`delete from jobs.job where name = 'test-parted'`)
})

test('a job whose worker died is taken up again within the minute', async () => {
  await runner.send(note, { word: 'taken up' })
  // Claimed as a worker claims it, by one that has said nothing for so long already.
  const claimed = await salvia.database.boss.executeSql(
    `update jobs.job set state = 'active', started_on = now(), heartbeat_on = now() - interval '${SILENT_SECONDS} seconds' where name = 'test-note' and state = 'created' returning id`,
  )
  expect(claimed.rows).toHaveLength(1)
  await runner.work(salvia.services)
  const startedAt = Date.now()
  const left = (JOB_TAKEOVER_SECONDS - SILENT_SECONDS) * 1000
  await expect.poll(() => done, { timeout: left, interval: 500 }).toContain('taken up')
  expect(Date.now() - startedAt).toBeLessThan(left)
}, 70_000)

/** The same database, with the statements of the job queue that it was asked. */
function recorded(database: Database): { database: Database; statements: string[] } {
  const statements: string[] = []
  const executeSql: Database['boss']['executeSql'] = (text, values) => {
    statements.push(text)
    return database.boss.executeSql(text, values)
  }
  return { database: { ...database, boss: { ...database.boss, executeSql } }, statements }
}

const isLook = (statement: string): boolean => statement.includes('unnest($1::text[]) queue')

test('a job begins when its transaction is committed, and does not wait for the next look', async () => {
  const { database, statements } = recorded(salvia.database)
  const own = await openJobs(database, [quick], salvia.services.log, { supervises: false })
  await own.work(salvia.services)
  statements.length = 0
  const words = Array.from({ length: 20 }, (_, at) => `quick ${at}`)
  for (const word of words) {
    await transaction(salvia.services.db, tx => own.send(quick, { word }, { tx }))
    await expect.poll(() => done, { timeout: 60_000, interval: 10 }).toContain(word)
  }
  // By looks alone, each job would have waited for one.
  expect(statements.filter(isLook).length).toBeLessThan(words.length)
  await own.stop()
}, 90_000)

test('queues without jobs cost one statement for all of them, from time to time', async () => {
  const { database, statements } = recorded(salvia.database)
  const many = Array.from({ length: 10 }, (_, at) => defineJob({ ...quick, name: `test-idle-${at}` }))
  const own = await openJobs(database, many, salvia.services.log, { supervises: false })
  await own.work(salvia.services)
  const looks = () => statements.filter(isLook).length
  await expect.poll(looks, { timeout: 60_000 }).toBeGreaterThan(0)
  statements.length = 0
  await expect.poll(looks, { timeout: 60_000 }).toBe(3)
  const ofQueues = statements.filter(statement => /test-idle-\d/.test(statement))
  expect(ofQueues).toEqual([])
  await own.stop()
}, 90_000)

test('jobs of one key run one at a time, each once, over two workers', async () => {
  const other = await open(false)
  await other.work(salvia.services)
  const words = ['a', 'b', 'c', 'd', 'e', 'f']
  for (const word of words) await runner.send(single, { word }, { key: '10401' })
  const finished = () => done.filter(word => words.includes(word)).toSorted()
  await expect.poll(finished, { timeout: 60_000 }).toEqual(words)
  expect(running.most).toBe(1)
  await other.stop()
}, 90_000)

test('a job that fails is tried again, and the log tells of the failure', async () => {
  await runner.send(flaky, {})
  await expect.poll(() => done.filter(word => word === 'tried'), { timeout: 60_000 }).toHaveLength(2)
  expect(salvia.log.some(line => line.includes('job-failed') && line.includes('not yet'))).toBe(true)
}, 90_000)
