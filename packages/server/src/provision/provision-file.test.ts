import { readFileSync } from 'node:fs'
import { STANDARD_TEMPLATE } from '@salvia/core/personnel-file'
import { parseIsoDate } from '@salvia/core/primitives'
import { expect, test } from 'vitest'
import { parseProvisionFile } from './provision-file.ts'

const TODAY = parseIsoDate('2026-11-23') ?? expect.fail('no such date')
const EXAMPLE = readFileSync(new URL('../../../../docs/provision.example.json', import.meta.url), 'utf8')
const read = (text: string) => parseProvisionFile('kunder.json', text, TODAY)

/** The fault of the example file with one text replaced by another. */
function faultOf(one: string, other: string): string {
  const text = EXAMPLE.replace(one, other)
  expect(text).not.toBe(EXAMPLE)
  try {
    read(text)
    return 'no fault'
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
}

test('the example of the operator’s page is right', () => {
  const { organisations, accounts } = read(EXAMPLE)
  expect(organisations.map(({ features }) => features)).toEqual([null, ['bookings', 'coworkers', 'persim']])
  expect(accounts.map(({ kind }) => kind)).toEqual(['case-worker', 'person'])
})

test.each([
  ['a missing name', '"name": "Exempel Industri AB",', '', 'organisations[0].name is missing.'],
  [
    'an empty name',
    '"Exempel Handel AB"',
    '" "',
    'organisations[1].name must be a text in one line, and not empty.',
  ],
  ['a client number', '"30115"', '"301"', 'organisations[0].clientNumber must be 5 to 8 digits.'],
  [
    'one client number twice',
    '"30116"',
    '"30115"',
    'organisations[1].clientNumber is the same as organisations[0].clientNumber.',
  ],
  [
    'an organisation number',
    '0680',
    '0681',
    'organisations[0].organisationNumber must be an organisation number with its hyphen and a right check digit.',
  ],
  [
    'a login method',
    '"either"',
    '"fax"',
    'organisations[0].loginMethod must be one of bankid, password, either.',
  ],
  [
    'a state',
    '"kind": "person",',
    '"kind": "person", "state": "asleep",',
    'accounts[1].state must be one of open, closed.',
  ],
  [
    'a feature',
    '"coworkers"',
    '"telepathy"',
    'organisations[1].features[1] must be one of all, agreements, bookings, ',
  ],
  [
    'a function',
    '"functions": "all"',
    '"functions": ["orders", "gardening"]',
    'accounts[0].functions must be "all", or a list of orders, personnel-files, ',
  ],
  [
    'functions that are no list',
    '"functions": "all"',
    '"functions": "orders"',
    'accounts[0].functions must be "all", or a list of orders, personnel-files, ',
  ],
  [
    'functions of a customer’s user',
    '"kind": "person",',
    '"kind": "person", "functions": ["orders"],',
    'accounts[1].functions is for case workers alone.',
  ],
  ['a misspelt key', '"language"', '"langauge"', 'accounts[1] has what no file of this kind has: langauge.'],
  ['an address', '"hr@exempel.example"', '"hr(at)exempel"', 'accounts[1].email must be an email address.'],
  [
    'one address twice',
    'hr@exempel',
    'Handlaggare@foretagshalsan',
    'accounts[1].email is the same as accounts[0].email.',
  ],
  [
    'an identity number',
    '19640823-3234',
    '19640823-3235',
    'accounts[1].identityNumber must be the identity number of a person, such as yyyymmdd-nnnn.',
  ],
  [
    'a number that is nobody’s',
    '19640823-3234',
    '19640823-0000',
    'accounts[1].identityNumber must be the identity number of a person',
  ],
  [
    'an organisation elsewhere',
    '{ "clientNumber": "30116"',
    '{ "clientNumber": "99999"',
    'accounts[1].organisations[1].clientNumber is not among the organisations of this file.',
  ],
  [
    'a role',
    '["extended-orderer"]',
    '["boss"]',
    'accounts[1].organisations[0].roles[0] must be one of orderer, ',
  ],
])('%s is named with its place, and what stands there is not told', (_what, one, other, sentence) => {
  const told = faultOf(one, other)
  expect(told).toContain(`kunder.json cannot be used:\n${sentence}`)
  expect(told).not.toMatch(/1964/)
})

const withTemplate = (template: unknown) =>
  EXAMPLE.replace('"features": ["all"]', `"features": ["all"], "template": ${JSON.stringify(template)}`)

test('a template is read, null is the standard one, and a missing key says nothing', () => {
  const own = { ...STANDARD_TEMPLATE, id: 'exempel' }
  expect(read(withTemplate(own)).organisations.map(({ template }) => template)).toEqual([own, undefined])
  expect(read(withTemplate(null)).organisations[0]?.template).toBeNull()
})

test('everything that is wrong in a template is named with its place', () => {
  const [first, ...columns] = STANDARD_TEMPLATE.columns
  const wrong = { ...STANDARD_TEMPLATE, columns: [{ ...first, format: 'text' }, ...columns.slice(0, 3)] }
  expect(() => read(withTemplate(wrong))).toThrow(
    'kunder.json cannot be used:\n' +
      'organisations[0].template.columns[0].format must be pid, since the column has the role pid.\n' +
      'organisations[0].template lacks a column with the role level-1, which an import needs.',
  )
  expect(() => read(withTemplate('mall'))).toThrow('organisations[0].template must be a JSON object.')
})

test('what is no JSON is told with its place, and not quoted', () => {
  const told = faultOf('"19640823-3234"', '19640823-3234')
  expect(told).toMatch(/^kunder\.json is no JSON \(line \d+ column \d+\)\.$/)
})
