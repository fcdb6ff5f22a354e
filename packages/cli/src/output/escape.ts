/**
 * Control characters, and all that cannot be seen: characters without width, and marks that change the direction of
 * the text. They could change what a terminal shows, or hide what is wrong with a value.
 */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2028\u2029]/gu

/**
 * Text of unknown origin, safe to show: what cannot be seen is written as an escape.
 * @example visible('a\u001bb') // 'a\\u001bb'
 */
export function visible(text: string): string {
  return text.replace(UNSAFE, escaped)
}

/** As JSON writes it, so one character may have two parts. */
function escaped(character: string): string {
  return character
    .split('')
    .map(unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('')
}

/** JSON for people and programs. Control characters are escaped, so that a terminal can show it safely. */
export function toJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(UNSAFE, character =>
    character === '\n' ? character : escaped(character),
  )
}
