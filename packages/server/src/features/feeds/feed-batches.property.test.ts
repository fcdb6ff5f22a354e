import { Readable } from 'node:stream'
import type { FeedStatus } from '@salvia/core/feeds'
import { array, assert, asyncProperty, boolean, constantFrom, nat, oneof, record } from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clinicLine, providerToken, sendLines } from '../../testing/feed-calls.ts'
import { answer, openBeside, openTestApp, type TestApp } from '../../testing/index.ts'
import { allClinics } from '../services/clinics.store.ts'

/** Enough to find what goes wrong between two batches, and short enough for each run of the tests. */
const RUNS = 15
const IDS = ['a', 'b', 'c', 'd', 'e']

let first: TestApp
let second: TestApp
let token: string
beforeAll(async () => {
  first = await openTestApp()
  second = await openBeside(first)
  token = await providerToken(first)
})
afterAll(async () => {
  await second.close()
  await first.close()
})

/** A line: the version decides what it says, as it does in the sender's system. */
interface Line {
  readonly id: string
  readonly version: number
}
const isDelete = ({ version }: Line) => version % 4 === 3
const cityOf = ({ version }: Line) => `Ort ${version}`

interface Batch {
  readonly lines: readonly (Line | 'wrong')[]
  readonly isPartial: boolean
  /** The connection breaks before the last line has come. */
  readonly isCut: boolean
  readonly toSecond: boolean
}

const right = record({ id: constantFrom(...IDS), version: nat(9) })
const batch = record({
  lines: array(
    oneof({ weight: 12, arbitrary: right }, { weight: 1, arbitrary: constantFrom('wrong' as const) }),
    {
      maxLength: 12,
    },
  ),
  isPartial: boolean(),
  isCut: nat(5).map(n => n === 0),
  toSecond: boolean(),
})

/** The lines of a batch that count, by a model that knows nothing of how it is done. */
const counting = ({ lines, isPartial, isCut }: Batch): Line[] =>
  isCut || (lines.includes('wrong') && !isPartial) ? [] : lines.filter(line => line !== 'wrong')

function highest(batches: readonly Batch[]): Map<string, Line> {
  const newest = new Map<string, Line>()
  for (const line of batches.flatMap(counting)) {
    if (line.version > (newest.get(line.id)?.version ?? -1)) newest.set(line.id, line)
  }
  return newest
}

let run = 0
const idOf = (id: string) => `${run}-${id}`

async function send({ lines, isPartial, isCut, toSecond }: Batch): Promise<void> {
  const texts = lines.map(line =>
    line === 'wrong'
      ? '{'
      : clinicLine(idOf(line.id), line.version, {
          city: cityOf(line),
          op: isDelete(line) ? 'delete' : 'put',
        }),
  )
  const path = `feeds/clinics${isPartial ? '?partial=true' : ''}`
  const body = Readable.from(
    (async function* () {
      for (const text of texts) yield Buffer.from(`${text}\n`)
      if (isCut) throw new Error('cut')
    })(),
  )
  const sent = sendLines(toSecond ? second : first, path, { token, lines: body })
  if (isCut) return expect(sent).rejects.toThrow('cut')
  const isRefused = lines.includes('wrong') && !isPartial
  expect((await sent).statusCode).toBe(isRefused ? 422 : 200)
}

const objects = async () => answer<FeedStatus>(await first.call('GET', 'feeds/clinics', { token })).objects

test('whatever comes, in any order, twice, side by side or cut: the state is that of the highest versions', async () => {
  await assert(
    asyncProperty(array(array(batch, { minLength: 1, maxLength: 3 }), { maxLength: 5 }), async rounds => {
      run += 1
      const before = await objects()
      // The batches of a round are sent side by side, to two servers.
      for (const round of rounds) await Promise.all(round.map(send))
      const left = [...highest(rounds.flat()).values()].filter(line => !isDelete(line))
      const there = (await allClinics(first.services.db)).filter(({ id }) => id.startsWith(`${run}-`))
      expect(there.map(({ id, city }) => `${id} ${city}`).sort()).toEqual(
        left.map(line => `${idOf(line.id)} ${cityOf(line)}`).sort(),
      )
      expect(await objects()).toBe(before + left.length)
    }),
    { numRuns: RUNS },
  )
})
