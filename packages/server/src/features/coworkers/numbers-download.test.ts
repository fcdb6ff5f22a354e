import { type Coworker, coworkersList } from '@salvia/core/coworkers'
import { downloadRequest, readListQuery } from '@salvia/core/lists'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/index.ts'
import { auditOf, employeesOf } from '../../testing/test.store.ts'

const COMPANY = '10401'
type NumberedRow = Coworker & { readonly pid?: string | null }

let salvia: TestApp
let token: string
/** The number of each employee, and whether the identity is protected. */
let stored: Map<string, Awaited<ReturnType<typeof employeesOf>>[number]>
beforeAll(async () => {
  salvia = await openTestApp()
  token = await salvia.signIn('bestallare@demo.example')
  stored = new Map((await employeesOf(salvia.services.db, COMPANY)).map(one => [one.id, one]))
})
afterAll(() => salvia.close())

async function download(user: string, choice: Parameters<typeof downloadRequest>[2], q = '') {
  const { call, input } = downloadRequest(coworkersList, readListQuery(coworkersList, { q }), choice)
  const words = new URLSearchParams(
    Object.entries(input.query ?? {}).map(([name, value]) => [name, String(value)]),
  )
  return call === 'exportList'
    ? salvia.call('GET', `employees/${COMPANY}/exports?${words}`, { token: user })
    : salvia.call('POST', `employees/${COMPANY}/exports`, {
        token: user,
        ...(input.body && { body: input.body }),
      })
}
const rowsOf = async (user: string, choice: Parameters<typeof downloadRequest>[2], q = '') =>
  (await download(user, choice, q)).body
    .trim()
    .split('\n')
    .map((line): NumberedRow => JSON.parse(line))
const lastOf = async (action: string) => (await auditOf(salvia.services.db, action)).at(-1)

describe('a download with identity numbers', () => {
  test('has those of everyone whom no rule shuts, and leaves out those that are protected', async () => {
    const hr = await salvia.signIn('hr@demo.example')
    for (const user of [token, hr]) {
      const rows = await rowsOf(user, { format: 'ndjson', numbers: true })
      expect(rows.filter(({ excludedBy }) => excludedBy !== null)).not.toEqual([])
      for (const { id, pid, excludedBy } of rows) {
        const { protectedIdentity, pid: own } = stored.get(id) ?? expect.fail('unknown')
        expect(pid).toBe(protectedIdentity || excludedBy !== null ? null : own)
      }
    }
    const protectedRows = (await rowsOf(hr, { format: 'ndjson', numbers: true })).filter(
      ({ protectedIdentity }) => protectedIdentity,
    )
    expect(protectedRows.length).toBeGreaterThan(0)
  })

  test('has a column of its own in a table', async () => {
    const { body } = await download(token, { format: 'csv', numbers: true })
    const [header, ...lines] = body.trim().split('\r\n')
    expect(header?.endsWith(';Identity number')).toBe(true)
    expect(lines.some(line => /;\d{8}-\d{4}$/.test(line))).toBe(true)
  })

  test('is audited as such, with how many rows and never a number', async () => {
    await rowsOf(token, { format: 'ndjson', numbers: true })
    const line = await lastOf('employee-numbers-downloaded')
    expect(line).toMatchObject({ clientNumber: COMPANY, details: { format: 'ndjson', context: 'all' } })
    expect(JSON.stringify(line?.details)).not.toMatch(/\d{12}/)
  })

  test('of a search by number goes in a body', async () => {
    const [one] = await rowsOf(token, { format: 'ndjson', numbers: true })
    expect(await rowsOf(token, { format: 'ndjson', numbers: true }, one?.pid ?? '')).toEqual([one])
  })
})

describe('a download without the choice', () => {
  test.each(['csv', 'ndjson'] as const)('as %s has no number', async format => {
    const before = await lastOf('employee-numbers-downloaded')
    const { body } = await download(token, { format })
    for (const { pid } of stored.values()) expect(body).not.toContain(pid)
    expect(body).not.toMatch(/Identity number|\d{8}-\d{4}(?!-)/)
    expect(await lastOf('employee-numbers-downloaded')).toEqual(before)
    expect(await lastOf('employees-downloaded')).toMatchObject({ details: { format } })
  })

  test('and a page takes no such choice', async () => {
    const path = `employees/${COMPANY}/searches`
    const response = await salvia.call('POST', path, { token, body: { q: '', numbers: true } })
    expect(response.statusCode).toBe(400)
  })
})
