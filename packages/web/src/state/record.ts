/** An object of unknown content, such as parsed JSON, whose fields must be checked one by one. */
export type Fields = Readonly<Record<string, unknown>>

export const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
