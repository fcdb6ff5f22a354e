import { RefusedAttachment } from './refusal.ts'

/** Readers look for the end of a PDF in so many last bytes. */
const END_BYTES = 1024
/** Where the last table of objects begins, and the end. */
const END = /startxref\s+(\d+)\s+%%EOF/g
/** The trailer of an encrypted PDF refers to, or holds, a dictionary that says how. */
const ENCRYPTED = /\/Encrypt\s{0,9}(?:\d{1,9}\s{1,9}\d{1,9}\s{1,9}R|<<)/

/** Takes a PDF that is there to its end and is not encrypted. */
export function judgePdf(bytes: Uint8Array): 'pdf' {
  // In this encoding each byte is one character.
  const text = new TextDecoder('windows-1252').decode(bytes)
  const last = [...text.slice(-END_BYTES).matchAll(END)].at(-1)
  const tableAt = Number(last?.[1] ?? 0)
  // The first end of a PDF for the web, which has two, points to 0.
  if (tableAt === 0 || tableAt >= bytes.length) throw new RefusedAttachment('ATTACHMENT_DAMAGED')
  if (ENCRYPTED.test(text)) throw new RefusedAttachment('ATTACHMENT_ENCRYPTED')
  return 'pdf'
}
