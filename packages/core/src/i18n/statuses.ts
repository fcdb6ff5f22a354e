import { z } from 'zod'
import type { Text } from './locale.ts'

/** How a status is coloured. Its text is always shown with the colour. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'accent'

export interface StatusFacts {
  readonly text: Text
  readonly tone: Tone
}

/**
 * One table of a concept's statuses, from which the union type, the schema and the texts come.
 * @example defineStatuses({ SENT: { text: { sv: 'Skickad', en: 'Sent' }, tone: 'info' } }).codes // ['SENT']
 */
export function defineStatuses<const T extends Readonly<Record<string, StatusFacts>>>(table: T) {
  const codes = Object.keys(table) as [keyof T & string, ...(keyof T & string)[]]
  return { table, codes, schema: z.enum(codes) } as const
}
