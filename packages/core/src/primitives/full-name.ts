/**
 * A person's name as a sentence says it. Without the space of a part that is empty.
 * @example fullName({ firstName: 'Åsa', lastName: 'Berg' }) // 'Åsa Berg'
 */
export function fullName({ firstName, lastName }: FullName): string {
  return `${firstName} ${lastName}`.trim()
}

interface FullName {
  readonly firstName: string
  readonly lastName: string
}
