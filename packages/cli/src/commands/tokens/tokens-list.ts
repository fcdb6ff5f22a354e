import type { MachineToken } from '@salvia/core/auth'
import { type Instant, instantFromMillis } from '@salvia/core/primitives'
import { defineCommand } from '../../command/define-command.ts'
import { hiddenLines, SHOW_VALUES_OPTIONS } from '../../command/show-values.ts'
import { maskName } from '../../output/masks.ts'
import { ORG_OPTION } from '../../session/company.ts'
import { companyTokens } from './company-tokens.ts'
import { renderTokens, tokenLine } from './token-rows.ts'

interface Listed {
  readonly items: readonly MachineToken[]
  readonly org: string
  readonly now: Instant
  readonly isMasked: boolean
}

export const tokensList = defineCommand({
  name: 'tokens list',
  summary: { sv: 'visa organisationens maskinnycklar', en: 'show the machine tokens of the organisation' },
  args: [],
  options: { ...SHOW_VALUES_OPTIONS, org: ORG_OPTION },
  examples: [
    {
      command: 'salvia tokens list --show-values',
      text: {
        sv: 'vad de får användas till, vem som skapat dem och när de går ut',
        en: 'what they may be used for, who created them and when they expire',
      },
    },
    { command: 'salvia tokens list -f json', text: { sv: 'till ett program', en: 'for a program' } },
  ],
  async run({ options: { org: wanted, showValues } }, ctx): Promise<Listed> {
    const { items, org } = await companyTokens(wanted, ctx)
    const shown = showValues ? items : items.map(maskToken)
    return { items: shown, org, isMasked: !showValues, now: instantFromMillis(ctx.now().getTime()) }
  },
  view: {
    pretty: (listed, screen) =>
      [
        renderTokens(listed, screen),
        ...(listed.isMasked && listed.items.length > 0 ? ['', ...hiddenLines(screen)] : []),
      ].join('\n'),
    concise: ({ items, now }) => items.map(token => tokenLine(token, now)).join('\n'),
    json: ({ items }) => items,
  },
})

/** A token that does not tell who made it. */
function maskToken(token: MachineToken): MachineToken {
  return { ...token, createdBy: maskName(token.createdBy) }
}
