import { z } from 'zod'

const LINE_ENDS = /\r\n?/g

/**
 * A text as it is stored and counted, in portal, terminal and server alike: composed (NFC), with line ends of one
 * character, and without white space around it.
 */
export function writtenText(text: string): string {
  return text.normalize('NFC').replace(LINE_ENDS, '\n').trim()
}

/**
 * How many characters a text has: code points of `writtenText`.
 * @example countCharacters('a\u030a\r\n👍') // 2: å and 👍; the line end around it is not counted
 */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of writtenText(text)) count += 1
  return count
}

/** For schemas of calls: a text of people, of at most so many characters. An absent one is empty. */
export function writtenTextSchema(maxCharacters: number) {
  return (
    z
      .string()
      // No text is longer composed than twice over; the exact rule follows.
      .max(maxCharacters * 8)
      .transform(writtenText)
      .refine(text => countCharacters(text) <= maxCharacters)
  )
}

/** For schemas of calls: one line that people write, such as a name. White space inside it becomes one space. */
export function writtenLineSchema(maxCharacters: number) {
  return z
    .string()
    .max(maxCharacters * 8)
    .transform(line => writtenText(line).replace(/\s+/g, ' '))
    .refine(line => countCharacters(line) <= maxCharacters)
}
