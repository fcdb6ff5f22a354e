import { byteOrderMark, EncodingScan } from '../../file-content/encoding.ts'
import { RefusedAttachment } from './refusal.ts'

/** HTML, XML and SVG begin so, after white space and a byte order mark (which `\s` includes). */
const MARKUP = /^\s*</
/** Control characters other than tabs and line ends. */
const CONTROL = /[^\P{Cc}\t\n\r]/u

/** Takes text in UTF-8 or Windows-1252 that is no markup and has no control characters. */
export function judgeText(bytes: Uint8Array, name: string): 'csv' | 'txt' {
  const scan = new EncodingScan(bytes)
  scan.push(bytes)
  const encoding = scan.finish()
  const mark = byteOrderMark(bytes)
  const isUtf16 = mark !== undefined && mark.encoding !== 'utf-8'
  if (bytes.includes(0) && !isUtf16) throw new RefusedAttachment('ATTACHMENT_TYPE')
  if (mark?.length === bytes.length) throw new RefusedAttachment('ATTACHMENT_EMPTY')
  if (encoding === null || isUtf16) throw new RefusedAttachment('ATTACHMENT_MARKUP')
  const text = new TextDecoder(encoding).decode(bytes)
  if (MARKUP.test(text) || CONTROL.test(text)) throw new RefusedAttachment('ATTACHMENT_MARKUP')
  return name.toLowerCase().endsWith('.csv') ? 'csv' : 'txt'
}
