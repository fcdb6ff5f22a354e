import { crc32 } from '../../file-content/zip/crc32.ts'
import { RefusedAttachment } from './refusal.ts'
import { shortText } from './short-text.ts'

const PNG = '\x89PNG\r\n\x1a\n'
const JPG = '\xff\xd8\xff'
/** Kinds of the first box of a picture in HEIC. */
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx'])

/** Takes a PNG, JPG or HEIC that is there to its end. */
export function judgePicture(bytes: Uint8Array): 'png' | 'jpg' | 'heic' {
  const head = shortText(bytes.subarray(0, 12))
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  if (head.startsWith(PNG)) return whole(isWholePng(view, bytes), 'png')
  if (head.startsWith(JPG)) return whole(isWholeJpg(view), 'jpg')
  if (head.slice(4, 8) === 'ftyp' && isHeic(bytes, view)) return whole(isWholeHeic(bytes, view), 'heic')
  throw new RefusedAttachment('ATTACHMENT_TYPE')
}

function whole<T>(isWhole: boolean, type: T): T {
  if (!isWhole) throw new RefusedAttachment('ATTACHMENT_DAMAGED')
  return type
}

const PNG_CHUNK_FRAME_BYTES = 12
/** A picture of the largest size in the small chunks of old programs has fewer. */
const PNG_MAX_CHUNKS = 10_000

/** Chunks of length, type, content and checksum, up to one of the type IEND. */
function isWholePng(view: DataView, bytes: Uint8Array): boolean {
  let at = PNG.length
  for (let count = 0; count < PNG_MAX_CHUNKS && at + PNG_CHUNK_FRAME_BYTES <= bytes.length; count += 1) {
    const end = at + PNG_CHUNK_FRAME_BYTES + view.getUint32(at)
    if (end > bytes.length) return false
    if (crc32(bytes.subarray(at + 4, end - 4), 0) !== view.getUint32(end - 4)) return false
    if (shortText(bytes.subarray(at + 4, at + 8)) === 'IEND') return true
    at = end
  }
  return false
}

const MARKER = 0xff
const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xffd9

/** Segments of marker, length and content; after that of a scan its data, up to the end-of-image marker. */
function isWholeJpg(view: DataView): boolean {
  let at = 2
  while (at + 4 <= view.byteLength) {
    if (view.getUint8(at) !== MARKER) return false
    const kind = view.getUint8(at + 1)
    // Markers may be preceded by any number of these.
    if (kind === MARKER) at += 1
    else {
      at += 2 + view.getUint16(at + 2)
      if (kind === START_OF_SCAN) at = nextMarker(view, at)
      if (at + 2 <= view.byteLength && view.getUint16(at) === END_OF_IMAGE) return kind === START_OF_SCAN
    }
  }
  return false
}

/** The position of the marker after the data of a scan. */
function nextMarker(view: DataView, start: number): number {
  for (let at = start; at + 2 <= view.byteLength; at += 1) {
    if (view.getUint8(at) !== MARKER) continue
    const next = view.getUint8(at + 1)
    // FF itself is written FF00 in data, and restart markers stand in it.
    const isData = next === 0 || next === MARKER || (next >= 0xd0 && next <= 0xd7)
    if (!isData) return at
  }
  return view.byteLength
}

/** The first box names the kinds of the file: its own, then those that it is compatible with. */
function isHeic(bytes: Uint8Array, view: DataView): boolean {
  const end = Math.min(view.getUint32(0), bytes.length)
  for (let at = 8; at + 4 <= end; at += 4) {
    // After the first comes a version.
    if (at !== 12 && HEIC_BRANDS.has(shortText(bytes.subarray(at, at + 4)))) return true
  }
  return false
}

const LONG_SIZE = 1
const TO_THE_END = 0

/** Boxes of size and type that end exactly where the file does: what the picture is, then its data. */
function isWholeHeic(bytes: Uint8Array, view: DataView): boolean {
  const found = new Set<string>()
  let at = 0
  while (at + 8 <= bytes.length) {
    const size = view.getUint32(at)
    found.add(shortText(bytes.subarray(at + 4, at + 8)))
    if (size === TO_THE_END) at = bytes.length
    else if (size === LONG_SIZE) {
      if (at + 16 > bytes.length) return false
      at += Math.max(16, Number(view.getBigUint64(at + 8)))
    } else at += Math.max(8, size)
  }
  return at === bytes.length && found.has('meta') && found.has('mdat')
}
