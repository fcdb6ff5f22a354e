import type { Attachment } from '@salvia/core/conversations'
import { hide } from './masks.ts'

/** Attached files without their names, which people choose and which may tell whom they are about. */
export function maskAttachments(files: readonly Attachment[]): Attachment[] {
  return files.map(file => ({ ...file, name: hide(file.name) }))
}
