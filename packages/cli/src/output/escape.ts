/** Control characters, and marks that change the text direction: both could change what a terminal shows. */
const UNSAFE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2028\u2029\u2066-\u2069]/gu

/**
 * Text of unknown origin, safe to show: control characters are written as escapes.
 * @example visible('a\u001bb') // 'a\\u001bb'
 */
export function visible(text: string): string {
  return text.replace(UNSAFE, character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** JSON for people and programs. Control characters are escaped, so that a terminal can show it safely. */
export function toJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(UNSAFE, character =>
    character === '\n' ? character : visible(character),
  )
}
