import { z } from 'zod'

/*
 * Schemas for JSON files that whoever runs the server writes. A fault completes a sentence that begins with the place,
 * such as `accounts[0].email is missing`. No fault quotes a value of the file.
 */

/** The message for a wrong value, or that the value is missing. */
export const orMissing =
  (message: string) =>
  ({ input }: { input?: unknown }) =>
    input === undefined ? 'is missing' : message

/** A line of text without control characters, which neither the database nor a terminal should get. */
export const line = z
  .string({ error: orMissing('must be a text') })
  .trim()
  .regex(/^[^\p{Cc}\p{Cs}]+$/u, 'must be a text in one line, and not empty')
export const oneOf = <const T extends readonly string[]>(words: T) =>
  z.enum(words, { error: orMissing(`must be one of ${words.join(', ')}`) })
export const list = <S extends z.ZodType>(item: S) => z.array(item, { error: orMissing('must be a list') })
export const object = <S extends z.ZodRawShape>(shape: S) =>
  z.strictObject(shape, {
    error: issue =>
      issue.code === 'unrecognized_keys'
        ? `has what no file of this kind has: ${issue.keys?.join(', ')}`
        : orMissing('must be an object')(issue),
  })

/** The parsed JSON of a text, or the place where it is invalid. */
type JsonAnswer =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'broken'; readonly place: string }

export function readJson(text: string): JsonAnswer {
  try {
    return { kind: 'value', value: JSON.parse(text) }
  } catch (error) {
    // The message may quote the file, and so an identity number.
    const place = /\(line \d+ column \d+\)$/.exec(error instanceof Error ? error.message : '')?.[0]
    return { kind: 'broken', place: place ? ` ${place}` : '' }
  }
}

/** @example pathText(['accounts', 0, 'email']) // 'accounts[0].email' */
export function pathText(path: readonly PropertyKey[]): string {
  const text = path.map(part => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('')
  return text.replace(/^\./, '') || 'The file'
}

/** Each fault of a file as a sentence that begins with its place. */
export function faultSentences(error: z.ZodError): string[] {
  return error.issues.map(({ path, message }) => `${pathText(path)} ${message}.`)
}
