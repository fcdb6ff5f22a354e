import { once } from 'node:events'
import { flushCompileCache } from 'node:module'
import { Worker } from 'node:worker_threads'
import { judgeAttachment } from '@salvia/core/conversations'
import { NODE_READING } from '@salvia/core/node-reading'
import { programBeside } from '../process/package-folder.ts'
import { incidentOf, newIncidentId } from './incident.ts'
import { review, stage } from './read-personnel-file.ts'
import type { ReadingAnswer, ReadingMessage, ReadingRequest } from './reading-messages.ts'

const BYTES_PER_MB = 1024 * 1024
/** A process that has grown beyond this is not used again, so that the next file has the whole limit to itself. */
const REUSABLE_MAX_BYTES = 256 * BYTES_PER_MB

const [maxMemoryMb] = process.argv.slice(2)
const watch = new Worker(programBeside('memory-watch', import.meta.url), {
  workerData: { maxBytes: Number(maxMemoryMb) * BYTES_PER_MB },
})
watch.unref()
const watching = once(watch, 'message')

// Reads one file after the other. Ends when the server is gone.
process.on('message', (request: ReadingRequest) => void answer(request))
process.once('disconnect', () => process.exit())
process.send?.({ kind: 'ready' } satisfies ReadingMessage)

async function answer(request: ReadingRequest): Promise<void> {
  await watching
  switch (request.kind) {
    case 'review':
      return reply(await review(request))
    case 'stage':
      return orFailed(async () => {
        await stage(request, reply)
        return { kind: 'end' }
      })
    case 'judge':
      return orFailed(async () => {
        return { kind: 'judged', verdict: await judgeAttachment(request.bytes, request.name, NODE_READING) }
      })
  }
}

async function orFailed(work: () => Promise<ReadingAnswer>): Promise<void> {
  try {
    reply(await work())
  } catch (error) {
    reply({ kind: 'failed', incident: incidentOf(error, newIncidentId()) })
  }
}

function reply(answered: ReadingAnswer): void {
  const isDone = answered.kind !== 'rows'
  // The server may end this process as soon as it has the answer, so the compiled code is stored first.
  if (isDone) flushCompileCache()
  process.send?.({ ...answered, isReusable: isDone && process.memoryUsage.rss() < REUSABLE_MAX_BYTES })
}
