import type { CellFormat, ColumnRole } from './template.ts'

/** The formats of columns whose role needs one; columns of every other role are texts. */
const FORMATS: Readonly<Partial<Record<ColumnRole, CellFormat>>> = {
  pid: 'pid',
  email: 'email',
  'mobile-phone': 'phone',
  'work-phone': 'phone',
  protected: 'yes-no',
  'organisation-number': 'organisation-number',
  vat: 'vat',
  'postal-code': 'postal-code',
  manager: 'email',
  'role-orderer': 'email',
  'role-extended-orderer': 'email',
  'role-checkup-reviewer': 'email',
  'role-statistics-reviewer': 'email',
  'role-invoice-recipient': 'email',
  'invoice-reference': 'email',
}

/** The format that the cells of a role must have, so that import, masking and protection read them right. */
export function formatOfRole(role: ColumnRole): CellFormat {
  return FORMATS[role] ?? 'text'
}
