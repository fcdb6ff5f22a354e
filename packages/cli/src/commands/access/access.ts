import {
  type PreviewedPerson,
  previewedEmployeesContract,
  previewedEmployeesList,
} from '@salvia/core/access-preview'
import { COWORKER_CONTEXTS } from '@salvia/core/coworkers'
import { PAGE_MAX } from '@salvia/core/limits'
import { type PageOf, readListQuery } from '@salvia/core/lists'
import { defineCommand } from '../../command/define-command.ts'
import { hiddenLines, SHOW_VALUES_OPTIONS } from '../../command/show-values.ts'
import { errorOf } from '../../errors/cli-error.ts'
import { askAllPages, askPage } from '../../lists/ask-list.ts'
import { maskEmail, maskName, orNull } from '../../output/masks.ts'
import { chooseCompany, ORG_OPTION } from '../../session/company.ts'
import { openSession } from '../../session/session.ts'
import { accessErrors } from './access.errors.ts'
import { employeeLine, personLines, renderEmployees, renderPerson } from './access-view.ts'

type EmployeePage = PageOf<typeof previewedEmployeesList>

interface Previewed {
  readonly person: PreviewedPerson
  /** Null if they were not asked for. */
  readonly employees: EmployeePage | null
  readonly isMasked: boolean
}

export const access = defineCommand({
  name: 'access',
  summary: {
    sv: 'visa vad en annan person får se och beställa (för HR)',
    en: 'show what another person may see and order (for HR)',
  },
  args: [],
  options: {
    as: {
      kind: 'text',
      value: 'email',
      summary: { sv: 'personens e-postadress', en: 'the email address of the person' },
    },
    employees: {
      kind: 'flag',
      summary: { sv: 'visa medarbetarna som personen ser', en: 'show the employees that the person sees' },
    },
    context: {
      kind: 'choice',
      choices: COWORKER_CONTEXTS,
      summary: {
        sv: 'bara medarbetarna under ett filter (annars alla)',
        en: 'only the employees under a filter (default: all)',
      },
    },
    page: {
      kind: 'count',
      value: 'number',
      range: { from: 1, to: PAGE_MAX },
      summary: { sv: 'vilken sida av medarbetarna', en: 'which page of the employees' },
    },
    all: { kind: 'flag', summary: { sv: 'alla sidor', en: 'all pages' } },
    ...SHOW_VALUES_OPTIONS,
    org: ORG_OPTION,
  },
  examples: [
    {
      command: 'salvia access --as chef@demo.example',
      text: {
        sv: 'roller, varifrån de kommer, och hur många som syns',
        en: 'roles, where they come from, and counts',
      },
    },
    {
      command: 'salvia access --as chef@demo.example --employees --context excluded --show-values',
      text: { sv: 'vilka medarbetare reglerna stänger', en: 'which employees the rules shut' },
    },
  ],
  async run(
    { options: { as: email, employees, context, page, all, org, showValues } },
    ctx,
  ): Promise<Previewed> {
    if (email === undefined) throw errorOf(accessErrors.PERSON_NOT_NAMED)
    const session = await openSession(ctx)
    const { clientNumber } = await chooseCompany(session, org, ctx)
    const person = await session.client.accessPreview.find({ params: { clientNumber }, body: { email } })
    const asksEmployees = employees || context !== undefined || page !== undefined || all
    const words = { context, page: page === undefined ? undefined : String(page) }
    const source = {
      ...{ list: previewedEmployeesList, calls: previewedEmployeesContract },
      ...{ params: { clientNumber, id: person.id }, keyOf: ({ id }: EmployeePage['items'][number]) => id },
    }
    const query = readListQuery(previewedEmployeesList, words)
    const found = asksEmployees ? await (all ? askAllPages : askPage)(session, source, query) : null
    return {
      person: showValues ? person : maskPerson(person),
      employees: found && !showValues ? { ...found, items: found.items.map(maskEmployee) } : found,
      isMasked: !showValues,
    }
  },
  view: {
    pretty: ({ person, employees, isMasked }, screen) =>
      [
        renderPerson(person, screen),
        ...(employees ? ['', renderEmployees(employees, screen)] : []),
        ...(isMasked ? ['', ...hiddenLines(screen)] : []),
      ].join('\n'),
    concise: ({ person, employees }) =>
      employees ? employees.items.map(employeeLine).join('\n') : personLines(person),
    json: ({ person, employees }) => ({ ...person, ...(employees && { employees }) }),
  },
})

function maskPerson(person: PreviewedPerson): PreviewedPerson {
  return { ...person, name: maskName(person.name), email: orNull(maskEmail, person.email) }
}

function maskEmployee(item: EmployeePage['items'][number]): EmployeePage['items'][number] {
  const name = { firstName: maskName(item.firstName), lastName: maskName(item.lastName) }
  return { ...item, ...name, protectedIdentity: false }
}
