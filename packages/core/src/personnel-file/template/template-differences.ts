import { STANDARD_TEMPLATE } from './standard-template.ts'
import type { Column, Template } from './template.ts'

/** How a company's template differs from the standard one in one column, identified by its role. */
export type TemplateDifference =
  | { readonly kind: 'missing'; readonly header: string }
  | { readonly kind: 'extra'; readonly header: string }
  | { readonly kind: 'renamed'; readonly header: string; readonly standard: string }
  | { readonly kind: 'rules'; readonly header: string }

const RULES = ['mandatory', 'unique', 'separated', 'oneToOne', 'identical'] as const

/** The differences from the standard template by column: removed ones first, then in the order of the template. */
export function templateDifferences(template: Template): readonly TemplateDifference[] {
  const roles = new Set(template.columns.map(({ role }) => role))
  const missing = STANDARD_TEMPLATE.columns.filter(({ role }) => !roles.has(role))
  return [
    ...missing.map(({ header }) => ({ kind: 'missing', header }) as const),
    ...template.columns.flatMap(differencesOf),
  ]
}

function differencesOf(column: Column): TemplateDifference[] {
  const { header, role } = column
  const standard = role && STANDARD_TEMPLATE.columns.find(known => known.role === role)
  if (!standard) return [{ kind: 'extra', header }]
  return [
    ...(standard.header === header ? [] : [{ kind: 'renamed', header, standard: standard.header } as const]),
    ...(RULES.every(rule => standard[rule] === column[rule]) ? [] : [{ kind: 'rules', header } as const]),
  ]
}
