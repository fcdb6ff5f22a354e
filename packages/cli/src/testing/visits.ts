import { randomUUID } from 'node:crypto'
import { sendLines } from './feed.ts'
import { systemTokenFor } from './service.ts'

/** A visit to send, as the provider's journal tells it. */
interface SentVisit {
  readonly clientNumber: string
  readonly pid: string
  readonly at: string
  readonly category: string
  readonly cause: string
  readonly preventive: boolean
  readonly orderedBy: 'employer' | 'employee'
}

/** Puts visits of the provider's journal into the portal, and returns how to take them back. */
export async function sendVisits(visits: readonly SentVisit[]): Promise<() => Promise<void>> {
  const token = await systemTokenFor(['visits'])
  const lines = visits.map(data => ({ id: `prov-${randomUUID()}`, version: 1, op: 'put', data }))
  await sendLines('visits', token, lines)
  return () =>
    sendLines(
      'visits',
      token,
      lines.map(({ id }) => ({ id, version: 2, op: 'delete' })),
    )
}
