import type { PreviewedPerson, previewedEmployeesList } from '@salvia/core/access-preview'
import { COWORKER_CONTEXTS, EXCLUSION_RULE_NAMES } from '@salvia/core/coworkers'
import { FEATURES, featureOfKey } from '@salvia/core/features'
import type { Locale, Text } from '@salvia/core/i18n'
import type { PageOf } from '@salvia/core/lists'
import { fullName } from '@salvia/core/primitives'
import { UNIT_ROLE_NAMES } from '@salvia/core/profile'
import { pagesOf } from '../../lists/list-rows.ts'
import { visible } from '../../output/escape.ts'
import { count, date } from '../../output/quantities.ts'
import type { Screen } from '../../output/screen.ts'
import { spread, twoColumns, wrap } from '../../output/wrap.ts'

const TEXTS = {
  maySignIn: { sv: 'Kan logga in', en: 'Can sign in' },
  mayNotSignIn: { sv: 'Kan inte logga in som det är nu', en: 'Cannot sign in as things are' },
  unplaced: {
    sv: 'Vi vet inte vilken medarbetare personen är. Därför ser personen inga medarbetare.',
    en: 'It is not known which employee the person is. So the person sees no employees.',
  },
  email: { sv: 'E-post', en: 'Email' },
  unit: { sv: 'Enhet', en: 'Unit' },
  role: { sv: 'Roll', en: 'Role' },
  noRole: {
    sv: 'Inga roller. Personen ser bara medarbetare som hen är närmaste chef för.',
    en: 'No roles. The person only sees employees whose immediate manager they are.',
  },
  whole: { sv: 'hela organisationen', en: 'the whole organisation' },
  below: { sv: '{unit} och enheterna under', en: '{unit} and the units below' },
  file: { sv: 'personalfilen, inläst {date}', en: 'the personnel file, imported {date}' },
  fileNever: { sv: 'personalfilen', en: 'the personnel file' },
  provider: { sv: 'företagshälsan', en: 'the occupational health provider' },
  from: { sv: 'från {source}', en: 'from {source}' },
  closed: { sv: 'Stängt', en: 'Closed' },
  agreement: { sv: '{feature} (saknas i avtalet)', en: '{feature} (not in the agreement)' },
  permission: { sv: '{feature} (saknar behörighet)', en: '{feature} (no permission)' },
  grant: { sv: '{feature}', en: '{feature}' },
  role_: { sv: 'roll', en: 'role' },
  manager: { sv: 'närmaste chef', en: 'immediate manager' },
  mayOrder: { sv: 'får beställa', en: 'may order' },
  mayNotOrder: { sv: 'får inte beställa', en: 'may not order' },
  page: {
    sv: '{count} medarbetare, sida {page} av {pages}',
    en: '{count} employees, page {page} of {pages}',
  },
  none: { sv: 'Inga medarbetare här.', en: 'No employees here.' },
} as const satisfies Record<string, Text>

const COUNTS: Readonly<Record<(typeof COWORKER_CONTEXTS)[number], Text>> = {
  all: { sv: 'Ser', en: 'Sees' },
  managed: { sv: 'Är chef för', en: 'Manages' },
  orderable: { sv: 'Kan beställa för', en: 'Can order for' },
  'unit-orderer': { sv: 'I sina enheter', en: 'In their units' },
  excluded: { sv: 'Undantagna', en: 'Excluded' },
}

/** What one person sees and may do, for people. */
export function renderPerson(person: PreviewedPerson, screen: Screen): string {
  const { say, paint, width } = screen
  const may = say(person.mayUsePortal ? TEXTS.maySignIn : TEXTS.mayNotSignIn)
  return [
    ...spread(paint.strong(visible(person.name)), may, width),
    ...twoColumns(factsOf(person, screen), width),
    ...(person.roles.length === 0 ? ['', ...wrap(say(TEXTS.noRole), width)] : []),
    ...(person.isPlaced ? [] : ['', ...wrap(say(TEXTS.unplaced), width)]),
  ].join('\n')
}

function factsOf(person: PreviewedPerson, { say, locale }: Screen): [string, string][] {
  const { email, unitPath, roles, counts, featuresClosed } = person
  const facts: readonly (readonly [string, string | null])[] = [
    [say(TEXTS.email), email],
    [say(TEXTS.unit), unitPath && (unitPath.join(' / ') || say(TEXTS.whole))],
    ...roles.map((role, index) => [index === 0 ? say(TEXTS.role) : '', roleText(role, locale)] as const),
    ...COWORKER_CONTEXTS.map(context => [say(COUNTS[context]), count(counts[context], locale)] as const),
    ...featuresClosed.map(
      (closed, index) => [index === 0 ? say(TEXTS.closed) : '', closedText(closed, locale)] as const,
    ),
  ]
  return facts.flatMap(([label, value]): [string, string][] => (value ? [[label, visible(value)]] : []))
}

function roleText(
  { role, unitPath, recursive, source }: PreviewedPerson['roles'][number],
  locale: Locale,
): string {
  const unit = unitPath.join(' / ') || TEXTS.whole[locale]
  const place = recursive && unitPath.length > 0 ? TEXTS.below[locale].replace('{unit}', unit) : unit
  return [
    UNIT_ROLE_NAMES[role][locale],
    place,
    TEXTS.from[locale].replace('{source}', sourceText(source, locale)),
  ].join(', ')
}

function sourceText(source: PreviewedPerson['roles'][number]['source'], locale: Locale): string {
  if (source.kind === 'provider') return TEXTS.provider[locale]
  if (source.importedAt === null) return TEXTS.fileNever[locale]
  return TEXTS.file[locale].replace('{date}', date(source.importedAt))
}

function closedText({ feature, lacks }: PreviewedPerson['featuresClosed'][number], locale: Locale): string {
  const known = featureOfKey(feature)
  return TEXTS[lacks][locale].replace('{feature}', known ? FEATURES[known].name[locale] : feature)
}

type EmployeePage = PageOf<typeof previewedEmployeesList>

/** The employees as the person sees them, for people. */
export function renderEmployees(page: EmployeePage, screen: Screen): string {
  const { say, paint, width, locale } = screen
  if (page.total === 0) return say(TEXTS.none)
  const rows = page.items.flatMap(item => {
    const through = item.through.map(way => say(way === 'role' ? TEXTS.role_ : TEXTS.manager)).join(', ')
    const verdict = item.excludedBy
      ? EXCLUSION_RULE_NAMES[item.excludedBy][locale]
      : say(item.mayOrder ? TEXTS.mayOrder : TEXTS.mayNotOrder)
    return [
      ...spread(paint.strong(visible(fullName(item))), verdict, width),
      ...wrap(`${visible(item.unit.path.join(' / '))} (${through})`, width - 2).map(line => `  ${line}`),
    ]
  })
  const place = { count: count(page.total, locale), page: page.page, pages: Math.max(1, pagesOf(page)) }
  return [...rows, '', say(TEXTS.page, place)].join('\n')
}

/** One employee on one line, for scripts. @example 'kQ3b… ordering role Berg, Åsa, Ekonomi / Lön' */
export function employeeLine(item: EmployeePage['items'][number]): string {
  const verdict = item.excludedBy ?? (item.mayOrder ? 'allowed' : 'no-role')
  const name = visible(`${item.lastName}, ${item.firstName}, ${item.unit.path.join(' / ')}`)
  return `${item.pidHash} ${verdict} ${item.through.join(',')} ${name}`
}

/** The person on lines for scripts: who it is, each role, and each count. */
export function personLines(person: PreviewedPerson): string {
  const { id, name, mayUsePortal, roles, counts } = person
  return [
    `${id} ${mayUsePortal ? 'can-sign-in' : 'cannot-sign-in'} ${visible(name)}`,
    ...roles.map(({ role, unitPath, recursive, source }) =>
      [`role ${role}`, recursive ? 'recursive' : 'unit', source.kind, visible(unitPath.join(' / '))]
        .join(' ')
        .trim(),
    ),
    ...COWORKER_CONTEXTS.map(context => `${context} ${counts[context]}`),
  ].join('\n')
}
