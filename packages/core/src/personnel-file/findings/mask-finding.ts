import { type MaskKind, mask, maskPersonalData } from '../../primitives/mask.ts'
import type { Finding } from '../report/report.ts'
import type { Column, ColumnRole } from '../template/template.ts'

const KIND_OF_ROLE: Partial<Record<ColumnRole, MaskKind>> = {
  pid: 'identity-number',
  'first-name': 'name',
  'last-name': 'name',
  'employment-number': 'text',
  title: 'text',
  protected: 'text',
}
const KIND_OF_FORMAT: Partial<Record<Column['format'], MaskKind>> = {
  pid: 'identity-number',
  email: 'email',
  phone: 'phone',
}

/** A VAT number contains its organisation number, which for a sole trader is an identity number. */
const VAT = /(SE)(\d{2}[01]\d{7})(?=\d{2}(?!\d))/gi

/**
 * Masks a value by the meaning of its column, and also by its own form, since columns may be shifted.
 * @spec personnel-file §5
 */
export function maskValue(value: string, column: Column | undefined): string {
  const kind = kindOf(column)
  return kind ? mask(kind, value) : maskByForm(value)
}

function kindOf(column: Column | undefined): MaskKind | undefined {
  return column && ((column.role && KIND_OF_ROLE[column.role]) ?? KIND_OF_FORMAT[column.format])
}

/** Columns about the unit of an employee and its invoices. They are the same for many and describe nobody. */
const ABOUT_THE_UNIT: ReadonlySet<ColumnRole> = new Set([
  ...(['company', 'organisation-number', 'vat'] as const),
  ...(['level-1', 'level-2', 'level-3', 'level-4', 'level-5', 'level-6', 'level-7', 'level-8'] as const),
  ...(['cost-centre', 'invoice-address', 'postal-code', 'postal-town'] as const),
] satisfies ColumnRole[])

/**
 * Masks a cell that stands near a finding: it has no fault that anybody needs to see. What describes the employee is
 * masked, and so is a column whose meaning is not known.
 * @spec personnel-file §5
 */
export function maskNeighbour(value: string, column: Column | undefined): string {
  const kind = kindOf(column)
  if (kind) return mask(kind, value)
  return column?.role && ABOUT_THE_UNIT.has(column.role) ? maskByForm(value) : mask('text', value)
}

/** Masks what has the form of an identity number or holds an `@`, wherever it stands. */
function maskByForm(text: string): string {
  return maskPersonalData(
    text.replace(VAT, (_, prefix: string, digits: string) => prefix + mask('identity-number', digits)),
  )
}

interface Texts extends Partial<Pick<Finding, 'column' | 'value' | 'firstValue' | 'suggestion'>> {
  readonly path?: readonly string[] | undefined
}

/** Shows nothing of the value of a finding. */
export function hideFound<F extends Texts>(found: F): F {
  return { ...found, value: mask('text', found.value ?? '') }
}

/** Masks every text of a finding; code, row and position stay as they are. */
export function maskFound<F extends Texts>(found: F, column: Column | undefined): F {
  return {
    ...found,
    ...(found.column !== undefined && { column: maskByForm(found.column) }),
    ...(found.value !== undefined && { value: maskValue(found.value, column) }),
    ...(found.firstValue !== undefined && { firstValue: maskValue(found.firstValue, column) }),
    ...(found.suggestion !== undefined && { suggestion: maskValue(found.suggestion, column) }),
    ...(found.path && { path: found.path.map(maskByForm) }),
  }
}
