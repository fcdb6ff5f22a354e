import type { z } from 'zod'

/**
 * An answer that was written as JSON before and is sent as it stands. For what is large and was checked when it was made:
 * to read, check and write it once more for each call would keep all other calls waiting.
 */
export class WrittenJson {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** An object whose largest fields are written already; the others are checked as they are declared. */
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
