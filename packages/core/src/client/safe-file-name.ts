const MAX_BYTES = 255
/** A longer ending is not a file type, so it is shortened with the rest of the name. */
const MAX_EXTENSION_CHARACTERS = 16
/** Marks that change the text direction and so can make `fdp.exe` look like `exe.pdf`. */
const BIDI = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
const CONTROL = /\p{Cc}/gu
/** Characters that Windows forbids in file names. */
const FORBIDDEN = /[<>:"|?*]/g
/** Names that Windows reserves for devices, with any ending. */
const RESERVED = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])(?=\.|$)/i
const FALLBACK = 'download'

/**
 * A name that is safe for a file on any system, whatever the server sent: the last part of a path, at most 255 bytes
 * with its ending kept, and without control characters, leading dots and device names.
 * @example safeFileName('../../CON.csv') // '_CON.csv'
 */
export function safeFileName(name: string): string {
  const base = name.toWellFormed().split(/[/\\]/).at(-1) ?? ''
  const cleaned = base
    .replace(BIDI, '')
    .replace(/[\r\n]/g, '')
    .replace(CONTROL, '_')
    .replace(FORBIDDEN, '_')
    .normalize('NFC')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  const usable = cleaned.replace(RESERVED, device => `_${device}`) || FALLBACK
  return shortened(usable)
}

function shortened(name: string): string {
  if (byteLength(name) <= MAX_BYTES) return name
  const dot = name.lastIndexOf('.')
  const extension = dot > 0 && name.length - dot <= MAX_EXTENSION_CHARACTERS ? name.slice(dot) : ''
  let left = MAX_BYTES - byteLength(extension)
  let stem = ''
  for (const character of name.slice(0, name.length - extension.length)) {
    left -= byteLength(character)
    if (left < 0) break
    stem += character
  }
  return stem.replace(/[\s.]+$/, '') + extension
}

function byteLength(text: string): number {
  return new TextEncoder().encode(text).length
}
