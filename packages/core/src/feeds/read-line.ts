import type { z } from 'zod'
import { FEED_LINE_MAX_BYTES } from '../limits/index.ts'
import { feedId } from './feed-text.ts'

/** Codes of a line that cannot be read, whatever kind it is of. */
export type LineFault =
  | 'FEED_LINE_TOO_LONG'
  | 'FEED_LINE_NOT_UTF8'
  | 'FEED_LINE_NOT_JSON'
  | 'FEED_FIELD_MISSING'
  | 'FEED_FIELD_UNKNOWN'
  | 'FEED_FIELD_WRONG'

/** One thing that is wrong in a line. */
export interface LineMistake {
  /** The field, such as `data.name.sv`; empty if the line as a whole is wrong. */
  readonly path: string
  readonly code: LineFault
}

/** A line that was read, or what is wrong in it. */
export type ReadLine<Line> =
  | { readonly line: Line; readonly mistakes: null }
  | { readonly line: null; readonly mistakes: readonly LineMistake[]; readonly id: string | null }

const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/**
 * Reads one line: UTF-8, JSON, and the shape of its schema. The same in server and terminal.
 * @param maxBytes the longest line of the kind
 */
export function readLine<Line>(
  schema: z.ZodType<Line>,
  bytes: Uint8Array,
  maxBytes = FEED_LINE_MAX_BYTES,
): ReadLine<Line> {
  if (bytes.length > maxBytes) return whole('FEED_LINE_TOO_LONG')
  const text = decoded(bytes)
  if (text === undefined) return whole('FEED_LINE_NOT_UTF8')
  const value = parsed(text)
  if (value === undefined) return whole('FEED_LINE_NOT_JSON')
  const checked = schema.safeParse(value)
  const mistakes = checked.success
    ? unstorable(checked.data, [])
    : checked.error.issues.flatMap(issue => mistakesOf(issue, value))
  if (checked.success && mistakes.length === 0) return { line: checked.data, mistakes: null }
  return { line: null, mistakes, id: idOf(value) }
}

function whole(code: LineFault): ReadLine<never> {
  return { line: null, mistakes: [{ path: '', code }], id: null }
}

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return UTF8.decode(bytes)
  } catch {
    return undefined
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function mistakesOf(issue: z.core.$ZodIssue, value: unknown): LineMistake[] {
  const path = issue.path.join('.')
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map(key => ({ path: [...issue.path, key].join('.'), code: 'FEED_FIELD_UNKNOWN' }))
  }
  const isMissing = issue.path.length > 0 && at(value, issue.path) === undefined
  return [{ path, code: isMissing ? 'FEED_FIELD_MISSING' : 'FEED_FIELD_WRONG' }]
}

function at(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<PropertyKey, unknown>)[key] : undefined,
    value,
  )
}

/** Texts that no database keeps as they are: with NUL, or with half of a surrogate pair. */
function unstorable(value: unknown, path: readonly string[]): LineMistake[] {
  if (typeof value === 'string') {
    const isRight = value.isWellFormed() && !value.includes('\0')
    return isRight ? [] : [{ path: path.join('.'), code: 'FEED_FIELD_WRONG' }]
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => unstorable(inner, [...path, key]))
}

function idOf(value: unknown): string | null {
  return feedId.safeParse(at(value, ['id'])).data ?? null
}
