import { once } from 'node:events'
import { stat } from 'node:fs/promises'
import { flushCompileCache } from 'node:module'
import { Worker } from 'node:worker_threads'
import { reviewFile } from '@salvia/core/personnel-file'
import { fileOnDisk } from '../file-on-disk.ts'
import { NODE_READING } from '../node-reading.ts'
import { incidentOf, newIncidentId } from './incident.ts'
import type { Incident, ReviewAnswer, ReviewReply, ReviewRequest } from './review-messages.ts'

const BYTES_PER_MB = 1024 * 1024
/** A process that has grown beyond this is not used again: the next review has the whole bound to itself. */
const REUSABLE_MAX_BYTES = 256 * BYTES_PER_MB

const [maxMemoryMb] = process.argv.slice(2)
const watch = new Worker(new URL('./memory-watch.ts', import.meta.url), {
  workerData: { maxBytes: Number(maxMemoryMb) * BYTES_PER_MB },
})
watch.unref()
const watching = once(watch, 'message')

// One request after the other, an answer to each. When the server is gone, nobody waits for it.
process.on('message', (request: ReviewRequest) => void answer(request))
process.once('disconnect', () => process.exit())

async function answer(request: ReviewRequest): Promise<void> {
  await watching
  const answered = await review(request)
  const reply: ReviewReply = {
    ...answered,
    isReusable: process.memoryUsage.rss() < REUSABLE_MAX_BYTES,
  }
  // The server may end this process as soon as it has the answer: what was compiled is kept before.
  flushCompileCache()
  process.send?.(reply)
}

async function review({ path, name, template, today, locale }: ReviewRequest): Promise<ReviewAnswer> {
  let incident: Incident | null = null
  const report = await reviewFile({
    ...NODE_READING,
    source: fileOnDisk({ path, name, size: (await stat(path)).size }),
    template,
    today,
    locale,
    incidentId: newIncidentId,
    onIncident(error, id) {
      incident = incidentOf(error, id)
    },
  })
  return { report, incident }
}
