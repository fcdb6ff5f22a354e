import { stripVTControlCharacters } from 'node:util'

/** Characters of European texts and box drawing: each is one column wide, and nearly all text consists of them. */
const PLAIN = /^[ -~\u00a0-\u02ff\u2010-\u2027\u2030-\u203a\u2190-\u21ff\u2500-\u25ff\u2713-\u2718]*$/

/** Created at the first other text, because the tables that it needs are slow to load. */
let rare: { segments: Intl.Segmenter; nothing: RegExp; wide: RegExp } | undefined

/** Width of a text on the terminal in columns; colour codes take none. @example widthOf('日本') // 4 */
export function widthOf(text: string): number {
  const bare = stripVTControlCharacters(text)
  if (PLAIN.test(bare)) return bare.length
  rare ??= {
    segments: new Intl.Segmenter(),
    nothing: /^[\p{Cc}\p{Cf}\p{Mn}\p{Me}]*$/u,
    wide: /^(?:\p{RGI_Emoji}|[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6]|[\u{17000}-\u{18cff}]|[\u{1b000}-\u{1b2ff}]|[\u{20000}-\u{3fffd}])/v,
  }
  let width = 0
  for (const { segment } of rare.segments.segment(bare)) {
    if (!rare.nothing.test(segment)) width += rare.wide.test(segment) ? 2 : 1
  }
  return width
}
