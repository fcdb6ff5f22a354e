import type { Deadline, DeadlineKind } from '../../deadlines/index.ts'
import type { Instant } from '../../primitives/index.ts'
import type { Upload } from './case.ts'
import { originalKeptUntil } from './original-kept-until.ts'

const FEEDBACK_ANSWER: DeadlineKind = {
  feature: 'personnel-file',
  kind: 'feedback-answer',
  heading: {
    sv: 'Frågor om er personalfil väntar på svar',
    en: 'Questions about your personnel file await a reply',
  },
  detail: { sv: 'Ärende {number}: {name}', en: 'Case {number}: {name}' },
  consequence: { sv: 'Utan svar avvisas filen.', en: 'Without a reply the file is rejected.' },
}

const ORIGINAL_DELETION: DeadlineKind = {
  feature: 'personnel-file',
  kind: 'original-deletion',
  heading: { sv: 'En inskickad personalfil raderas', en: 'A personnel file that you sent is deleted' },
  detail: { sv: 'Ärende {number}: {name}', en: 'Case {number}: {name}' },
  consequence: {
    sv: 'Därefter går filen inte att ladda ner. Rapporten finns kvar.',
    en: 'After that the file can’t be downloaded. The report remains.',
  },
}

/** What the deadlines need to know about an upload. */
type DeadlineUpload = Pick<Upload, 'id' | 'number' | 'name' | 'feedbackDeadline' | 'finishedAt'>

/**
 * The deadlines of uploaded personnel files: when a question must be answered, and when the original file is deleted.
 */
export function caseDeadlines(uploads: readonly DeadlineUpload[]): Deadline[] {
  return uploads.flatMap(({ id, number, name, feedbackDeadline, finishedAt }) => {
    return [
      ...deadlineAt(FEEDBACK_ANSWER, feedbackDeadline, { objectId: id, facts: { number, name } }),
      ...deadlineAt(ORIGINAL_DELETION, finishedAt && originalKeptUntil(finishedAt), {
        objectId: id,
        facts: { number, name },
      }),
    ]
  })
}

function deadlineAt(
  kind: DeadlineKind,
  at: Instant | null,
  about: Pick<Deadline, 'objectId' | 'facts'>,
): Deadline[] {
  return at ? [{ ...kind, at, ...about, isProtected: false }] : []
}
