import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '../contract/index.ts'
import { answersOf, endpointsOf } from './answers.ts'

/** Fields in which somebody may type an identity number, by their names. */
const HOLDS_NUMBERS = /^(?:q|filter\[q\]|pid|\w+Pid)$/

/** Calls with such a field that find nobody by a number, and why. */
const FINDS_NOBODY: Readonly<Record<string, string>> = {
  'accessPreview.list': 'searches names and units alone',
  'accessPreview.search': 'searches names and units alone',
  'previewedEmployees.list': 'searches names and units alone',
  'previewedEmployees.search': 'searches names and units alone',
  'coworkers.list': 'refuses digits in the address; pid is compared with the caller alone',
  'coworkers.exportList': 'refuses digits in the address',
  'bookings.list': 'refuses digits in the address',
  'bookings.exportList': 'refuses digits in the address',
  'certificates.list': 'refuses digits in the address',
  'certificates.exportList': 'refuses digits in the address',
  'orders.list': 'refuses digits in the address',
  'orders.exportList': 'refuses digits in the address',
  'matters.list': 'refuses digits in the address',
  'orderCases.list': 'refuses digits in the address',
  'customerUsers.list': 'searches names and emails alone',
  'customerUsers.search': 'searches names and emails alone',
  'customers.list': 'searches customers',
  'customers.search': 'searches customers',
  'cases.list': 'searches personnel files',
  'cases.search': 'searches personnel files',
  'personnelFile.list': 'searches personnel files',
  'personnelFile.search': 'searches personnel files',
  'personnelFile.exportList': 'searches personnel files',
  'personnelFile.exportSearch': 'searches personnel files',
  'services.catalogue': 'searches services',
}

const ADVICE =
  'A call in which somebody types an identity number declares the field as `typedNumber` (of a list: `findsByNumber`), so that the number takes a counted and audited turn. One that finds nobody by a number stands in FINDS_NOBODY with the reason.'

/** The names of all fields of a schema, also of fields of fields. */
function fieldsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([key, value]) => [
    ...(key === 'properties' ? Object.keys(value as object) : []),
    ...fieldsOf(value),
  ])
}
const namesIn = ({ params, query, body }: Endpoint) =>
  [params, query, body].flatMap(schema =>
    schema ? fieldsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })) : [],
  )

const candidates = endpointsOf().filter(endpoint => namesIn(endpoint).some(name => HOLDS_NUMBERS.test(name)))

test('each call in which a number may be typed counts it, or finds nobody by it', () => {
  const uncounted = candidates.filter(({ typedNumber }) => typedNumber === undefined).map(({ name }) => name)
  expect(uncounted.sort(), ADVICE).toEqual(Object.keys(FINDS_NOBODY).sort())
})

test.each(endpointsOf().filter(({ typedNumber }) => typedNumber))(
  '$name has the field, asks who calls, and may answer that there are no turns left',
  endpoint => {
    expect(namesIn(endpoint)).toContain(endpoint.typedNumber?.split('.').at(-1))
    expect(['user', 'person', 'caseWorker']).toContain(endpoint.access)
    expect(answersOf(endpoint)).toContain('TOO_MANY_REQUESTS')
  },
)
