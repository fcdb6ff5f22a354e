import { vatNumberOf } from '../../primitives/vat-number.ts'
import { TEST_PERSONNUMMER, TEST_SAMORDNINGSNUMMER, testPhone } from '../../test-identities/index.ts'
import { EXAMPLE_ORGANISATION, type ExampleUnit, exampleUnit } from './example-organisation.ts'
import type { CellFormat, Column, ColumnRole, Template } from './template.ts'

const FIRST_NAMES = [
  'Maja',
  'Elias',
  'Åsa',
  'Nils',
  'Ebba',
  'Omar',
  'Linnéa',
  'Björn',
  'Sara',
  'Ahmed',
  'Karin',
  'Göran',
]
const LAST_NAMES = ['Lind', 'Ek', 'Öberg', 'Sjö', 'Åkerman', 'Dal', 'Strand', 'Hed', 'Kvist', 'Ros', 'Malm']
const TITLES = ['Montör', 'Lagerarbetare', 'Handläggare', 'Ekonom', 'Tekniker', 'Samordnare']
const PROTECTED_EVERY = 60
const IDENTITIES = [...TEST_PERSONNUMMER, ...TEST_SAMORDNINGSNUMMER]

/** The most example rows: each takes a published test number of its own. */
export const EXAMPLE_ROWS_MAX = IDENTITIES.length

interface ExampleEmployee {
  readonly number: number
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly unit: ExampleUnit
}

const BY_FORMAT: Readonly<Record<CellFormat, (employee: ExampleEmployee) => string>> = {
  text: ({ number }) => String(number + 1),
  pid: ({ number }) => IDENTITIES[number] ?? '',
  email: ({ email }) => email,
  phone: ({ number }) => testPhone(number),
  'organisation-number': () => withHyphen(EXAMPLE_ORGANISATION.digits),
  vat: () => vatNumberOf(EXAMPLE_ORGANISATION.digits),
  'postal-code': () => '12345',
  'yes-no': ({ number }) => (number % PROTECTED_EVERY === PROTECTED_EVERY - 1 ? 'Ja' : 'Nej'),
}

const BY_ROLE: Readonly<Partial<Record<ColumnRole, (employee: ExampleEmployee) => string>>> = {
  'first-name': ({ firstName }) => firstName,
  'last-name': ({ lastName }) => lastName,
  'work-phone': ({ number }) => (number % 3 === 0 ? testPhone(number + 1) : ''),
  'employment-number': ({ number }) => String(10_001 + number),
  title: ({ number }) => TITLES[number % TITLES.length] ?? '',
  company: () => EXAMPLE_ORGANISATION.name,
  'cost-centre': ({ unit }) => unit.costCentre,
  'invoice-address': () => 'Exempelgatan 1',
  'postal-town': () => 'Exempelstad',
  manager: ({ unit }) => `chef.${unit.slug}@exempel.se`,
  'role-orderer': ({ unit }) => `chef.${unit.slug}@exempel.se,bitradande.${unit.slug}@exempel.se`,
  'role-extended-orderer': () => 'hr@exempel.se',
  'role-checkup-reviewer': ({ unit }) => `mk.${unit.slug}@exempel.se`,
  'role-statistics-reviewer': () => 'statistik@exempel.se',
  'role-invoice-recipient': () => 'faktura@exempel.se',
  'invoice-reference': ({ unit }) => `referens.${unit.slug}@exempel.se`,
}

/**
 * Rows of invented employees, with cells in the order of the template. A review finds nothing in them. Identity
 * numbers are published test numbers. Throws a RangeError for more than EXAMPLE_ROWS_MAX.
 */
export function exampleRows(template: Template, count: number): string[][] {
  if (!Number.isInteger(count) || count < 0 || count > EXAMPLE_ROWS_MAX) {
    throw new RangeError(`Example rows: 0 to ${EXAMPLE_ROWS_MAX}, since each has a test number of its own.`)
  }
  return Array.from({ length: count }, (_, number) => {
    const employee = exampleEmployee(number)
    return template.columns.map(column => exampleCell(column, employee, template))
  })
}

function exampleEmployee(number: number): ExampleEmployee {
  const firstName = FIRST_NAMES[number % FIRST_NAMES.length] ?? ''
  const lastName = LAST_NAMES[number % LAST_NAMES.length] ?? ''
  const email = `${inAscii(firstName)}.${inAscii(lastName)}.${number + 1}@exempel.se`
  return { number, firstName, lastName, email, unit: exampleUnit(number) }
}

function exampleCell(column: Column, employee: ExampleEmployee, { rowFilter }: Template): string {
  if (rowFilter?.column === column.header) return rowFilter.values[0] ?? ''
  const level = column.role?.startsWith('level-') ? Number(column.role.slice('level-'.length)) : 0
  if (level > 0) return employee.unit.path[level - 1] ?? ''
  const ofRole = column.role && BY_ROLE[column.role]
  if (ofRole) return ofRole(employee)
  // A value that a whole unit or file shares is the first employee's.
  return BY_FORMAT[column.format](column.oneToOne || column.identical ? exampleEmployee(0) : employee)
}

function withHyphen(digits: string): string {
  return `${digits.slice(0, 6)}-${digits.slice(6)}`
}

function inAscii(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\P{ASCII}/gu, '')
}
