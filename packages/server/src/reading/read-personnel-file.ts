import { once } from 'node:events'
import { REPORT_MAX_BYTES } from '@salvia/core/limits'
import { NODE_READING, withFileOnDisk } from '@salvia/core/node-reading'
import {
  boundedReport,
  countLeftOut,
  type FileSource,
  importRows,
  reviewFile,
} from '@salvia/core/personnel-file'
import { databaseJson } from '../db/database-json.ts'
import { type Incident, incidentOf, newIncidentId } from './incident.ts'
import type { Reviewed, ReviewRequest, RowsRead, StageRequest } from './reading-messages.ts'
import { stagedRows } from './staged-rows.ts'

/** Any size will do, because the rows are only counted. */
const COUNTED_AT_A_TIME = 1000

export function review({ path, name, template, today, locale }: ReviewRequest): Promise<Reviewed> {
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

/** Sends the rows of a file in portions, each once the server has asked for it. */
export function stage(request: StageRequest, send: (rows: RowsRead) => void): Promise<void> {
  return withFileOnDisk(request, source => handOver(source, request, send))
}

async function handOver(
  source: FileSource,
  { template, today, chunkRows }: StageRequest,
  send: (rows: RowsRead) => void,
): Promise<void> {
  for await (const chunk of importRows(source, { ...NODE_READING, template, today, chunkRows })) {
    const employees = chunk.filter(item => item.kind === 'employee')
    const leftOut = chunk.filter(item => item.kind === 'left-out')
    const shielded = chunk.flatMap(item => (item.kind === 'shielded' ? [item.address] : []))
    const isKept = once(process, 'message')
    send({ kind: 'rows', staged: stagedRows(employees), employees: employees.length, leftOut, shielded })
    await isKept
  }
}
