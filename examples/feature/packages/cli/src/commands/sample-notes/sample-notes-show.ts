import { shownMatterStatus } from '@salvia/core/matters'
import { defineCommand } from '../../command/define-command.ts'
import { visible } from '../../output/escape.ts'
import { twoColumns } from '../../output/wrap.ts'
import { chooseCompany, ORG_OPTION } from '../../session/company.ts'
import { openSession } from '../../session/session.ts'
import { sampleNoteLine } from './sample-notes-list.ts'

const ID = { sv: 'id, som listan visar det', en: 'the id, as the list shows it' }
const EXAMPLE = 'salvia sample-notes show 0f1f9b1e-55b8-4d6e-8f5e-0d0c6f6d5a11'

export const sampleNotesShow = defineCommand({
  name: 'sample-notes show',
  summary: { sv: 'visa en exempelanteckning', en: 'show a sample note' },
  args: [{ name: 'id', summary: ID, required: true, many: false }],
  options: { org: ORG_OPTION },
  examples: [
    { command: EXAMPLE, text: { sv: 'allt om den', en: 'everything about it' } },
    { command: `${EXAMPLE} -f json`, text: { sv: 'till ett program', en: 'for a program' } },
  ],
  async run({ args: [id = ''], options }, ctx) {
    const session = await openSession(ctx)
    const { clientNumber } = await chooseCompany(session, options.org, ctx)
    return session.client.sampleNotes.get({ params: { clientNumber, id } })
  },
  view: {
    pretty: ({ title, number, status, ending, promisedOn, text }, { say, paint, width }) => {
      const facts: [string, string][] = [
        [say({ sv: 'Nummer', en: 'Number' }), number],
        [say({ sv: 'Status', en: 'Status' }), say(shownMatterStatus(status, ending).text)],
        [say({ sv: 'Svar senast', en: 'Answer by' }), promisedOn ?? '–'],
      ]
      return [paint.strong(visible(title)), ...twoColumns(facts, width), '', visible(text)].join('\n')
    },
    concise: found => sampleNoteLine(found),
    json: result => result,
  },
})
