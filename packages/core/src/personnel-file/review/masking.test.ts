import { describe, expect, test } from 'vitest'
import { parseIsoDate } from '../../primitives/iso-date.ts'
import { maskNeighbour } from '../findings/mask-finding.ts'
import { exampleRows } from '../template/example-rows.ts'
import { STANDARD_TEMPLATE } from '../template/standard-template.ts'
import type { Template } from '../template/template.ts'
import { reviewFile } from './review-file.ts'

const today = parseIsoDate('2026-11-21') ?? expect.unreachable()
const HEADERS = STANDARD_TEMPLATE.columns.map(column => column.header)

interface Options {
  readonly template?: Template
  readonly extra?: readonly string[]
  readonly name?: string
}

async function findings(
  rows: readonly Readonly<Record<string, string>>[],
  showValues: boolean,
  extra: readonly string[] = [],
) {
  return (await report(rows, showValues, { extra })).findings
}

async function report(
  rows: readonly Readonly<Record<string, string>>[],
  showValues: boolean,
  { extra = [], name = 'personal.csv', template = STANDARD_TEMPLATE }: Options,
) {
  const right = exampleRows(STANDARD_TEMPLATE, rows.length)
  const lines = rows.map((changes, number) => [
    ...HEADERS.map((header, index) => changes[header] ?? right[number]?.[index] ?? ''),
    ...extra.map(() => 'x'),
  ])
  const text = [[...HEADERS, ...extra], ...lines].map(cells => `${cells.join(';')}\n`).join('')
  const bytes = new TextEncoder().encode(text)
  const source = {
    name,
    size: bytes.length,
    async *stream(start = 0, end = bytes.length) {
      yield bytes.slice(start, end)
    },
  }
  const options = { template, today, locale: 'sv' as const, incidentId: () => 'X' }
  return reviewFile({ ...options, source, showValues })
}

describe('by the role of the column', () => {
  test.each([
    ['Personnummer', '198112189875', '1981••••••••'],
    ['Förnamn', 'Łukasz', 'Ł•••••'],
    ['E-post', 'bo@exempel', 'b•••@•••'],
    ['Mobiltelefon', '070-174 06 05', '070•••••••'],
    ['Närmaste chef', 'bo ek@exempel.se', 'b•••@exempel.se'],
    ['Befattning', 'Ł'.repeat(8), '•••••'],
    ['Skyddad identitet', 'kanske', '•••••'],
  ])('%s', async (header, value, masked) => {
    expect(await findings([{ [header]: value }], false)).toMatchObject([{ column: header, value: masked }])
    expect(await findings([{ [header]: value }], true)).toMatchObject([{ column: header, value }])
  })
})

test('an employment number is masked, also where another row has it too', async () => {
  const row = { Anställningsnummer: '10003' }
  const [finding] = await findings([row, row], false)
  expect(finding).toMatchObject({ code: 'VALUE_UNIQUE', column: 'Anställningsnummer', value: '•••••' })
  expect(finding?.message).not.toContain('10003')
})

test.each([
  ['Anställningsnummer', '10003', '•••••'],
  ['Skyddad identitet', 'Ja', '•••••'],
  ['Befattning', 'Psykolog', '•••••'],
  ['Efternamn', 'Berg', 'B•••••'],
  ['Organisationsnivå 2', 'Lager', 'Lager'],
  ['Kostnadsställe', '', ''],
])('of the cells near a finding, %s', (header, value, shown) => {
  const column = STANDARD_TEMPLATE.columns.find(one => one.header === header)
  expect(maskNeighbour(value, column)).toBe(shown)
})

test('a column near a finding whose meaning is not known shows nothing', () => {
  expect(maskNeighbour('34 000', undefined)).toBe('•••••')
})

describe('by form, since columns shift', () => {
  test('an identity number and an email in a column of texts', async () => {
    const value = `196408233234 maja@exempel.se ${'x'.repeat(50)}`
    const [finding] = await findings([{ Postort: value }], false)
    expect(finding?.value).toMatch(/^1964•+ m•••@exempel\.se x+$/)
  })

  test('the number of a sole trader in an organisation number and in a VAT number', async () => {
    const found = await findings(
      [{ Organisationsnummer: '640823-3235', 'VAT-nummer': 'SE640823323501' }],
      false,
    )
    expect(found.map(finding => finding.value)).toEqual(['64••••••••', 'SE64••••••••01'])
  })

  test('an identity number that stands as a header, also inside the message', async () => {
    const [finding] = await findings([{}], false, ['640823-3234'])
    expect(finding).toMatchObject({ column: '64••••••••', columnIndex: 32 })
    expect(finding?.message).toContain('"64••••••••"')
  })

  test('the other value inside a message, and the names of levels', async () => {
    const unit = { 'Organisationsnivå 2': 'maja@exempel.se' }
    const rows = [
      { ...unit, 'MK-granskare': 'anna@exempel.se' },
      { ...unit, 'MK-granskare': 'bo@exempel.se' },
    ]
    const [finding] = await findings(rows, false)
    expect(finding).toMatchObject({ value: 'b•••@exempel.se', firstValue: 'a•••@exempel.se' })
    expect(finding?.message).not.toMatch(/maja|anna/)
  })
})

describe('people with protected identity, where values are shown', () => {
  const secret = { 'Skyddad identitet': 'ja', 'E-post': 'hemlig@exempel', Mobiltelefon: '070 174' }

  test('email and phones stay masked', async () => {
    const values = (await findings([secret], true)).map(finding => finding.value)
    expect(values).toEqual(['h•••@•••', '070•••••••'])
  })

  test('a wrong answer protects too, and is told', async () => {
    const found = await findings([{ ...secret, 'Skyddad identitet': 'kanske' }], true)
    expect(found.map(finding => finding.value)).toEqual(['h•••@•••', '070•••••••', 'kanske'])
  })

  test.each([true, false])('a text that is too long is hidden wholly, values shown: %s', async showValues => {
    const value = `Bor på Storgatan 1 ${'x'.repeat(50)}`
    const found = await findings([{ 'Skyddad identitet': 'Ja', 'E-post': '', Befattning: value }], showValues)
    expect(found).toMatchObject([{ code: 'VALUE_LENGTH', value: '•••••', count: 69 }])
    expect(JSON.stringify(found)).not.toContain('Storgatan')
  })

  test('name and identity number are shown', async () => {
    const found = await findings(
      [{ ...secret, 'E-post': '', Mobiltelefon: '', Personnummer: '196408233235' }],
      true,
    )
    expect(found).toMatchObject([{ value: '196408233235' }])
  })

  test.each([
    [
      'before',
      [{ 'Skyddad identitet': 'Ja', 'E-post': 'hemlig@exempel.se' }, { 'E-post': 'Hemlig@exempel.se' }],
    ],
    [
      'after',
      [{ 'E-post': 'Hemlig@exempel.se' }, { 'Skyddad identitet': 'Ja', 'E-post': 'hemlig@exempel.se' }],
    ],
  ])('their email is masked on a row of somebody else that comes %s', async (_, rows) => {
    const [finding] = await findings(rows, true)
    expect(finding).toMatchObject({ code: 'VALUE_UNIQUE', row: 3 })
    expect(finding?.value?.toLowerCase()).toBe('h•••@exempel.se')
  })

  test.each([
    ['Närmaste chef', 'hemlig@exempel.se/bo@exempel.se', 'INVALID_EMAIL'],
    ['Beställare', 'bo@exempel.se,<hemlig@exempel.se>', 'INVALID_EMAIL'],
    ['Beställare', 'Hemlig@exempel.se, bo@exempel.se', 'INVALID_SEPARATED_VALUES'],
    ['Fakturareferens', 'hemlig@exempel.se,bo@exempel.se', 'INVALID_SEPARATED_VALUES'],
    ['Befattning', `hemlig@exempel.se ${'x'.repeat(50)}`, 'VALUE_LENGTH'],
    ['Postnummer', '(hemlig@exempel.se).', 'INVALID_POSTALNUMBER'],
  ])('their email in %s of somebody else is masked: %s', async (header, value, code) => {
    const own = { 'Skyddad identitet': 'Ja', 'E-post': 'hemlig@exempel.se' }
    const found = await findings([{ [header]: value }, own], true)
    const finding = found.find(one => one.code === code && one.row === 2)
    expect(finding?.value).toBeDefined()
    expect(JSON.stringify(found).toLowerCase()).not.toContain('hemlig@')
  })

  test('so it is when the filter of the template leaves their own row out', async () => {
    const own = { 'Skyddad identitet': 'Ja', 'E-post': 'hemlig@exempel.se', Befattning: 'Tjänstledig' }
    const template = { ...STANDARD_TEMPLATE, rowFilter: { column: 'Befattning', values: ['Montör'] } }
    const other = { Befattning: 'Montör', 'Närmaste chef': 'hemlig@exempel.se,bo@exempel.se' }
    const { findings: found, rows } = await report([own, other], true, { template })
    expect([rows, found.length]).toEqual([1, 1])
    expect(JSON.stringify(found)).not.toContain('hemlig@')
  })

  test('and so are the names of levels and the value that another differs from', async () => {
    const own = { 'Skyddad identitet': 'Ja', 'E-post': 'hemlig@exempel.se' }
    const level = { 'Organisationsnivå 1': 'hemlig@exempel.se' }
    const rows = [
      { ...level, 'MK-granskare': 'hemlig@exempel.se' },
      { ...level, 'MK-granskare': 'bo@exempel.se' },
      { ...level, ...own, 'MK-granskare': 'hemlig@exempel.se' },
    ]
    const found = await findings(rows, true)
    expect(found.map(({ code }) => code)).toContain('ONE_TO_ONE_CHECK_FAILED')
    expect(JSON.stringify(found)).not.toContain('hemlig@')
  })
})

describe('the name of the file', () => {
  test.each([
    ['personal_196408233234.csv', 'personal_1964••••••••.csv'],
    ['19640823-3234 personal.xlsx', '1964•••••••• personal.xlsx'],
    ['personal 640823+3234.csv', 'personal 64••••••••.csv'],
    ['6408233234.csv', '64••••••••.csv'],
    ['640823 3234.csv', '64••••••••.csv'],
    ['19701063-2391.csv', '1970••••••••.csv'],
    ['640823-T234.csv', '64••••••••.csv'],
  ])('%s holds no identity number, values shown or not', async (name, masked) => {
    for (const showValues of [false, true]) {
      expect((await report([{}], showValues, { name })).file.name).toBe(masked)
    }
  })

  test.each(['personal 2026-11-22.csv', '556016-0680.csv', 'personal_20261122.xlsx'])(
    '%s is told as it is',
    async name => {
      expect((await report([{}], false, { name })).file.name).toBe(name)
    },
  )
})
