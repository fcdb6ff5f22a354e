import { once } from 'node:events'
import { flushCompileCache } from 'node:module'
import { Worker } from 'node:worker_threads'
import { REPORT_MAX_BYTES } from '@salvia/core/limits'
import { NODE_READING, withFileOnDisk } from '@salvia/core/node-reading'
import {
  boundedReport,
  countLeftOut,
  type FileSource,
  importRows,
  reviewFile,
} from '@salvia/core/personnel-file'
import { databaseJson } from '../../../db/database-json.ts'
import { type Incident, incidentOf, newIncidentId } from '../incident.ts'
import type {
  ReadingMessage,
  ReadingReply,
  ReadingRequest,
  Reviewed,
  ReviewRequest,
  StageRequest,
} from './reading-messages.ts'
import { stagedRows } from './staged-rows.ts'

const BYTES_PER_MB = 1024 * 1024
/** A process that has grown beyond this is not used again, so that the next file has the whole limit to itself. */
const REUSABLE_MAX_BYTES = 256 * BYTES_PER_MB
/** Any size will do, because the rows are only counted. */
const COUNTED_AT_A_TIME = 1000

const [maxMemoryMb] = process.argv.slice(2)
const watch = new Worker(new URL('./memory-watch.ts', import.meta.url), {
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
  if (request.kind === 'review') reply(await review(request))
  if (request.kind === 'stage') await stage(request)
}

type Replied<R = ReadingReply> = R extends ReadingReply ? Omit<R, 'isReusable'> : never

function reply(answered: Replied): void {
  const isDone = answered.kind !== 'rows'
  // The server may end this process as soon as it has the answer, so the compiled code is stored first.
  if (isDone) flushCompileCache()
  process.send?.({ ...answered, isReusable: isDone && process.memoryUsage.rss() < REUSABLE_MAX_BYTES })
}

function review({ path, name, template, today, locale }: ReviewRequest): Promise<Reviewed> {
  return withFileOnDisk({ path, name }, async source => {
    let incident: Incident | null = null
    const whole = await reviewFile({
      ...NODE_READING,
      source,
      template,
      today,
      locale,
      incidentId: newIncidentId,
      onIncident(error, id) {
        incident = incidentOf(error, id)
      },
    })
    const report = boundedReport(whole, REPORT_MAX_BYTES)
    // Only a cell with an error excludes its row.
    const leftOut =
      report.outcome === 'errors'
        ? await countLeftOut(source, { ...NODE_READING, template, today, chunkRows: COUNTED_AT_A_TIME })
        : 0
    return { kind: 'reviewed', report: databaseJson(report), outcome: report.outcome, leftOut, incident }
  })
}

async function stage(request: StageRequest): Promise<void> {
  try {
    await withFileOnDisk(request, source => handOver(source, request))
    reply({ kind: 'end' })
  } catch (error) {
    reply({ kind: 'failed', incident: incidentOf(error, newIncidentId()) })
  }
}

/** Sends the rows of a file in portions, each once the one before is stored. */
async function handOver(source: FileSource, { template, today, chunkRows }: StageRequest): Promise<void> {
  for await (const chunk of importRows(source, { ...NODE_READING, template, today, chunkRows })) {
    const employees = chunk.filter(item => item.kind === 'employee')
    const leftOut = chunk.filter(item => item.kind === 'left-out')
    const shielded = chunk.flatMap(item => (item.kind === 'shielded' ? [item.address] : []))
    const isKept = once(process, 'message')
    reply({ kind: 'rows', staged: stagedRows(employees), employees: employees.length, leftOut, shielded })
    await isKept
  }
}
