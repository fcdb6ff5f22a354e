import type { Text } from '@salvia/core/i18n'
import { defineCommand } from '../../command/define-command.ts'
import { visible } from '../../output/escape.ts'
import { ORG_OPTION } from '../../session/company.ts'
import { companyTokens, findToken, TOKEN_ARGUMENT } from './company-tokens.ts'

const TEXTS = {
  ask: {
    sv: 'Återkalla maskinnyckeln {name} för {company}? Program som använder den slutar fungera, och det går inte att ångra.',
    en: 'Revoke the machine token {name} of {company}? Programs that use it will stop working, and this cannot be undone.',
  },
  declined: { sv: 'Inget är återkallat.', en: 'Nothing was revoked.' },
  done: {
    sv: 'Maskinnyckeln {name} är återkallad.',
    en: 'The machine token {name} is revoked.',
  },
} as const satisfies Record<string, Text>

export const tokensRevoke = defineCommand({
  name: 'tokens revoke',
  summary: { sv: 'återkalla en maskinnyckel', en: 'revoke a machine token' },
  args: [TOKEN_ARGUMENT],
  options: {
    yes: { kind: 'flag', short: '-y', summary: { sv: 'utan att fråga', en: 'without asking' } },
    org: ORG_OPTION,
  },
  examples: [
    {
      command: 'salvia tokens revoke "Lönesystemet"',
      text: { sv: 'fråga, och återkalla genast', en: 'ask, and revoke at once' },
    },
    {
      command: 'salvia tokens revoke 0f1f9b1e-55b8-4d6e-8f5e-0d0c6f6d5a11 -y',
      text: { sv: 'med nyckelns id, i ett skript', en: 'by the id of the token, in a script' },
    },
  ],
  async run({ args: [word = ''], options: { yes, org } }, ctx) {
    const found = await companyTokens(org, ctx)
    const { session, company } = found
    const { id, name } = findToken(word, found)
    const { paint, marks, say } = ctx.err
    const question = say(TEXTS.ask, { name: visible(name), company: visible(company.subOrgName) })
    if (!yes && !(await ctx.prompt.confirm(question, '-y'))) {
      ctx.tell(say(TEXTS.declined))
      return false
    }
    await session.client.machineTokens.revoke({ params: { clientNumber: company.clientNumber, id } })
    ctx.tell(`${paint.ok(marks.ok)} ${say(TEXTS.done, { name: visible(name) })}`)
    return true
  },
  exit: isRevoked => (isRevoked ? 'passed' : 'declined'),
})
