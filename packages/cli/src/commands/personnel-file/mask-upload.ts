import type { Upload, UploadSummary } from '@salvia/core/personnel-file'
import { maskPersonalData } from '@salvia/core/primitives'
import { maskAttachments } from '../../output/mask-attachments.ts'
import { maskName, orNull } from '../../output/masks.ts'

/**
 * A case that does not tell who sent it. What was written about it is about a file, and says what to do, so only numbers
 * and addresses in it are masked.
 */
export function maskUpload<U extends Upload>(upload: U): U {
  return {
    ...upload,
    uploadedBy: orNull(maskName, upload.uploadedBy),
    comment: orNull(maskPersonalData, upload.comment),
  }
}

/** A case with its history, which does not tell who did what. */
export function maskUploadHistory<U extends UploadSummary>(upload: U): U {
  return {
    ...maskUpload(upload),
    history: upload.history.map(entry => ({
      ...entry,
      ...{ by: orNull(maskName, entry.by), text: orNull(maskPersonalData, entry.text) },
      attachments: maskAttachments(entry.attachments),
    })),
  }
}
