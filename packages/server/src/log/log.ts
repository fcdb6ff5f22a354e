import { maskIdentityNumbers } from '@salvia/core/primitives'

/** Facts of one event; texts are masked wherever they stand. */
type LogFacts = Readonly<Record<string, unknown>>

/** The structured log: one JSON object a line. */
export interface Log {
  info(event: string, facts?: LogFacts): void
  error(event: string, facts?: LogFacts): void
}

/** Writes lines with identity numbers masked in every text, at any depth. */
export function openLog(write: (line: string) => void): Log {
  const line = (level: 'info' | 'error', event: string, facts: LogFacts = {}) => {
    const entry = { time: new Date().toISOString(), level, event, ...facts }
    write(`${JSON.stringify(entry, maskedText)}\n`)
  }
  return {
    info: (event, facts) => line('info', event, facts),
    error: (event, facts) => line('error', event, facts),
  }
}

function maskedText(_key: string, value: unknown): unknown {
  if (typeof value === 'string') return maskIdentityNumbers(value)
  if (value instanceof Error) return errorFacts(value)
  return value
}

/**
 * What may be told of an error. A failed query is told by its cause alone: its own message holds the values
 * that were sent, and the database's detail holds those of the row. Where the database could not read a value, its
 * message quotes that.
 */
function errorFacts(error: Error): LogFacts {
  const stack = (error.stack ?? '').split('\n').filter(line => line.startsWith('    at '))
  return {
    name: error.name,
    message: messageOf(error),
    ...('code' in error ? { code: error.code } : {}),
    ...('constraint' in error ? { constraint: error.constraint } : {}),
    stack: stack.map(line => line.trim()),
    ...(error.cause instanceof Error ? { cause: errorFacts(error.cause) } : {}),
  }
}

/** SQLSTATE of data that could not be read. */
const DATA_EXCEPTION = /^22[0-9A-Z]{3}$/

function messageOf(error: Error): string {
  if ('params' in error) return 'A query failed.'
  const isData = 'code' in error && typeof error.code === 'string' && DATA_EXCEPTION.test(error.code)
  return isData ? 'The database could not read a value.' : error.message
}
