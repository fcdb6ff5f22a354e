import { mask } from '@salvia/core/primitives'

/**
 * A name of which each word keeps its first letter. So are all names shown without `--show-values`: those of employees,
 * of the customer's other users, and of case workers.
 */
export function maskName(name: string): string {
  return name
    .split(' ')
    .map(part => mask('name', part))
    .join(' ')
}

/** Shows nothing of a text. */
export function hide(text: string): string {
  return mask('text', text)
}

/** The value masked; null where there is none. */
export function orNull(hidden: (text: string) => string, text: string | null): string | null {
  return text === null ? null : hidden(text)
}

export const maskEmail = (email: string): string => mask('email', email)
export const maskPhone = (phone: string): string => mask('phone', phone)

/** Facts about a person that are yes or no, so that they cannot be masked in part. */
const UNTOLD = [
  'protectedIdentity',
  'isProtected',
  // False for a protected identity alone.
  'mayShowNumber',
  'concernsLeader',
]

/** A result for programs in which such facts are null: neither yes nor no. */
export function withoutTraits(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTraits)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, UNTOLD.includes(key) ? null : withoutTraits(part)]),
  )
}
