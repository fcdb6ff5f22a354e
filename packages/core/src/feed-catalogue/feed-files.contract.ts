import { z } from 'zod'
import { defineContract } from '../contract/index.ts'
import { attachmentSchema, JUDGING_FILES } from '../conversations/index.ts'
import { sha256Schema } from '../feeds/index.ts'

/** Files that lines of the provider's feed name. */
export const feedFilesContract = defineContract('feedFiles', {
  put: {
    kind: 'upload',
    method: 'PUT',
    path: 'feeds/files/{sha256}',
    access: 'provider',
    spec: 'assumed',
    summary:
      'Takes a file that lines name by its SHA-256, 10 MB at most, before these lines. It may be sent again. A file that no line names is deleted 7 days after it was last sent.',
    params: z.object({ sha256: sha256Schema }),
    response: attachmentSchema
      .pick({ bytes: true, type: true, state: true })
      .extend({ sha256: sha256Schema }),
    errors: [
      'FEED_KIND_NOT_ALLOWED',
      'FEED_FILE_HASH_WRONG',
      'FEED_FILE_TOO_LARGE',
      ...JUDGING_FILES,
      'PAYLOAD_TOO_LARGE',
      'UPLOAD_INCOMPLETE',
    ],
  },
})
