import { defineCommand } from '../../command/define-command.ts'
import { visible } from '../../output/escape.ts'
import { twoColumns } from '../../output/wrap.ts'
import { chooseCompany, ORG_OPTION } from '../../session/company.ts'
import { openSession } from '../../session/session.ts'

const COMMAND = 'salvia sample-topic sample-verb'

export const sampleTopicSampleVerb = defineCommand({
  name: 'sample-topic sample-verb',
  summary: { sv: 'visa din enhet', en: 'show your unit' },
  args: [],
  options: { org: ORG_OPTION },
  examples: [
    { command: COMMAND, text: { sv: 'i den valda organisationen', en: 'in the chosen organisation' } },
    { command: `${COMMAND} -f json`, text: { sv: 'till ett program', en: 'for a program' } },
  ],
  async run({ options }, ctx) {
    const session = await openSession(ctx)
    const { clientNumber, subOrgName } = await chooseCompany(session, options.org, ctx)
    const { unit } = await session.client.profile.getForCompany({ params: { clientNumber } })
    return { clientNumber, name: subOrgName, unit: unit?.path ?? [] }
  },
  view: {
    pretty: ({ name, unit }, { say, paint, width }) =>
      [
        paint.strong(visible(name)),
        ...twoColumns([[say({ sv: 'Enhet', en: 'Unit' }), visible(unit.join(' / '))]], width),
      ].join('\n'),
    concise: ({ clientNumber, unit }) => `${clientNumber} ${visible(unit.join(' / '))}`,
    json: result => result,
  },
})
