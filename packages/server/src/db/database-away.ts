import { databaseCode } from './transaction.ts'

/**
 * SQLSTATE codes of connection errors, exhausted resources, a server that is starting or stopping, and statements
 * that took too long.
 */
const AWAY_CODES = /^(08|25P03|53|57014|57P0)/
const AWAY_MESSAGES = /timeout exceeded when trying to connect|Connection terminated|PGlite is closed/i
const AWAY_ERRNOS = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'ENOTFOUND', 'EPIPE'])

/** Whether an error means that the database cannot be reached or is too busy, and not a mistake in our code. */
export function isDatabaseAway(error: unknown): boolean {
  if (AWAY_CODES.test(databaseCode(error) ?? '')) return true
  let isQuery = false
  for (let at = error; at instanceof Error; at = at.cause) {
    isQuery ||= 'params' in at
    if (AWAY_MESSAGES.test(at.message)) return true
    const isConnection = isQuery || ('syscall' in at && at.syscall === 'connect')
    if (isConnection && 'code' in at && AWAY_ERRNOS.has(String(at.code))) return true
  }
  return false
}
