const FACTOR = 0x01000193
const WORD_BYTES = 4

/** A number for some bytes, the same for the same: four at a time, then one. */
export function hashOfBytes(bytes: DataView, start: number, end: number): number {
  let hash = end - start
  let at = start
  for (; at + WORD_BYTES <= end; at += WORD_BYTES) hash = mixed(hash, bytes.getInt32(at))
  for (; at < end; at++) hash = mixed(hash, bytes.getUint8(at))
  return hash
}

/** The same for a text with one byte a character whose bytes are not at hand. */
export function hashOfText(text: string): number {
  let hash = text.length
  let at = 0
  for (; at + WORD_BYTES <= text.length; at += WORD_BYTES) {
    const high = (text.charCodeAt(at) << 24) | (text.charCodeAt(at + 1) << 16)
    hash = mixed(hash, high | (text.charCodeAt(at + 2) << 8) | text.charCodeAt(at + 3))
  }
  for (; at < text.length; at++) hash = mixed(hash, text.charCodeAt(at))
  return hash
}

/** The shift brings high bits down, which a product alone never does. */
function mixed(hash: number, word: number): number {
  const product = Math.imul(hash ^ word, FACTOR)
  return product ^ (product >>> 15)
}
