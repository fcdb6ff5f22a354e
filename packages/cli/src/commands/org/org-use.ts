import type { Text } from '@salvia/core/i18n'
import { defineCommand } from '../../command/define-command.ts'
import { visible } from '../../output/escape.ts'
import { wrap } from '../../output/wrap.ts'
import { rememberCompany } from '../../session/chosen-company.ts'
import { askCompany } from '../../session/company.ts'
import { openSession } from '../../session/session.ts'
import { NO_PROFILE, SETTINGS } from '../../settings/declarations.ts'
import { sourceText } from '../../settings/source-text.ts'

const TEXTS = {
  done: { sv: 'Vald: {name} ({number})', en: 'Chosen: {name} ({number})' },
  profile: { sv: 'i profilen {profile}', en: 'in the profile {profile}' },
  stronger: {
    sv: '{number} i {source} går före valet. Ta bort det där för att valet ska gälla.',
    en: '{number} in {source} takes precedence. Remove it there to use your choice.',
  },
} as const satisfies Record<string, Text>

export const orgUse = defineCommand({
  name: 'org use',
  summary: {
    sv: 'välj organisation för kommandona framöver',
    en: 'choose the organisation for later commands',
  },
  args: [{ name: 'number', summary: SETTINGS.clientNumber.summary, required: false, many: false }],
  options: {},
  examples: [
    { command: 'salvia org use 10401', text: { sv: 'välj en', en: 'choose one' } },
    {
      command: 'salvia org use 10402 --profile test',
      text: { sv: 'valet gäller bara i den profilen', en: 'the choice applies only in that profile' },
    },
  ],
  async run({ args: [number] }, ctx) {
    const session = await openSession(ctx)
    const { clientNumber, subOrgName } = await askCompany(session, number, ctx, 'salvia org use')
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
  },
})
