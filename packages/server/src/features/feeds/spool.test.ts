import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { isAppError } from '@salvia/core/error-catalogue'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Spooled, withSpooled } from './spool.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'salvia-spool-'))
})
afterAll(() => rm(folder, { recursive: true }))

const bodyOf = (...pieces: string[]) => Readable.from(pieces.map(piece => Buffer.from(piece)))
const spooled = <T>(body: Readable, work: (spooled: Spooled) => Promise<T>, maxBytes = 10) =>
  withSpooled(body, { folder, maxBytes }, work)

test('a body is read as often as it takes, and its hash is that of its bytes', async () => {
  await spooled(bodyOf('abc', 'def'), async ({ hash, read }) => {
    expect(hash).toBe(createHash('sha256').update('abcdef').digest('hex'))
    for (let time = 0; time < 2; time += 1) {
      expect((await buffer(read())).toString()).toBe('abcdef')
    }
  })
})

test('the folder shows nothing of it, also while it is worked on', async () => {
  await spooled(bodyOf('abc'), async () => expect(await readdir(folder)).toEqual([]))
  expect(await readdir(folder)).toEqual([])
})

test('the most bytes are taken, one more is refused before any work', async () => {
  await spooled(bodyOf('0123456789'), async ({ read }) => {
    expect(await buffer(read())).toHaveLength(10)
  })
  const refused = spooled(bodyOf('0123456789', 'a'), async () => expect.fail('worked on'))
  await expect(refused).rejects.toSatisfy(error => isAppError(error, 'FEED_TOO_LARGE'))
})

test('a body that ends early is refused before any work', async () => {
  const cut = Readable.from(
    (async function* () {
      yield Buffer.from('abc')
      throw new Error('The connection broke.')
    })(),
  )
  const refused = spooled(cut, async () => expect.fail('worked on'))
  await expect(refused).rejects.toSatisfy(error => isAppError(error, 'FEED_INCOMPLETE'))
  expect(await readdir(folder)).toEqual([])
})
