import { describe, expect, test } from 'vitest'
import { isoDate } from '../../primitives/iso-date.ts'
import { TEST_PERSONNUMMER } from '../../test-identities/index.ts'
import { exampleRows } from '../template/example-rows.ts'
import { STANDARD_TEMPLATE } from '../template/standard-template.ts'
import { templateSchema } from '../template/template.ts'
import type { ImportedEmployee, ImportItem } from './import-item.ts'
import { RowImporter } from './row-importer.ts'

const today = isoDate(2026, 11, 21)
const HEADERS = STANDARD_TEMPLATE.columns.map(column => column.header)

type Cells = Readonly<Record<string, string>>

/** Imports one right row for each object, with the cells given in it changed; the first is row 2. */
function importAll(changes: readonly Cells[], template = STANDARD_TEMPLATE): (ImportItem | null)[] {
  const importer = new RowImporter(template, HEADERS, today)
  const right = exampleRows(STANDARD_TEMPLATE, changes.length)
  return changes.map((changed, index) => {
    const cells = HEADERS.map((header, at) => changed[header] ?? right[index]?.[at] ?? '')
    return importer.take({ row: index + 2, cells, errorCells: undefined })
  })
}

function employees(changes: readonly Cells[]): ImportedEmployee[] {
  return importAll(changes).flatMap(item => (item?.kind === 'employee' ? [item] : []))
}

const LEVELS = HEADERS.filter(header => header.startsWith('Organisationsnivå'))
const unit = (...names: string[]): Cells =>
  Object.fromEntries(LEVELS.map((header, depth) => [header, names[depth] ?? '']))

describe('a row that is left out', () => {
  test.each([
    ['without identity number', { Personnummer: '' }, 'Personnummer', 'VALUE_MANDATORY'],
    ['with a wrong one', { Personnummer: '19121212-1213' }, 'Personnummer', 'INVALID_PID'],
    ['without level 1', unit(), 'Organisationsnivå 1', 'VALUE_MANDATORY'],
    ['without level 1 above a level 2', unit('', 'Lager'), 'Organisationsnivå 1', 'VALUE_MANDATORY'],
    ['with a hole', unit('Drift', '', 'Lager'), 'Organisationsnivå 2', 'HOLE_IN_ORG_STRUCTURE'],
    [
      'with a hole that a wrong name makes',
      unit('Drift', 'La\u0007ger', 'Norr'),
      'Organisationsnivå 2',
      'INVALID_CHARACTER',
    ],
  ])('%s is told by row, column and code', (_, changed, column, code) => {
    expect(importAll([changed])).toEqual([{ kind: 'left-out', row: 2, column, code }])
  })

  test('a repeated identity number is left out after its first row, also when written otherwise', () => {
    const [pid = ''] = TEST_PERSONNUMMER
    const hyphened = `${pid.slice(0, 8)}-${pid.slice(8)}`
    const items = importAll([{ Personnummer: pid }, { Personnummer: hyphened }, {}])
    expect(items.map(item => item?.kind)).toEqual(['employee', 'left-out', 'employee'])
    expect(items[1]).toEqual({ kind: 'left-out', row: 3, column: 'Personnummer', code: 'VALUE_UNIQUE' })
  })
})

describe('a value', () => {
  test('that is wrong is stored empty, and the row is kept', () => {
    const [employee] = employees([
      { Mobiltelefon: '070-1740605', Förnamn: 'Zo\u0007e', Postnummer: '123 45', 'E-post': 'å@exempel.se' },
    ])
    expect(employee).toMatchObject({ mobilePhone: null, firstName: null, postalCode: null, email: null })
    expect(employee?.lastName).not.toBeNull()
  })

  test('that repeats a unique one is stored empty', () => {
    const [first, second] = employees([{ 'E-post': 'bo@exempel.se' }, { 'E-post': 'BO@exempel.se' }])
    expect(first?.email).toBe('bo@exempel.se')
    expect(second?.email).toBeNull()
  })

  test('with a warning is kept: a number ending 0000, a second organisation number in the file', () => {
    const items = employees([
      { Personnummer: '198112180000', ...unit('A') },
      { Organisationsnummer: '212000-0142', ...unit('B'), 'VAT-nummer': '' },
    ])
    expect(items[0]?.pid).toBe('198112180000')
    expect(items[1]?.organisationNumber).toBe('212000-0142')
  })

  test('of an error value such as #N/A is stored empty', () => {
    const importer = new RowImporter(STANDARD_TEMPLATE, HEADERS, today)
    const cells = [...(exampleRows(STANDARD_TEMPLATE, 1)[0] ?? [])]
    const position = HEADERS.indexOf('Befattning')
    cells[position] = '#N/A'
    expect(importer.take({ row: 2, cells, errorCells: new Set([position]) })).toMatchObject({ title: null })
  })
})

/** The addresses that rows hand over beside what they make. */
function shieldedOf(changed: Cells, template = STANDARD_TEMPLATE) {
  const importer = new RowImporter(template, HEADERS, today)
  const [right = []] = exampleRows(STANDARD_TEMPLATE, 1)
  const cells = HEADERS.map((header, at) => changed[header] ?? right[at] ?? '')
  return importer.shieldedAddress({ row: 2, cells, errorCells: undefined })
}

describe('a protected identity', () => {
  test('hands over its address, also from a row that the filter of the template does not keep', () => {
    const template = { ...STANDARD_TEMPLATE, rowFilter: { column: 'Befattning', values: ['Chef'] } }
    const own = { 'E-post': 'Bo@Exempel.se', 'Skyddad identitet': 'Ja', Befattning: 'Montör' }
    expect(shieldedOf(own, template)).toEqual({ kind: 'shielded', row: 2, address: 'bo@exempel.se' })
    expect(shieldedOf({ ...own, 'Skyddad identitet': 'Nej' }, template)).toBeNull()
    expect(shieldedOf({ ...own, 'E-post': '' }, template)).toBeNull()
  })

  test.each(['Ja', 'JA', 'vet ej'])('%j keeps name, unit, title and manager, but no contact', written => {
    const contact = { 'E-post': 'bo@exempel.se', Mobiltelefon: '0701740605', Arbetstelefon: '0701740606' }
    const [employee] = employees([
      { ...contact, 'Skyddad identitet': written, 'Närmaste chef': 'chef@exempel.se' },
    ])
    expect(employee).toMatchObject({
      protectedIdentity: true,
      email: null,
      mobilePhone: null,
      workPhone: null,
    })
    expect(employee).toMatchObject({ manager: 'chef@exempel.se', unitPath: expect.any(Array) })
    expect(employee?.title).not.toBeNull()
  })

  test.each(['', 'Nej', 'nej'])('%j does not protect', written => {
    const [employee] = employees([{ 'E-post': 'bo@exempel.se', 'Skyddad identitet': written }])
    expect(employee).toMatchObject({ protectedIdentity: false, email: 'bo@exempel.se' })
  })
})

describe('of a conflict within a unit', () => {
  const lager = unit('Drift', 'Lager')

  test("the value of the unit's first row holds, in that unit alone", () => {
    const items = employees([
      { ...lager, Beställare: 'a@exempel.se' },
      { ...lager, Beställare: 'b@exempel.se' },
      { ...unit('Kontor', 'Lager'), Beställare: 'b@exempel.se' },
    ])
    expect(items.map(item => item.roles.orderer)).toEqual([
      ['a@exempel.se'],
      ['a@exempel.se'],
      ['b@exempel.se'],
    ])
  })

  test('an empty cell takes no part', () => {
    const items = employees([
      { ...lager, Fakturareferens: '' },
      { ...lager, Fakturareferens: 'b@exempel.se' },
    ])
    expect(items.map(item => item.invoiceReference)).toEqual([null, 'b@exempel.se'])
  })

  test('a wrong value that came first leaves all of them empty', () => {
    const items = employees([
      { ...lager, Beställare: 'a@exempel' },
      { ...lager, Beställare: 'b@exempel.se' },
    ])
    expect(items.map(item => item.roles.orderer)).toEqual([[], []])
  })

  test('a row that is left out for its identity number speaks for its unit', () => {
    const items = employees([
      { ...lager, Personnummer: '', Beställare: 'a@exempel.se' },
      { ...lager, Beställare: 'b@exempel.se' },
    ])
    expect(items.map(item => item.roles.orderer)).toEqual([['a@exempel.se']])
  })
})

test('the role emails of a list are in lower case, each once', () => {
  const [employee] = employees([{ Beställare: 'Bo@exempel.se,eva@exempel.se,bo@exempel.se' }])
  expect(employee?.roles.orderer).toEqual(['bo@exempel.se', 'eva@exempel.se'])
})

test("the template's filter keeps its rows only", () => {
  const filtered = templateSchema.parse({
    ...STANDARD_TEMPLATE,
    rowFilter: { column: 'Befattning', values: ['Montör'] },
  })
  const items = importAll([{ Befattning: 'Montör' }, { Befattning: 'Tekniker' }], filtered)
  expect(items.map(item => item?.kind ?? null)).toEqual(['employee', null])
})

test('a header without the identity number is refused', () => {
  expect(() => new RowImporter(STANDARD_TEMPLATE, HEADERS.slice(1), today)).toThrow('identity number')
})
