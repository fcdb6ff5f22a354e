import type { AttachmentType } from '../attachment.ts'

/** The endings that a file of a type may have, in lower case. */
const ENDINGS: Readonly<Record<AttachmentType, readonly string[]>> = {
  pdf: ['pdf'],
  png: ['png'],
  jpg: ['jpg', 'jpeg'],
  heic: ['heic', 'heif'],
  docx: ['docx'],
  xlsx: ['xlsx'],
  csv: ['csv'],
  txt: ['txt'],
}

/** The types that the dialog of a browser offers first: `.pdf,.png,…`. The server decides by the content. */
export const ACCEPTED_ENDINGS = Object.values(ENDINGS)
  .flat()
  .map(ending => `.${ending}`)
  .join(',')

/**
 * The name of a file with an ending of its type, so that no program opens it as what its name pretends.
 * @example attachmentName('start.bat', 'txt') // 'start.bat.txt'
 */
export function attachmentName(name: string, type: AttachmentType): string {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return name.includes('.') && ENDINGS[type].includes(ending) ? name : `${name}.${type}`
}
