import { readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { endpointsOf } from '@salvia/core/api'
import { heldKeys } from '@salvia/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hammer, keyed, sharedKeys } from './hammer/hammer.ts'
import { type OpenFiles, openFiles, tellsOpenFiles } from './hammer/open-files.ts'
import { type Place, placesOf } from './hammer/places.ts'
import { type RawCall, type Written, whole } from './hammer/raw-call.ts'
import { Session } from './sender.ts'
import { type ServerProcess, seededFolder, startProcess } from './server-process.ts'

const HAMMERED_MS = 120_000
const SEED = 20_261_127
/** What is left open must be closed by then. A stalled body is ended after 30 to 60 s. */
const CLOSED_MS = 120_000
const WAIT = { timeout: CLOSED_MS, interval: 250 }
/** Nobody waits longer for an ordinary answer. */
const PATIENCE_MS = 20_000
const PAUSE_MS = 100
/** A colleague of those who hang up, and somebody of another company. */
const BYSTANDERS = ['chef@demo.example', 'begransad@demo.example'] as const

const KINDS = ['download', 'upload', 'lines']
const ENDPOINTS = endpointsOf().filter(({ kind }) => KINDS.includes(kind))

let folder: string
let server: ServerProcess
let api: URL
beforeAll(async () => {
  folder = await seededFolder()
  server = await startProcess(folder)
  api = new URL(server.api)
})
afterAll(async () => {
  await server.stop('SIGKILL')
  await rm(dirname(folder), { recursive: true, force: true, maxRetries: 10 })
})

/** What a call is answered in time; undefined if it is not. */
function inTime(written: Written, ms: number): Promise<RawCall | undefined> {
  return Promise.race([whole(api, written), sleep(ms, undefined, { ref: false })])
}

/** Makes an ordinary call as somebody else, again and again. Returns the answers that were none. */
async function watch(email: string, goesOn: () => boolean): Promise<string[]> {
  const { token } = await Session.open(server.api, email)
  const ordinary = {
    method: 'GET',
    path: 'profile',
    headers: { authorization: `Bearer ${token}` },
    body: null,
  }
  const failures: string[] = []
  while (goesOn()) {
    const call = await inTime(ordinary, PATIENCE_MS)
    if (call?.status !== 200) failures.push(`${email}: ${call?.answer}`)
    await sleep(PAUSE_MS)
  }
  return failures
}

async function hammered(places: readonly Place[]): Promise<string[]> {
  let goesOn = true
  const watched = BYSTANDERS.map(email => watch(email, () => goesOn))
  const failures = await hammer({ api, places, seed: SEED, ms: HAMMERED_MS }).finally(() => {
    goesOn = false
  })
  return [...failures, ...(await Promise.all(watched)).flat()]
}

/** Every turn is free: each call is answered, also with a key that others have left. */
async function expectAnswers(places: readonly Place[]): Promise<void> {
  for (const place of places) {
    for (const key of [undefined, ...sharedKeys(place)]) {
      const call = await inTime(keyed(place, key), CLOSED_MS)
      expect(call?.status, `${place.name}: ${call?.answer}`).toBe(200)
    }
  }
}

async function expectClosed(before: OpenFiles): Promise<void> {
  const now = () => openFiles(server.pid, folder)
  await expect.poll(() => now().files, WAIT).toBe(0)
  // The socket that listens.
  await expect.poll(() => now().connections, WAIT).toBe(1)
  await expect.poll(() => now().others, WAIT).toBeLessThanOrEqual(before.others)
}

test('whoever hangs up or stalls, at any stage of any download or upload, leaves nothing behind and slows nobody', {
  timeout: 2 * HAMMERED_MS + 4 * CLOSED_MS,
}, async () => {
  const ended = server.ended.then(signal => expect.fail(`The server has ended by itself: ${signal}.`))
  const lives = <T>(work: Promise<T>): Promise<T> => Promise.race([work, ended])
  const places = await lives(placesOf(server.api, ENDPOINTS))
  await lives(expectAnswers(places))
  const before = tellsOpenFiles ? openFiles(server.pid, folder) : null
  expect(await lives(hammered(places))).toEqual([])
  await lives(expectAnswers(places))
  if (before) await lives(expectClosed(before))
  await expect.poll(() => readdirSync(join(folder, 'files', 'arriving')), WAIT).toEqual([])
  await server.stop('SIGTERM')
  expect(await heldKeys(folder)).toBe(0)
})
