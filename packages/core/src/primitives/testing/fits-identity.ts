import type { IdentitySearch } from '../identity-search.ts'

const DATE_DIGITS = 8
const CENTURY_DIGITS = 2

interface IdentifiedPerson {
  /** 12 digits. */
  readonly pid: string
  readonly protectedIdentity: boolean
}

/** Whether a search finds a person. A person with a protected identity is found by no number. */
export function fitsIdentity({ kind, digits }: IdentitySearch, person: IdentifiedPerson): boolean {
  const { pid, protectedIdentity } = person
  if (protectedIdentity) return false
  if (kind === 'number') return pid === digits || pid.slice(CENTURY_DIGITS) === digits
  const date = pid.slice(0, DATE_DIGITS)
  return date === digits || date.slice(CENTURY_DIGITS) === digits
}
