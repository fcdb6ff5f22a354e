import { once } from 'node:events'
import { stat } from 'node:fs/promises'
import { flushCompileCache } from 'node:module'
import { Worker } from 'node:worker_threads'
import { reviewFile } from '@salvia/core/personnel-file'
import { fileOnDisk } from '../file-on-disk.ts'
import { NODE_READING } from '../node-reading.ts'
import { incidentOf, newIncidentId } from './incident.ts'
import type { Incident, ReviewAnswer, ReviewRequest } from './review-messages.ts'

const BYTES_PER_MB = 1024 * 1024

// The whole life of this process: one request, one answer. When the server is gone, nobody waits for it.
process.once('message', (request: ReviewRequest) => void answer(request))
process.once('disconnect', () => process.exit())

async function answer(request: ReviewRequest): Promise<void> {
  const watch = new Worker(new URL('./memory-watch.ts', import.meta.url), {
    workerData: { maxBytes: request.maxMemoryMb * BYTES_PER_MB },
  })
  watch.unref()
  await once(watch, 'message')
  const reply = await review(request)
  // The server ends this process as soon as it has the answer: what was compiled is kept before.
  flushCompileCache()
  process.send?.(reply, () => process.exit())
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
