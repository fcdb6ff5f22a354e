import type { Text } from '@salvia/core/i18n'
import { isExtensiveChange, type Upload } from '@salvia/core/personnel-file'
import type { Context } from '../../context.ts'
import type { Session } from '../../session/session.ts'

const TEXTS = {
  extensive: {
    sv: 'Med den här filen slutar eller flyttar en stor del av personalen. Handläggaren kontrollerar det.',
    en: 'With this file a large part of the staff leaves or moves. The case worker will check it.',
  },
  explain: {
    sv: 'Förklara gärna med --comment när du skickar.',
    en: 'Use --comment to explain when you send.',
  },
} as const satisfies Record<string, Text>

/** Tells, in one line, of a sent file that many leave or move with: as the service counts, or by the last import. */
export async function tellExtensive(
  { client }: Session,
  clientNumber: string,
  sent: Upload,
  ctx: Context,
): Promise<void> {
  if (!sent.extensiveChanges) {
    // What is only a word of warning must not fail a file that is sent.
    const list = await client.personnelFile
      .list({ params: { clientNumber }, query: { page: 1 } }, { signal: ctx.signal })
      .catch(() => null)
    const before = list?.lastImport?.rows ?? 0
    if (!isExtensiveChange({ before, leaving: Math.max(0, before - sent.rows), moving: 0 })) return
  }
  const { paint, marks, say } = ctx.err
  const words = [say(TEXTS.extensive), ...(sent.comment ? [] : [say(TEXTS.explain)])].join(' ')
  ctx.tell(`${paint.warning(marks.warning)} ${words}`)
}
