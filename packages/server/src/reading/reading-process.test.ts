import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { samplePng } from '@salvia/core/conversations/testing'
import { STANDARD_TEMPLATE } from '@salvia/core/personnel-file'
import { isoDate } from '@salvia/core/primitives'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { csvOf, rightRows } from '../testing/index.ts'
import { takeProcess } from './idle-processes.ts'
import type { ReviewRequest, StageRequest } from './reading-messages.ts'
import { type ReadingLimits, ReadingProcess } from './reading-process.ts'

let folder: string
let file: { path: string; name: string; template: typeof STANDARD_TEMPLATE; today: ReviewRequest['today'] }
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'salvia-reading-'))
  const path = join(folder, 'personal.csv')
  writeFileSync(path, csvOf(await rightRows(25)))
  file = { path, name: 'personal.csv', template: STANDARD_TEMPLATE, today: isoDate(2026, 11, 23) }
})
// A process that was let go may still be writing its compiled code.
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }))

const reviewOf = (): ReviewRequest => ({ kind: 'review', locale: 'sv', ...file })
const stageOf = (): StageRequest => ({ kind: 'stage', chunkRows: 10, ...file })

function open(limits: Partial<ReadingLimits> = {}): ReadingProcess {
  const all = { maxSeconds: 60, maxMemoryMb: 1024, cacheFolder: join(folder, 'cache'), ...limits }
  const reading = new ReadingProcess(all)
  onTestFinished(() => reading.release())
  return reading
}

describe('a process that reads a file', () => {
  test('reviews it within its bounds', async () => {
    const answer = await open().ask(reviewOf())
    expect(answer).toMatchObject({ kind: 'reviewed', outcome: 'passed', leftOut: 0, incident: null })
  })

  test('hands its rows over in portions, one for each time that it is asked', async () => {
    const reading = open()
    const sizes: number[] = []
    for (let answer = await reading.ask(stageOf()); answer.kind === 'rows'; ) {
      sizes.push((JSON.parse(answer.staged) as unknown[]).length)
      answer = await reading.ask({ kind: 'next' })
    }
    expect(sizes).toEqual([10, 10, 5])
  })

  test('judges an attached file, and can take the next at once', async () => {
    const answer = await open().ask({ kind: 'judge', bytes: samplePng(), name: 'bild' })
    expect(answer).toEqual({ kind: 'judged', verdict: { kind: 'taken', type: 'png' }, isReusable: true })
  })

  test('that is let go in the middle of a file is not given another', async () => {
    const before = open()
    expect(await before.ask(stageOf())).toMatchObject({ kind: 'rows', isReusable: false })
    before.release()
    expect(await open().ask(reviewOf())).toMatchObject({ kind: 'reviewed' })
  })

  test('that takes longer than it may is a breach', async () => {
    // No idle process has this limit, so one must be started, which takes longer.
    const short = open({ maxMemoryMb: 1025, maxSeconds: 0.02 })
    expect(await short.ask(reviewOf())).toEqual({ kind: 'breach' })
  })

  test('that takes more memory than it may is a breach', async () => {
    expect(await open({ maxMemoryMb: 20 }).ask(stageOf())).toEqual({ kind: 'breach' })
  })

  test('that ends without an answer is a crash', async () => {
    const lost = { ...reviewOf(), path: join(folder, 'no-such-file.csv') }
    expect(await open().ask(lost)).toEqual({ kind: 'crash', exit: '1' })
  })

  test('whose rows can not be read says so, with a code and no word of the file', async () => {
    const lost = { ...stageOf(), path: join(folder, 'no-such-file.csv') }
    const answer = await open().ask(lost)
    expect(answer).toMatchObject({ kind: 'failed', incident: { id: expect.stringMatching(/^INC-/) } })
    expect(JSON.stringify(answer)).not.toContain('no-such-file')
  })

  test('ends when nobody waits for it', async () => {
    const gone = new AbortController()
    const answer = open().ask(reviewOf(), { signal: gone.signal, onStarted: () => gone.abort() })
    await expect(answer).rejects.toThrow('aborted')
    expect(await open().ask(reviewOf())).toMatchObject({ kind: 'reviewed' })
  })

  test('that was ended leaves two that have started: one for its own company, and one for any other', async () => {
    // No idle process has this limit.
    const limits = { maxMemoryMb: 1026, maxSeconds: 60, cacheFolder: join(folder, 'cache') }
    const gone = new AbortController()
    const reading = open(limits)
    const answer = reading.ask(reviewOf(), { signal: gone.signal, onStarted: () => gone.abort() })
    await expect(answer).rejects.toThrow('aborted')
    await reading.release()
    const spares = [takeProcess(limits), takeProcess(limits)]
    onTestFinished(() => {
      for (const spare of spares) spare.kill('SIGKILL')
    })
    for (const spare of spares) {
      const said = once(spare, 'message')
      spare.send(reviewOf())
      expect((await said)[0], 'its first word, since it said before that it is ready').toMatchObject({
        kind: 'reviewed',
      })
    }
  })
})
