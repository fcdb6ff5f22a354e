import { isOverlap } from '@salvia/core/auth'
import type { Text } from '@salvia/core/i18n'
import { MACHINE_TOKEN_OVERLAP_HOURS, MACHINE_TOKEN_OVERLAP_MAX_DAYS } from '@salvia/core/limits'
import { defineCommand } from '../../command/define-command.ts'
import { errorOf } from '../../errors/cli-error.ts'
import { visible } from '../../output/escape.ts'
import { duration } from '../../output/quantities.ts'
import { ORG_OPTION } from '../../session/company.ts'
import { tellSecret } from '../auth/machine-token.ts'
import { companyTokens, findToken, TOKEN_ARGUMENT } from './company-tokens.ts'
import { tokensErrors } from './tokens.errors.ts'

const HOUR_MS = 3_600_000

const TEXTS = {
  ended: { sv: 'Den gamla gäller inte längre.', en: 'The old one is no longer valid.' },
  overlap: {
    sv: 'Den gamla fungerar i {time} till.',
    en: 'The old one works for another {time}.',
  },
} as const satisfies Record<string, Text>

export const tokensRotate = defineCommand({
  name: 'tokens rotate',
  summary: {
    sv: 'byt ut en maskinnyckel, och skriv ut den nya en gång',
    en: 'rotate a machine token, and print the new one once',
  },
  args: [TOKEN_ARGUMENT],
  options: {
    overlap: {
      kind: 'duration',
      value: 'time',
      summary: {
        sv: `hur länge den gamla fortsätter att fungera, 0h till ${MACHINE_TOKEN_OVERLAP_MAX_DAYS}d (annars ${MACHINE_TOKEN_OVERLAP_HOURS}h)`,
        en: `how long the old one keeps working, 0h to ${MACHINE_TOKEN_OVERLAP_MAX_DAYS}d (default: ${MACHINE_TOKEN_OVERLAP_HOURS}h)`,
      },
    },
    org: ORG_OPTION,
  },
  examples: [
    {
      command: 'salvia tokens rotate "Lönesystemet"',
      text: { sv: 'ett dygn att byta på sig', en: 'with a day to make the change' },
    },
    {
      command: 'salvia tokens rotate "Lönesystemet" --overlap 0h > token.txt',
      text: { sv: 'den gamla slutar gälla genast', en: 'the old one stops working at once' },
    },
  ],
  async run({ args: [word = ''], options }, ctx) {
    const overlapHours = hoursOf(options.overlap)
    const found = await companyTokens(options.org, ctx)
    const { session, company } = found
    const inUse = found.items.filter(({ replacedBy }) => replacedBy === null)
    const { id } = findToken(word, { ...found, items: inUse })
    const { clientNumber } = company
    const made = await session.client.machineTokens.rotate({
      params: { clientNumber, id },
      body: { overlapHours },
    })
    const { say } = ctx.err
    tellSecret(made, company, ctx, () => {
      const time = duration(overlapHours * HOUR_MS)
      ctx.tell(overlapHours === 0 ? say(TEXTS.ended) : say(TEXTS.overlap, { time: visible(time) }))
    })
  },
})

function hoursOf(overlap: number | undefined): number {
  const hours = overlap === undefined ? MACHINE_TOKEN_OVERLAP_HOURS : overlap / HOUR_MS
  if (!isOverlap(hours)) throw errorOf(tokensErrors.OVERLAP_WRONG, { days: MACHINE_TOKEN_OVERLAP_MAX_DAYS })
  return hours
}
