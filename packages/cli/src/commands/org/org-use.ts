import { defineCommand } from '../../command/define-command.ts'
import { openSession } from '../../session/session.ts'
import { useCompany } from '../../session/use-company.ts'
import { SETTINGS } from '../../settings/declarations.ts'

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
    await useCompany(await openSession(ctx), number, ctx, 'salvia org use')
  },
})
