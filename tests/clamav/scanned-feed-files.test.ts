import { samplePdf } from '@salvia/core/conversations/testing'
import { answer, openTestApp, providerToken, putFile, type TestApp } from '@salvia/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Clamd, MARKER, startClamd } from './clamd.ts'

let clamd: Clamd
let app: TestApp
let token: string
beforeAll(async () => {
  clamd = await startClamd()
  app = await openTestApp({ settings: { clamd: clamd.address } })
  token = await providerToken(app, ['certificates'])
})
afterAll(async () => {
  await app.close()
  await clamd.remove()
})

/** The states of a file when it is sent, and when it is sent again after its scan. */
async function statesOf(bytes: Buffer, name: string): Promise<string[]> {
  const state = async () => answer<{ state: string }>(await putFile(app, { token, bytes, name })).state
  const before = await state()
  await app.runJobs()
  return [before, await state()]
}

test('a file of the feed is scanned; one that is infected stays so when it is sent again', async () => {
  await clamd.start()
  expect(await statesOf(Buffer.from(samplePdf()), 'a.pdf')).toEqual(['waiting', 'clean'])
  expect(await statesOf(Buffer.from(`Underlag ${MARKER}`), 'a.txt')).toEqual(['waiting', 'infected'])
  expect(app.log.join('')).toContain('feed-file-infected')
})
