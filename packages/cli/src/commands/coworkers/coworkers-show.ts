import { type Coworker, type CoworkerDetails, coworkersList, EXPLANATION_TEXTS } from '@salvia/core/coworkers'
import type { Text } from '@salvia/core/i18n'
import { PAGE_SIZE } from '@salvia/core/limits'
import { readListQuery, searchRequest } from '@salvia/core/lists'
import { fullName } from '@salvia/core/primitives'
import type { Timeline } from '@salvia/core/timeline'
import type { Context } from '../../command/context.ts'
import { defineCommand } from '../../command/define-command.ts'
import { isEmployeeId } from '../../command/option-values.ts'
import { hiddenLines, SHOW_VALUES_OPTIONS } from '../../command/show-values.ts'
import { errorOf } from '../../errors/cli-error.ts'
import { visible } from '../../output/escape.ts'
import { count } from '../../output/quantities.ts'
import { chooseCompany, ORG_OPTION } from '../../session/company.ts'
import { openSession, type Session } from '../../session/session.ts'
import { coworkerLines, renderCoworker } from './coworker-view.ts'
import { coworkersErrors } from './coworkers.errors.ts'
import { maskCoworkerDetails, maskTimeline } from './mask-coworker.ts'
import { refuseNumber } from './no-number.ts'

const WHICH: Text = { sv: 'Vilken medarbetare?', en: 'Which employee?' }
/** So many can be chosen among. */
const CHOICES = 20

interface Shown {
  readonly coworker: CoworkerDetails
  readonly timeline: Timeline
  readonly isMasked: boolean
}

export const coworkersShow = defineCommand({
  name: 'coworkers show',
  summary: {
    sv: 'visa en medarbetare: uppgifter, beställare och händelser',
    en: 'show an employee: details, order managers and events',
  },
  args: [
    {
      name: 'employee',
      summary: {
        sv: 'medarbetarens id, som salvia coworkers list visar det i ett rör',
        en: 'the id of the employee, as salvia coworkers list shows it in a pipe',
      },
      required: false,
      many: false,
    },
  ],
  options: {
    search: {
      kind: 'text',
      value: 'text',
      summary: { sv: 'sök på namn i stället för id', en: 'search for a name instead of an id' },
    },
    ...SHOW_VALUES_OPTIONS,
    org: ORG_OPTION,
  },
  examples: [
    {
      command: 'salvia coworkers show --search "åsa berg" --show-values',
      text: { sv: 'den som heter så, med namn och tjänst', en: 'who has that name, with names and services' },
    },
    {
      command: 'salvia coworkers show kQ3bVtX0mSx2nJ5rQy7LwHc8uZ1dGf4pTe6aKo9iBvM -f json',
      text: { sv: 'en medarbetare för ett program', en: 'an employee for a program' },
    },
  ],
  async run({ args: [id], options: { search, org, showValues } }, ctx): Promise<Shown> {
    if ((id === undefined) === (search === undefined)) throw errorOf(coworkersErrors.COWORKER_NOT_NAMED)
    if (search !== undefined) refuseNumber(search)
    if (id !== undefined) checkId(id)
    const session = await openSession(ctx)
    const { clientNumber } = await chooseCompany(session, org, ctx)
    const employeePid = id ?? (await searched(session, clientNumber, search ?? '', ctx))
    const pid = session.profile.pidHash ?? ''
    const params = { pid, clientNumber, context: 'all', employeePid } as const
    const coworker = await session.client.coworkers.get({ params })
    const timeline = await session.client.timeline.get({ params: { clientNumber, id: employeePid } })
    return {
      coworker: showValues ? coworker : maskCoworkerDetails(coworker),
      timeline: showValues ? timeline : maskTimeline(timeline),
      isMasked: !showValues,
    }
  },
  view: {
    pretty: ({ coworker, timeline, isMasked }, screen) =>
      [
        renderCoworker(coworker, timeline, EXPLANATION_TEXTS['no-role'], screen),
        ...(isMasked ? ['', ...hiddenLines(screen)] : []),
      ].join('\n'),
    concise: ({ coworker, timeline }, locale) => coworkerLines(coworker, timeline, locale),
    json: ({ coworker, timeline }) => ({ ...coworker, timeline }),
  },
})

/** The error does not repeat the word, which may be an identity number. */
function checkId(id: string): void {
  if (isEmployeeId(id)) return
  refuseNumber(id)
  throw errorOf(coworkersErrors.COWORKER_ID_WRONG)
}

/** The id of the only employee whom a search finds, or of the one whom the user chooses among them. */
async function searched(session: Session, clientNumber: string, q: string, ctx: Context): Promise<string> {
  const query = { ...readListQuery(coworkersList, { q }), pageSize: PAGE_SIZE }
  const { input } = searchRequest(coworkersList, query, { clientNumber })
  const { items, total } = await session.client.coworkers.search(input as never)
  const [first, ...others] = items as readonly Coworker[]
  if (!first) throw errorOf(coworkersErrors.COWORKER_SEARCH_NONE)
  if (others.length === 0) return first.pidHash
  if (!ctx.prompt.possible || total > CHOICES)
    throw errorOf(coworkersErrors.COWORKER_SEARCH_MANY, { count: count(total, ctx.err.locale) })
  const choices = [first, ...others].map(employee => ({
    key: null,
    label: visible(`${fullName(employee)}, ${employee.unit.path.join(' / ')}`),
    value: employee.pidHash,
    closed: null,
  }))
  return ctx.prompt.choose(ctx.err.say(WHICH), choices, 'ID')
}
