import type { ReadingMeans } from '../../file-content/byte-source.ts'
import { EncryptedPackageScan } from '../../file-content/ole2.ts'
import { RefusedContent } from '../../file-content/refused-content.ts'
import { SNIFFED_BYTES, sniff } from '../../file-content/sniff.ts'
import type { AttachmentType } from '../attachment.ts'
import { judgeOffice } from './judge-office.ts'
import { judgePdf } from './judge-pdf.ts'
import { judgePicture } from './judge-picture.ts'
import { judgeText } from './judge-text.ts'
import { type AttachmentRefusal, RefusedAttachment } from './refusal.ts'

export type AttachmentVerdict =
  | { readonly kind: 'taken'; readonly type: AttachmentType }
  | { readonly kind: 'refused'; readonly code: AttachmentRefusal }

/** What is wrong with a package of Office, as the sender is told. */
const OF_PACKAGE = {
  encrypted: 'ATTACHMENT_ENCRYPTED',
  macros: 'ATTACHMENT_MACROS',
  compressed: 'ATTACHMENT_TYPE',
  corrupt: 'ATTACHMENT_DAMAGED',
  'too-large': 'ATTACHMENT_UNPACKS_TOO_LARGE',
} as const satisfies Record<RefusedContent['reason'], AttachmentRefusal>

/**
 * The type of a file by its content, whatever its name says, or why it is not taken. The name only tells CSV from other
 * text. A file that was cut is refused; a text that was cut is a shorter text.
 * @param bytes the whole file, of at most `ATTACHMENT_MAX_BYTES`
 */
export async function judgeAttachment(
  bytes: Uint8Array,
  name: string,
  means: ReadingMeans = {},
): Promise<AttachmentVerdict> {
  try {
    return { kind: 'taken', type: await typeOf(bytes, name, means) }
  } catch (error) {
    if (error instanceof RefusedAttachment) return { kind: 'refused', code: error.code }
    if (error instanceof RefusedContent) return { kind: 'refused', code: OF_PACKAGE[error.reason] }
    throw error
  }
}

async function typeOf(bytes: Uint8Array, name: string, means: ReadingMeans): Promise<AttachmentType> {
  if (bytes.length === 0) throw new RefusedAttachment('ATTACHMENT_EMPTY')
  switch (sniff(bytes.subarray(0, SNIFFED_BYTES))) {
    case 'pdf':
      return judgePdf(bytes)
    case 'picture':
      return judgePicture(bytes)
    case 'zip':
      return judgeOffice(bytes, means)
    case 'ole2':
      throw new RefusedAttachment(isEncryptedPackage(bytes) ? 'ATTACHMENT_ENCRYPTED' : 'ATTACHMENT_TYPE')
    case 'compressed':
      throw new RefusedAttachment('ATTACHMENT_TYPE')
    default:
      return judgeText(bytes, name)
  }
}

function isEncryptedPackage(bytes: Uint8Array): boolean {
  const scan = new EncryptedPackageScan()
  scan.push(bytes)
  return scan.found
}
