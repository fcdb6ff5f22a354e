import type { Text } from '@salvia/core/i18n'
import { defineCommand } from '../../command/define-command.ts'
import { errorOf } from '../../errors/cli-error.ts'
import { visible } from '../../output/escape.ts'
import { commandHint } from '../../output/wrap.ts'
import { usualCompany } from '../../session/company.ts'
import { sessionErrors } from '../../session/session.errors.ts'
import { openSession } from '../../session/session.ts'
import { type Companies, companyLines } from './org-view.ts'

const TEXTS = {
  one: { sv: 'välj en:', en: 'choose one:' },
  other: { sv: 'välj en annan:', en: 'choose another:' },
} as const satisfies Record<string, Text>

export const orgList = defineCommand({
  name: 'org list',
  summary: { sv: 'visa dina organisationer', en: 'show your organisations' },
  args: [],
  options: {},
  examples: [
    {
      command: 'salvia org list',
      text: { sv: 'alla, med den valda utmärkt', en: 'all, the chosen one marked' },
    },
    { command: 'salvia org list -f json', text: { sv: 'till ett program', en: 'for a program' } },
  ],
  async run(_input, ctx): Promise<Companies> {
    const session = await openSession(ctx)
    const { companies } = session.profile
    if (companies.length === 0) throw errorOf(sessionErrors.ORG_NONE)
    const usual = await usualCompany(session, ctx)
    return { companies, chosen: usual?.clientNumber ?? null }
  },
  view: {
    pretty(found, screen) {
      const { say, paint, width } = screen
      const other = found.companies.find(
        ({ clientNumber, selectable }) => selectable && clientNumber !== found.chosen,
      )
      const hint = other
        ? commandHint(
            say(found.chosen === null ? TEXTS.one : TEXTS.other),
            `salvia org use ${other.clientNumber}`,
            width,
          )
        : []
      return [...companyLines(found, screen), ...hint.map(line => paint.dim(line))].join('\n')
    },
    concise: ({ companies, chosen }) =>
      companies
        .map(({ clientNumber, subOrgName }) =>
          [clientNumber === chosen ? '*' : '-', clientNumber, visible(subOrgName)].join(' '),
        )
        .join('\n'),
    json: ({ companies, chosen }) =>
      companies.map(({ clientNumber, subOrgName, selectable }) => ({
        clientNumber,
        name: subOrgName,
        selectable,
        chosen: clientNumber === chosen,
      })),
  },
})
