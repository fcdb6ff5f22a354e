import { foldedSearchText, sortKey, withoutIdentityNumbers } from '../primitives/index.ts'

interface NamedEmployee {
  readonly firstName: string
  readonly lastName: string
  readonly title: string | null
}

/** What an employee is sorted and found by, kept beside the name so that a database can do both. */
export function coworkerKeys({ firstName, lastName, title }: NamedEmployee): {
  readonly sortName: string
  readonly searchText: string
} {
  return {
    // A tab comes before everything that a name is made of: a short last name comes before a longer one.
    sortName: sortKey(`${lastName}\t${firstName}`),
    searchText: foldedSearchText(withoutIdentityNumbers([firstName, lastName, title ?? ''].join(' '))),
  }
}
