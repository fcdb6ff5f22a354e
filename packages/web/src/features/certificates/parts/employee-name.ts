import type { CheckedEmployee } from '@salvia/core/certificates'

/** First name and last name, as a sentence says them. */
export function employeeName({
  firstName,
  lastName,
}: Pick<CheckedEmployee, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`
}
