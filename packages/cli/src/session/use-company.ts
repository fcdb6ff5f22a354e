import type { Text } from '@salvia/core/i18n'
import type { Context } from '../command/context.ts'
import { visible } from '../output/escape.ts'
import { wrap } from '../output/wrap.ts'
import { NO_PROFILE } from '../settings/declarations.ts'
import { sourceText } from '../settings/source-text.ts'
import { rememberCompany } from './chosen-company.ts'
import { askCompany } from './company.ts'
import type { Session } from './session.ts'

const TEXTS = {
  done: { sv: 'Vald: {name} ({number})', en: 'Chosen: {name} ({number})' },
  profile: { sv: 'i profilen {profile}', en: 'in the profile {profile}' },
  stronger: {
    sv: '{number} i {source} går före valet. Ta bort det där för att valet ska gälla.',
    en: '{number} in {source} takes precedence. Remove it there to use your choice.',
  },
} as const satisfies Record<string, Text>

/**
 * Chooses the company for later commands, and says so. `answer` names the option or argument that gives its number;
 * without a number the user is asked.
 */
export async function useCompany(
  session: Session,
  number: string | undefined,
  ctx: Context,
  answer: string,
): Promise<void> {
  const { clientNumber, subOrgName } = await askCompany(session, number, ctx, answer)
  await rememberCompany(clientNumber, session.site, ctx)
  const { paint, marks, say, width } = ctx.err
  const { profile, sources, clientNumber: stronger } = ctx.settings
  const where = profile === NO_PROFILE ? [] : [say(TEXTS.profile, { profile })]
  const done = say(TEXTS.done, { name: visible(subOrgName), number: clientNumber })
  ctx.tell([`${paint.ok(marks.ok)} ${done}`, ...where].join(' '))
  if (stronger === undefined || stronger === clientNumber) return
  const source = sourceText(sources.clientNumber, ctx.env, ctx.err)
  for (const line of wrap(
    `${paint.warning(marks.warning)} ${say(TEXTS.stronger, { number: stronger, source })}`,
    width,
  ))
    ctx.tell(line)
}
