import { byteOrderMark } from './encoding.ts'

/** Content that is no table, text or package. */
export type OtherContent = 'pdf' | 'picture' | 'markup' | 'json'

/** The kind of a file by its first bytes. Its name does not matter. */
export type FileKind = 'ole2' | 'zip' | 'compressed' | 'text' | OtherContent

/** Bytes that `sniff` wants to see, where the file has them. */
export const SNIFFED_BYTES = 4096

interface Signature {
  readonly kind: FileKind
  /** Two hexadecimal digits a byte; `..` is any byte. */
  readonly pattern: string
}

const SIGNATURES: readonly Signature[] = [
  { kind: 'ole2', pattern: 'd0cf11e0a1b11ae1' },
  { kind: 'zip', pattern: '504b0304' },
  { kind: 'zip', pattern: '504b0506' },
  { kind: 'zip', pattern: '504b0708' },
  { kind: 'compressed', pattern: '1f8b' },
  // bzip2: "BZh", the block size, then the mark of a block or of the end
  { kind: 'compressed', pattern: '425a68..314159265359' },
  { kind: 'compressed', pattern: '425a68..177245385090' },
  { kind: 'compressed', pattern: 'fd377a585a00' },
  { kind: 'compressed', pattern: '377abcaf271c' },
  { kind: 'compressed', pattern: '526172211a07' },
  { kind: 'pdf', pattern: '255044462d' },
  // Images: PNG, JPEG, GIF, BMP (its reserved bytes are zero), TIFF, WebP, HEIC and AVIF
  { kind: 'picture', pattern: '89504e470d0a1a0a' },
  { kind: 'picture', pattern: 'ffd8ff' },
  { kind: 'picture', pattern: '47494638' },
  { kind: 'picture', pattern: '424d........00000000' },
  { kind: 'picture', pattern: '49492a00' },
  { kind: 'picture', pattern: '4d4d002a' },
  { kind: 'picture', pattern: '52494646........57454250' },
  { kind: 'picture', pattern: '........66747970' },
]

/** An element, a comment, a declaration or a processing instruction: HTML, XML, SVG. */
const MARKUP = /^\s*<[a-z!?]/i
const JSON_START = /^\s*(?:\{\s*["}]|\[\s*(?:["{[\]\d-]|true|false|null))/

/** Judges a file by its first bytes. @spec personnel-file §3 */
export function sniff(head: Uint8Array): FileKind {
  const signature = SIGNATURES.find(({ pattern }) => matches(head, pattern))
  if (signature) return signature.kind
  const mark = byteOrderMark(head)
  const text = new TextDecoder(mark?.encoding ?? 'windows-1252').decode(head)
  if (MARKUP.test(text)) return 'markup'
  return JSON_START.test(text) ? 'json' : 'text'
}

function matches(head: Uint8Array, pattern: string): boolean {
  for (let at = 0; at < pattern.length; at += 2) {
    const digits = pattern.slice(at, at + 2)
    const byte = head[at / 2]
    if (byte === undefined) return false
    if (digits !== '..' && byte !== Number.parseInt(digits, 16)) return false
  }
  return true
}
