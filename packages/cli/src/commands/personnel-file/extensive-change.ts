import type { Text } from '@salvia/core/i18n'
import { rowChange, type Upload } from '@salvia/core/personnel-file'
import type { Context } from '../../command/context.ts'
import { wrapBehind } from '../../output/wrap.ts'
import type { Session } from '../../session/session.ts'

const TEXTS = {
  extensive: {
    sv: 'Med den här filen slutar eller flyttar en stor del av personalen. Handläggaren kontrollerar det.',
    en: 'With this file a large part of the staff leaves or moves. The case worker will check it.',
  },
  more: {
    sv: 'Filen har många fler medarbetare än den som senast lästes in. Handläggaren kontrollerar det.',
    en: 'The file has many more employees than the last import. The case worker will check it.',
  },
  explain: {
    sv: 'Förklara gärna med --comment när du skickar.',
    en: 'Use --comment to explain when you send.',
  },
} as const satisfies Record<string, Text>

/**
 * Warns on one line when a sent file adds, removes or moves many employees. The service detects the change, or else
 * the number of rows is compared with the last import.
 */
export async function tellExtensive(
  session: Session,
  clientNumber: string,
  sent: Upload,
  ctx: Context,
): Promise<void> {
  const change = await changeOf(session, clientNumber, sent, ctx)
  if (change === null) return
  const { paint, marks, say, width } = ctx.err
  const words = [say(TEXTS[change]), ...(sent.comment ? [] : [say(TEXTS.explain)])].join(' ')
  for (const line of wrapBehind(paint.warning(marks.warning), words, width)) ctx.tell(line)
}

async function changeOf(
  { client }: Session,
  clientNumber: string,
  sent: Upload,
  ctx: Context,
): Promise<'extensive' | 'more' | null> {
  if (sent.extensiveChanges) return 'extensive'
  // This is only a warning, so a failed call must not fail a file that is already sent.
  const list = await client.personnelFile
    .list({ params: { clientNumber }, query: { page: 1 } }, { signal: ctx.signal })
    .catch(() => null)
  const change = rowChange(list?.lastImport?.rows ?? 0, sent.rows)
  return change === 'fewer' ? 'extensive' : change
}
