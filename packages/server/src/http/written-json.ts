import type { z } from 'zod'

/**
 * A value that was serialised as JSON earlier and is sent as it is. For large values that were checked when they were
 * made: to parse, check and serialise them for each call would block all other calls.
 */
export class WrittenJson {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** Serialises an object of which some large fields are JSON already. The other fields are checked by the schema. */
export function writtenWith<S extends z.ZodObject>(
  schema: S,
  value: z.input<S>,
  written: Readonly<Record<string, string>>,
): WrittenJson {
  const fields = Object.entries(schema.parse(value)).map(
    ([name, field]) => [name, JSON.stringify(field)] as const,
  )
  const all = [...fields, ...Object.entries(written)].filter(([, json]) => json !== undefined)
  return new WrittenJson(`{${all.map(([name, json]) => `${JSON.stringify(name)}:${json}`).join(',')}}`)
}
