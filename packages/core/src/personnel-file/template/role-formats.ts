import type { CellFormat, ColumnRole } from './template.ts'

/** The format that what a column means calls for; columns of every other role are texts. */
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

/** How the cells of a column with this role must be written, so that an import, masking and protection read them right. */
export function formatOfRole(role: ColumnRole): CellFormat {
  return FORMATS[role] ?? 'text'
}
