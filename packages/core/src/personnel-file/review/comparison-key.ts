import { emailKey } from '../../primitives/email-address.ts'
import type { IdentityNumber } from '../../primitives/personal-identity-number.ts'
import type { KeyOf } from '../checks/scopes.ts'
import type { CellFormat, Column } from '../template/template.ts'

type ReadIdentityNumber = (text: string) => IdentityNumber

/**
 * The form in which a column's values are compared: identity numbers as 12 digits, emails in lower case, organisation
 * numbers by their last ten digits, a comma-separated list as a set, texts exactly; an invalid value as written.
 * @spec personnel-file §4
 */
export function comparisonKey(column: Column, identityNumber: ReadIdentityNumber): KeyOf {
  const single = keyOfSingle(column.format, identityNumber)
  if (!column.separated) return single
  return (value, valid) => {
    if (!valid) return value
    if (!value.includes(',')) return single(value, valid)
    const parts = new Set(value.split(',').map(part => single(part, true)))
    return [...parts].sort().join(',')
  }
}

function keyOfSingle(format: CellFormat, identityNumber: ReadIdentityNumber): KeyOf {
  switch (format) {
    case 'pid':
      return (value, valid) => (valid ? identityNumber(value).digits : value)
    case 'email':
      return (value, valid) => (valid ? emailKey(value) : value)
    case 'organisation-number':
      return value => lastTenDigits(value)
    default:
      return value => value
  }
}

/** Two spellings of one organisation number are the same value, with or without a hyphen, valid or not. */
function lastTenDigits(value: string): string {
  const digits = /^(?:\d{2})?(\d{6})-?(\d{4})$/.exec(value)
  return digits ? `${digits[1]}${digits[2]}` : value
}
