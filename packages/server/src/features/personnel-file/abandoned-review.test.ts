import { setTimeout as pause } from 'node:timers/promises'
import { type Draft, type Report, STANDARD_TEMPLATE } from '@salvia/core/personnel-file'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  answer,
  csvOf,
  type FileTest,
  OWN_COMPANY as OWN,
  openFileTest,
  rightRows,
} from '../../testing/index.ts'

const CALLS = 8
/** Far more rows than a review reads before the test cancels its call. */
const ROWS = 400_000
const LOOK_AGAIN_MS = 5

let salvia: FileTest
let base: string
beforeAll(async () => {
  salvia = await openFileTest()
  base = await salvia.app.app.listen({ port: 0 })
})
afterAll(() => salvia.app.close())

/** The number of child processes that this process waits for. Idle ones are not counted. */
const readers = () => process.getActiveResourcesInfo().filter(name => name === 'ProcessWrap').length

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await pause(LOOK_AGAIN_MS)
}

test('calls for one draft share one review; when all have hung up, it stops, and the draft is as before', async () => {
  const header = STANDARD_TEMPLATE.columns.map(({ header }) => header).join(';')
  const bytes = Buffer.from(`${header}\n${'1\n'.repeat(ROWS)}`, 'latin1')
  const draft = answer<Draft>(await salvia.hr.attach({ bytes, clientNumber: OWN }))
  const gone = new AbortController()
  const calls = Array.from({ length: CALLS }, () =>
    fetch(`${base}/api/personnel-file-drafts/${OWN}/${draft.id}/review`, {
      method: 'POST',
      headers: { authorization: `Bearer ${salvia.hrToken}` },
      signal: gone.signal,
    }),
  )
  const ends = Promise.allSettled(calls)
  await until(() => readers() > 0)
  expect(readers()).toBe(1)
  gone.abort()
  expect((await ends).map(({ status }) => status)).toEqual(Array(CALLS).fill('rejected'))
  await until(() => readers() === 0)
  expect((await salvia.hr.submit(draft, OWN)).json()).toMatchObject({ code: 'DRAFT_NOT_REVIEWED' })
  expect(salvia.app.log.join('')).not.toContain('"level":"error"')

  const small = answer<Draft>(await salvia.hr.attach({ bytes: csvOf(await rightRows(2)), clientNumber: OWN }))
  expect(answer<Report>(await salvia.hr.review(small, OWN)).outcome).toBe('passed')
})
