import { emailKey } from '../../primitives/email-address.ts'
import type { IsoDate } from '../../primitives/iso-date.ts'
import { organisationDigits } from '../../primitives/organisation-number.ts'
import { parseIdentityNumber } from '../../primitives/personal-identity-number.ts'
import type { Column } from '../template/template.ts'

/** What is needed to turn a cell into stored values. */
export interface CellRules {
  /** How many code points of a text are stored. */
  readonly cellLimit: number
  readonly today: IsoDate
}

/**
 * The stored values of a cell without errors: none for an empty cell, several only in a comma-separated column.
 * Identity numbers are stored with 12 digits, organisation numbers with 10 and a hyphen; long texts are cut.
 * @spec personnel-file §4
 */
export function cellValues(column: Column, text: string, rules: CellRules): readonly string[] {
  if (text === '') return []
  if (!column.separated) return [storedValue(column, text, rules)]
  const parts = text.split(',').map(part => storedValue(column, part, rules))
  return [...new Set(column.format === 'email' ? parts.map(emailKey) : parts)]
}

function storedValue(column: Column, text: string, { cellLimit, today }: CellRules): string {
  switch (column.format) {
    case 'pid':
      return parseIdentityNumber(text, today).digits
    case 'organisation-number': {
      const digits = organisationDigits(text, today)
      return digits === undefined ? text : `${digits.slice(0, 6)}-${digits.slice(6)}`
    }
    case 'text':
      return cut(text, cellLimit)
    default:
      return text
  }
}

/** The first code points of a text; a space that comes last by cutting goes too. */
function cut(text: string, limit: number): string {
  if (text.length <= limit) return text
  return [...text].slice(0, limit).join('').trimEnd()
}
