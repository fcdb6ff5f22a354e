import { text } from 'node:stream/consumers'
import { COWORKER_CONTEXTS, type Explanation } from '@salvia/core/coworkers'
import type { Text } from '@salvia/core/i18n'
import { SEARCH_MAX_CHARACTERS } from '@salvia/core/limits'
import type { Context } from '../../command/context.ts'
import { defineCommand } from '../../command/define-command.ts'
import { hiddenLines, SHOW_VALUES_OPTIONS } from '../../command/show-values.ts'
import { errorOf } from '../../errors/cli-error.ts'
import { listsErrors } from '../../lists/lists.errors.ts'
import { maskName } from '../../output/masks.ts'
import { chooseCompany, ORG_OPTION } from '../../session/company.ts'
import { openSession } from '../../session/session.ts'
import { coworkersErrors } from './coworkers.errors.ts'
import { explanationLine, renderExplanation } from './explanation-view.ts'
import { refuseNumber } from './no-number.ts'

const WHO: Text = { sv: 'Namn eller personnummer:', en: 'Name or identity number:' }
/** The argument that stands for standard input. */
const INPUT = '-'

interface Explained {
  readonly explanation: Explanation
  readonly isMasked: boolean
}

export const coworkersWhy = defineCommand({
  name: 'coworkers why',
  summary: {
    sv: 'ta reda på varför en medarbetare inte finns i listan',
    en: 'find out why an employee is not in the list',
  },
  args: [
    {
      name: 'name',
      summary: {
        sv: 'namnet, eller - för standard in; utan det frågar kommandot, också efter personnummer',
        en: 'the name, or - for standard input; without it the command asks, also for an identity number',
      },
      required: false,
      many: false,
    },
  ],
  options: {
    context: {
      kind: 'choice',
      choices: COWORKER_CONTEXTS,
      summary: {
        sv: 'filtret där du saknar personen (annars orderable)',
        en: 'the filter where you miss the person (default: orderable)',
      },
    },
    ...SHOW_VALUES_OPTIONS,
    org: ORG_OPTION,
  },
  examples: [
    {
      command: 'salvia coworkers why "åsa berg" --show-values',
      text: { sv: 'varför du inte kan beställa för Åsa Berg', en: 'why you cannot order for Åsa Berg' },
    },
    {
      command: 'salvia coworkers why - --context managed < nummer.txt',
      text: {
        sv: 'för ett personnummer, som inte hamnar i historiken',
        en: 'for an identity number, which the history does not keep',
      },
    },
  ],
  async run({ args: [name], options: { context = 'orderable', org, showValues } }, ctx): Promise<Explained> {
    if (name !== undefined) refuseNumber(name)
    const q = await askedName(name, ctx)
    const session = await openSession(ctx)
    const { clientNumber } = await chooseCompany(session, org, ctx)
    const explanation = await session.client.coworkers.explain({
      params: { clientNumber },
      body: { q, context },
    })
    return { explanation: showValues ? explanation : masked(explanation), isMasked: !showValues }
  },
  view: {
    pretty: ({ explanation, isMasked }, screen) =>
      [
        renderExplanation(explanation, screen),
        ...(isMasked && explanation.people.length > 0 ? ['', ...hiddenLines(screen)] : []),
      ].join('\n'),
    concise: ({ explanation }) => explanation.people.map(explanationLine).join('\n'),
    json: ({ explanation }) => explanation,
  },
})

/** Whom to look for: the argument, the first line of standard input, or what the user answers. */
async function askedName(name: string | undefined, ctx: Context): Promise<string> {
  const given =
    name === INPUT
      ? ((await text(ctx.stdin)).trim().split('\n')[0] ?? '')
      : (name ?? (await ctx.prompt.ask(ctx.err.say(WHO), INPUT)))
  const q = given.trim()
  if (q.length > SEARCH_MAX_CHARACTERS)
    throw errorOf(listsErrors.SEARCH_TOO_LONG, { max: SEARCH_MAX_CHARACTERS })
  if (q === '') throw errorOf(coworkersErrors.NAME_EMPTY)
  return q
}

function masked({ people, hasMore }: Explanation): Explanation {
  return {
    hasMore,
    people: people.map(person => ({
      ...person,
      ...{ firstName: maskName(person.firstName), lastName: maskName(person.lastName) },
    })),
  }
}
