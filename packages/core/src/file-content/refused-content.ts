/** Why the content of a file cannot be read, or is not. */
type ContentReason = 'encrypted' | 'macros' | 'compressed' | 'corrupt' | 'too-large'

/** Thrown to abandon reading content that is refused. Whoever reads turns it into a result. */
export class RefusedContent extends Error {
  readonly reason: ContentReason

  constructor(reason: ContentReason) {
    super(reason)
    this.name = 'RefusedContent'
    this.reason = reason
  }
}

/** @example throw refused('corrupt') */
export function refused(reason: ContentReason): RefusedContent {
  return new RefusedContent(reason)
}
