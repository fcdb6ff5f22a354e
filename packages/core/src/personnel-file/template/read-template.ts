import type { z } from 'zod'
import { fillText, type Locale, type Text, type TextValues } from '../../i18n/index.ts'
import { formatOfRole } from './role-formats.ts'
import { type ColumnRole, type Template, templateSchema } from './template.ts'

/** A fault in a company's template: the place, and the text that follows its name. */
export interface TemplateFault {
  readonly path: readonly (string | number)[]
  readonly text: Text
  readonly values?: TextValues
}

export type ReadTemplate =
  | { readonly kind: 'template'; readonly template: Template }
  | { readonly kind: 'faults'; readonly faults: readonly TemplateFault[] }

const TEXTS = {
  noObject: { sv: 'ska vara ett objekt i JSON', en: 'must be a JSON object' },
  wrong: { sv: 'saknas eller har fel värde', en: 'is missing or has a wrong value' },
  choice: { sv: 'ska vara något av {choices}', en: 'must be one of {choices}' },
  unknown: {
    sv: 'har fält som en mall inte har: {keys}',
    en: 'has fields that a template does not have: {keys}',
  },
  'same-header': { sv: 'har två kolumner med samma rubrik', en: 'has two columns with the same header' },
  'same-role': { sv: 'har två kolumner med samma roll', en: 'has two columns with the same role' },
  'filter-column': {
    sv: 'har ett radfilter på en kolumn som inte finns i mallen',
    en: 'has a row filter on a column that is not in the template',
  },
  'header-form': {
    sv: 'får inte börja eller sluta med mellanslag, och å, ä och ö ska vara ett tecken vardera',
    en: 'must not begin or end with a space, and letters such as å must be one character each',
  },
  noRole: {
    sv: 'saknar en kolumn med rollen {role}, som inläsningen behöver',
    en: 'lacks a column with the role {role}, which an import needs',
  },
  format: {
    sv: 'ska ha formatet {format}, eftersom kolumnen har rollen {role}',
    en: 'must be {format}, since the column has the role {role}',
  },
  separated: {
    sv: 'kan bara innehålla ett värde, eftersom kolumnen har rollen {role}',
    en: 'can only hold one value, since the column has the role {role}',
  },
  levels: {
    sv: 'har {role} men inte nivån ovanför',
    en: 'has {role} but not the level above it',
  },
} as const satisfies Record<string, Text>

/** The roles without which no row can be imported. */
const NEEDED: readonly ColumnRole[] = ['pid', 'level-1']

/**
 * Reads a company's template from parsed JSON, or answers everything that is wrong in it. It must follow the schema
 * and allow an import: the role of a column decides its format.
 */
export function readTemplate(json: unknown): ReadTemplate {
  const parsed = templateSchema.safeParse(json)
  if (!parsed.success) return { kind: 'faults', faults: parsed.error.issues.map(faultOfIssue) }
  const faults = [...columnFaults(parsed.data), ...roleFaults(parsed.data)]
  return faults.length > 0 ? { kind: 'faults', faults } : { kind: 'template', template: parsed.data }
}

/** A fault as a sentence. @example 'columns[2].format ska vara något av text, pid …' */
export function templateFaultText({ path, text, values = {} }: TemplateFault, locale: Locale): string {
  const place = path
    .map(part => (typeof part === 'number' ? `[${part}]` : `.${part}`))
    .join('')
    .replace(/^\./, '')
  const subject = place || fillText({ sv: 'Mallen', en: 'The template' }, locale, {})
  return `${subject} ${fillText(text, locale, values)}.`
}

function faultOfIssue(issue: z.core.$ZodIssue): TemplateFault {
  const path = issue.path.map(part => (typeof part === 'number' ? part : String(part)))
  if (issue.code === 'unrecognized_keys')
    return { path, text: TEXTS.unknown, values: { keys: issue.keys.join(', ') } }
  if (issue.code === 'invalid_value')
    return { path, text: TEXTS.choice, values: { choices: issue.values.join(', ') } }
  if (issue.code === 'custom') return { path, text: TEXTS[issue.params?.fault as CustomFault] }
  return { path, text: path.length === 0 ? TEXTS.noObject : TEXTS.wrong }
}

type CustomFault = 'same-header' | 'same-role' | 'filter-column' | 'header-form'

function* columnFaults({ columns }: Template): Generator<TemplateFault> {
  for (const [index, { role, format, separated }] of columns.entries()) {
    if (role === undefined) continue
    const wanted = formatOfRole(role)
    if (format !== wanted) {
      yield { path: ['columns', index, 'format'], text: TEXTS.format, values: { format: wanted, role } }
    }
    if (separated && !role.startsWith('role-')) {
      yield { path: ['columns', index, 'separated'], text: TEXTS.separated, values: { role } }
    }
  }
}

function* roleFaults({ columns }: Template): Generator<TemplateFault> {
  const roles = new Set(columns.map(column => column.role))
  for (const role of NEEDED) if (!roles.has(role)) yield { path: [], text: TEXTS.noRole, values: { role } }
  for (let level = 3; level <= 8; level += 1) {
    const role = `level-${level}` as ColumnRole
    if (roles.has(role) && !roles.has(`level-${level - 1}` as ColumnRole)) {
      yield { path: [], text: TEXTS.levels, values: { role } }
    }
  }
}
