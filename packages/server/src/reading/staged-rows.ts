import { coworkerKeys } from '@salvia/core/coworkers'
import type { ImportedEmployee } from '@salvia/core/personnel-file'

/** Employees as JSON with the columns of the staging table. */
export function stagedRows(employees: readonly ImportedEmployee[]): string {
  return JSON.stringify(
    employees.map(({ kind, ...employee }) => snakeCase({ ...employee, ...coworkerKeys(named(employee)) })),
  )
}

/** An invalid name is stored empty. */
function named({ firstName, lastName, title }: Pick<ImportedEmployee, 'firstName' | 'lastName' | 'title'>) {
  return { firstName: firstName ?? '', lastName: lastName ?? '', title }
}

function snakeCase(employee: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(employee).map(([key, value]) => [
      key.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`),
      value,
    ]),
  )
}
