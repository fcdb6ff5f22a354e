import { byteOrderMark } from '../read/encoding.ts'
import { SNIFFED_BYTES, sniff } from '../read/sniff.ts'

/** How many of the first bytes `attachmentType` wants to see. */
export const ATTACHMENT_HEAD_BYTES = SNIFFED_BYTES

/** The kinds of files that may be attached to a reply: none that a program runs when it opens them. */
export type AttachmentType = 'pdf' | 'png' | 'jpeg' | 'text'

const PICTURES: readonly { readonly type: AttachmentType; readonly bytes: readonly number[] }[] = [
  { type: 'pdf', bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { type: 'png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'jpeg', bytes: [0xff, 0xd8, 0xff] },
]

/**
 * The type of an attachment by its first bytes, whatever its name says. Null for every other kind of file, and for an
 * empty one.
 * @param head the first bytes, as many as `ATTACHMENT_HEAD_BYTES`
 */
export function attachmentType(head: Uint8Array): AttachmentType | null {
  if (head.length === 0) return null
  const known = PICTURES.find(({ bytes }) => bytes.every((byte, at) => head[at] === byte))
  if (known) return known.type
  const isText = sniff(head) === 'text' && (byteOrderMark(head) !== undefined || !head.includes(0))
  return isText ? 'text' : null
}
