import { randomBytes } from 'node:crypto'

/** An unexpected failure, with the code that the report or the case shows. */
export interface Incident {
  readonly id: string
  /** Name of the error and where it happened. Not its message, which may quote the file. */
  readonly trace: string
}

const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 8

/**
 * A code that can be read out on the phone and searched for in the log. Letters only, so that masking leaves it intact.
 */
export function newIncidentId(): string {
  const letters = [...randomBytes(LENGTH)].map(byte => LETTERS[byte % LETTERS.length])
  return `INC-${letters.join('')}`
}

export function incidentOf(error: unknown, id: string): Incident {
  if (!(error instanceof Error)) return { id, trace: typeof error }
  const frames = error.stack?.split('\n').filter(line => line.startsWith('    at ')) ?? []
  return { id, trace: [error.name, ...frames.map(frame => frame.trim())].join(' < ') }
}
