import type { CommandName } from '../../program/registry.ts'

/** Leaves of one kind that may be shown without `--show-values`. */
interface Allowed {
  readonly why: string
  /** `[]` is any place in a list, and a `*` at the end anything below. */
  readonly paths: readonly string[]
}

/** Names of fields, each below the same place. @example below('items[]', 'id number') // ['items[].id', 'items[].number'] */
function below(place: string, fields: string): string[] {
  return fields.split(' ').map(field => (place === '' ? field : `${place}.${field}`))
}

const PAGE: Allowed = {
  why: 'How much a list holds, and which part of it this is.',
  paths: below(
    '',
    'counts.* page pageSize total isEmpty isLimited hasMore until period.from period.to unavailable[]',
  ),
}

/** A finding, but not `value`, `firstValue` and `suggestion`. */
const finding = (place: string): Allowed => ({
  why: 'Which check found something where. The sentence is made of these and of what the masked values are.',
  paths: below(
    place,
    'id code severity row column columnIndex detail reason message count limit firstRow line incident path[]',
  ),
})

const report = (place: string): readonly Allowed[] => {
  const inside = (fields: string) => below(place, fields)
  return [
    finding(place === '' ? 'findings[]' : `${place}.findings[]`),
    {
      why: 'About the file as a whole. Its name has lost what looks like an identity number.',
      paths: inside(
        'schemaVersion file.* template.id template.version outcome rows counts.* coverage.* truncated',
      ),
    },
  ]
}

const upload = (place: string): Allowed => ({
  why: 'Which file was sent when, and how far it has come.',
  paths: below(
    place,
    'id number clientNumber name bytes sha256 format source status extensiveChanges uploadedAt finishedAt rows errors warnings feedbackDeadline answers.id answers.number',
  ),
})

/** `comment`, questions and reasons, in which numbers and addresses are masked: see `mask-upload.test.ts`. */
const written = (paths: readonly string[]): Allowed => ({
  why: 'Written about a file, and says what a job has to do.',
  paths,
})

const attachments = (place: string): Allowed => ({
  why: 'An attached file without its name.',
  paths: below(place, 'id bytes type state attachedAt links[].rel links[].href'),
})

const guide = (place: string): Allowed => ({
  why: 'Printed in the manual: invented employees, and published test numbers.',
  paths: below(
    place,
    'code scope severities[] spec heading why accepted fix passes[].* found[].* related[] detail title',
  ),
})

const feedErrors: Allowed = {
  why: 'About lines of the provider’s feed, which are about clinics and services.',
  paths: [
    ...below('', 'kind lines wrong batches put deleted stale refused files'),
    ...below('errors[]', 'line id path code'),
  ],
}

const BOOKING = 'id startsAt endsAt visitType address status latestCancellation mayChange employee.pidHash'

/** An entry of medical check-ups, but not its check, which tells what somebody works with. */
const certificate = (place: string): Allowed => ({
  why: 'What is valid when, of the id of whom, without the check and to what it is limited, and what may be done with it.',
  paths: [
    ...below(place, 'id type source status start end issued suggested.date suggested.by'),
    ...below(place, 'orderSent.id orderSent.at timeSent.id timeSent.startsAt notIssuedOn isMailOn'),
    ...below(place, 'seesEmployee mayChange mayOrder isRemovable download links[].rel links[].href'),
    ...below(place, 'employee.pidHash employee.unit.id employee.unit.path[]'),
  ],
})
const CERTIFICATE = certificate('items[]')

const UNITS: Allowed = {
  why: 'The units of a company, by which a list can be narrowed.',
  paths: below('units[]', 'id path[]'),
}
const WITHDRAWN: Allowed = {
  why: 'When a certificate lost its validity and how, of the id of whom, without the check.',
  paths: [
    'withdrawn.total',
    ...below(
      'withdrawn.items[]',
      'id reason at seesEmployee employee.pidHash employee.unit.id employee.unit.path[]',
    ),
  ],
}
const JOURNAL: Allowed = { why: 'When the provider’s journal was last heard.', paths: ['heardAt'] }

/** What each command may show of people before that is asked for: all other leaves must be masked. */
const ALLOWED_LEAVES: Readonly<Partial<Record<CommandName, readonly Allowed[]>>> = {
  validate: report(''),
  explain: [guide(''), guide('checks[]'), finding('finding')],
  upload: [
    {
      why: 'What the command did.',
      paths: below('', 'schemaVersion sent dryRun case status existing deadline leftOut counts.*'),
    },
    finding('findings[]'),
    upload('upload'),
    written(below('', 'reason.code reason.text question upload.comment')),
  ],
  status: [
    upload(''),
    upload('items[]'),
    ...report('report'),
    {
      why: 'When the case went where, its place in the queue, and which rows are not imported.',
      paths: [
        ...below('history[]', 'at event from to'),
        ...below('', 'leftOut queue.* withheld[].row withheld[].column links[].rel links[].href'),
        ...below('leftOutRows[]', 'row column code'),
      ],
    },
    attachments('history[].attachments[]'),
    written(below('', 'comment items[].comment history[].text reason.code reason.text question')),
  ],
  access: [
    {
      why: 'What somebody may do, whose address the user wrote: units, roles, numbers of employees.',
      paths: [
        ...below('', 'id unitPath[] mayUsePortal isPlaced counts.*'),
        ...below('roles[]', 'role unitPath[] recursive source.kind source.importedAt'),
        ...below('featuresClosed[]', 'feature lacks'),
      ],
    },
    {
      why: 'An employee by id and unit, and what may be ordered.',
      paths: below('employees.items[]', 'id pidHash unit.id unit.path[] mayOrder excludedBy through[]'),
    },
    { why: PAGE.why, paths: PAGE.paths.map(path => `employees.${path}`) },
  ],
  'bookings list': [
    PAGE,
    { why: 'A time and a place, and the id of the employee.', paths: below('items[]', BOOKING) },
  ],
  'bookings show': [
    { why: 'A time and a place, and the id of the employee.', paths: below('', BOOKING) },
    {
      why: 'The terms, what was changed when, and where to call. Relations without names.',
      paths: [
        ...below('', 'version clinicPhone policy.* order.id order.number employee.unit[]'),
        ...below('cancellation', 'source at isCharged'),
        ...below('unconfirmed', 'state change at'),
        ...below('feedback', 'recipients[].id recipients[].role sent[].sentAt'),
      ],
    },
  ],
  'certificates list': [PAGE, JOURNAL, WITHDRAWN, UNITS, CERTIFICATE],
  'certificates show': [certificate('')],
  'certificates expiring': [
    PAGE,
    JOURNAL,
    CERTIFICATE,
    { why: 'Why it stands here.', paths: ['items[].urgency'] },
  ],
  'coworkers list': [
    PAGE,
    {
      why: 'An employee by id and unit, and what may be ordered.',
      paths: below('items[]', 'id pidHash unit.id unit.path[] mayOrder excludedBy'),
    },
  ],
  'coworkers show': [
    {
      why: 'An employee by id and units, and what may be ordered, by whom without names.',
      paths: [
        ...below('', 'id pidHash unit.id unit.path[] mayOrder inUnitSince contexts[]'),
        ...below('orderManagers[]', 'role unitPath[]'),
        ...below('earlierUnits[]', 'path[] from to'),
      ],
    },
    {
      why: 'That there is something at a time. Its texts are the same for all, with places for what is masked.',
      paths: [
        ...below('timeline', 'hasMore unavailable[]'),
        ...below('timeline.items[]', 'feature kind objectId at state heading.* detail.* facts.end'),
      ],
    },
  ],
  'coworkers why': [
    {
      why: 'An employee by id and unit, and why the user sees them or not.',
      paths: [
        'hasMore',
        ...below('people[]', 'pidHash unitPath[] reason.kind reason.contexts[] reason.rule'),
      ],
    },
  ],
  deadlines: [
    PAGE,
    {
      why: 'What ends when. Its texts are the same for all, filled in with the facts: numbers of cases and orders, names of files and tokens, times.',
      paths: [
        ...below('items[]', 'feature kind at objectId heading.* detail.* consequence.*'),
        ...below('items[].facts', 'number name start'),
      ],
    },
  ],
  'feed check': [feedErrors],
  'feed send': [feedErrors, { why: 'Why it ended.', paths: below('failed', 'code text line') }],
  'feed status': [
    {
      why: 'How much the provider has sent.',
      paths: below('[]', 'kind objects latestVersion lastBatch.* lastRefused.*'),
    },
  ],
  'feed reconcile': [
    feedErrors,
    {
      why: 'Clinics and services that differ.',
      paths: ['counts.*', ...['missing', 'stale', 'newer', 'unknown'].map(sort => `${sort}[].*`)],
    },
  ],
  'feed changes': [
    {
      why: 'Which order was changed, and how far it has come.',
      paths: [
        ...below('[]', 'number id op clientNumber'),
        ...below('[].order', 'number clientNumber kind status'),
      ],
    },
  ],
  'orders list': [
    PAGE,
    {
      why: 'Which order, how far it has come, for which units or the id of whom.',
      paths: below(
        'items[]',
        'id number createdAt status ending kind employee.pidHash units[][] unitCount latestEventAt unread awaitsAnswer access',
      ),
    },
  ],
  'orders show': [
    {
      why: 'Which order, how far it has come, for which units or the id of whom.',
      paths: [
        ...below('', 'id number createdAt status ending kind employee.pidHash units[].id units[].path[]'),
        ...below('', 'access expectedAnswer awaitsAnswer isOwn mayWithdraw mayOrderAgain'),
        ...below('steps[]', 'event at'),
        ...below('bookings[]', 'id startsAt endsAt status'),
      ],
    },
    {
      why: 'Where the visits are to be and how many, and how they are paid.',
      paths: [
        ...below('contents', 'visitsPerEmployee individualVisits purchaseOrderNumber'),
        ...below('contents.place', 'city clinic.id clinic.name'),
        ...below('contents.place.partner', 'companyName street postalCode postalTown desiredCity'),
      ],
    },
    {
      why: 'That something was written when, by which side, and until when it can be answered.',
      paths: [
        ...below('conversation', 'unread reply.*'),
        ...below('conversation.messages[]', 'id number party isOwn isNew asksForAnswer at'),
      ],
    },
    attachments('attachments[]'),
    attachments('conversation.messages[].attachments[]'),
  ],
  'statistics units': [
    {
      why: 'Units, months and graphs that can be asked about.',
      paths: [
        ...below('units[]', 'id name path[] parentId mayBeRecursive hasEnded'),
        ...below('', 'months.from months.to countedUntil years[] graphs[] hasCounts'),
      ],
    },
  ],
  'statistics export': [
    {
      why: 'How many visits and people, never who: the service tells of no small groups.',
      paths: [
        ...below('', 'company.name company.clientNumber unit.* recursive countedUntil madeAt'),
        ...below('', 'period.from period.to graphs[].*'),
      ],
    },
  ],
  whoami: [
    {
      why: 'Who the user is: the command is for that alone, and tells of nobody else.',
      paths: [
        ...below('', 'kind name email api environment expiresAt'),
        ...below('companies[]', 'clientNumber name selectable'),
      ],
    },
  ],
  'tokens list': [
    {
      why: 'A program’s token, by the name that HR gave it.',
      paths: below('[]', 'id name clientNumber grants[] createdAt expiresAt lastUsedAt replacedBy'),
    },
  ],
  'org list': [{ why: 'Companies.', paths: below('[]', 'clientNumber name selectable chosen') }],
  'config list': [{ why: 'Settings of the program.', paths: below('', 'settings.* profiles[] unapproved') }],
  'config get': [{ why: 'A setting of the program.', paths: below('', 'name value source.*') }],
  'config path': [{ why: 'Files of settings.', paths: below('[]', 'name path exists') }],
  doctor: [{ why: 'About the machine and the sign-in.', paths: below('', 'passed checks[].*') }],
}

/** Whether a command may show the leaf at a path before values are asked for. */
export function isAllowed(name: CommandName, path: string): boolean {
  const paths = (ALLOWED_LEAVES[name] ?? []).flatMap(allowed => allowed.paths)
  return paths.some(one => (one.endsWith('*') ? path.startsWith(one.slice(0, -1)) : one === path))
}
