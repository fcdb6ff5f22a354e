import { randomBytes } from 'node:crypto'
import type { Incident } from './review-messages.ts'

const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 8

/** A code that can be read out on the phone and searched for in the log: letters only, so that no masking touches it. */
export function newIncidentId(): string {
  const letters = [...randomBytes(LENGTH)].map(byte => LETTERS[byte % LETTERS.length])
  return `INC-${letters.join('')}`
}

export function incidentOf(error: unknown, id: string): Incident {
  if (!(error instanceof Error)) return { id, trace: typeof error }
  const frames = error.stack?.split('\n').filter(line => line.startsWith('    at ')) ?? []
  return { id, trace: [error.name, ...frames.map(frame => frame.trim())].join(' < ') }
}
