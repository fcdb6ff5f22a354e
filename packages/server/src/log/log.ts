import { maskIdentityNumbers } from '@salvia/core/primitives'

/** The fields of a log line. Identity numbers in any text are masked. */
type LogFacts = Readonly<Record<string, unknown>>

/** The structured log: one JSON object per line. */
export interface Log {
  info(event: string, facts?: LogFacts): void
  error(event: string, facts?: LogFacts): void
}

/** Opens a log that masks identity numbers in every text, at any depth. */
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
 * The facts of an error that may be logged. A failed query is logged by its cause only, because its own message holds
 * the values that were sent. The database's detail is left out because it holds the values of the row, and the message
 * too if the database could not read a value, because it quotes that value.
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
