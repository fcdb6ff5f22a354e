import { fullName } from '@salvia/core/primitives'

/** A person's name; the email of an account that has none yet. */
export function personName(person: { firstName: string; lastName: string; email: string }): string {
  return fullName(person) || person.email
}
