/** Why a file is not taken: the code of its error. */
export type AttachmentRefusal =
  | 'ATTACHMENT_EMPTY'
  | 'ATTACHMENT_TYPE'
  | 'ATTACHMENT_MARKUP'
  | 'ATTACHMENT_MACROS'
  | 'ATTACHMENT_ENCRYPTED'
  | 'ATTACHMENT_DAMAGED'
  | 'ATTACHMENT_UNPACKS_TOO_LARGE'

/** Thrown to end the judging of a file that is not taken. `judgeAttachment` turns it into a verdict. */
export class RefusedAttachment extends Error {
  readonly code: AttachmentRefusal

  constructor(code: AttachmentRefusal) {
    super(code)
    this.name = 'RefusedAttachment'
    this.code = code
  }
}
