import { contract, endpointsOf } from '@salvia/core/api'
import { CASE_WORKER_FUNCTION_NAMES, type CaseWorkerFunction } from '@salvia/core/case-worker-functions'
import { type Endpoint, needsSession } from '@salvia/core/contract'
import { MATTER_KINDS, type MatterKind } from '@salvia/core/matters'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { NO_ID, openTestApp, type TestApp } from '../testing/index.ts'
import { setFunctions } from '../testing/test.store.ts'

const WORKER = 'handlaggare@demo.example'
const CALLS = endpointsOf(contract).filter(needsSession)
const MATTER_KIND_NAMES = Object.keys(MATTER_KINDS) as MatterKind[]
const needing = (name: CaseWorkerFunction) => CALLS.filter(call => call.caseWorkerFunction === name)

let salvia: TestApp
let token: string
beforeAll(async () => {
  salvia = await openTestApp()
  token = await salvia.signIn(WORKER)
  return () => salvia.close()
})
afterEach(() => setFunctions(salvia.services.db, WORKER, CASE_WORKER_FUNCTION_NAMES))

function call({ method, path }: Endpoint, by: string, headers: Record<string, string> = {}) {
  const named = path
    .replace('{clientNumber}', '10401')
    .replace('{event}', 'acknowledge')
    .replaceAll(/\{\w+\}/g, NO_ID)
  return salvia.call(method, named, { token: by, headers })
}

async function codesOf(calls: readonly Endpoint[], by: string): Promise<Record<string, string>> {
  const codes: Record<string, string> = {}
  for (const each of calls) {
    const response = await call(each, by)
    const { code } = response.statusCode < 400 ? { code: '' } : response.json<{ code: string }>()
    codes[each.name] = `${response.statusCode} ${code}`.trim()
  }
  return codes
}
const allWith = (calls: readonly Endpoint[], code: string) =>
  Object.fromEntries(calls.map(({ name }) => [name, code]))

test('every call about a kind of matters or personnel files over all customers takes its function, and no other does', () => {
  const expected = ({ path }: Endpoint): CaseWorkerFunction | undefined => {
    const kind = MATTER_KIND_NAMES.find(name => new RegExp(`^${name}-cases(/|$)`).test(path))
    if (kind) return MATTER_KINDS[kind].caseWorkerFunction
    return /^(cases(\/|$)|customers\/\{clientNumber\}\/personnel-file-drafts)/.test(path)
      ? 'personnel-files'
      : undefined
  }
  for (const each of CALLS) expect([each.name, each.caseWorkerFunction]).toEqual([each.name, expected(each)])
})

describe.each(['orders', 'personnel-files'] as const)('without the function %s', name => {
  const others = CASE_WORKER_FUNCTION_NAMES.filter(other => other !== name)

  test('each of its calls is refused at once, and those of the others go on', async () => {
    await setFunctions(salvia.services.db, WORKER, others)
    expect(await codesOf(needing(name), token)).toEqual(
      allWith(needing(name), '403 CASE_WORKER_FUNCTION_NEEDED'),
    )
    const open = CALLS.filter(
      ({ access, kind, method, caseWorkerFunction }) =>
        access === 'caseWorker' && kind === 'json' && method === 'GET' && caseWorkerFunction !== name,
    )
    expect(Object.values(await codesOf(open, token))).not.toContainEqual(expect.stringMatching(/^403/))
    await setFunctions(salvia.services.db, WORKER, [name])
    expect(Object.values(await codesOf(needing(name), token))).not.toContainEqual(
      expect.stringMatching(/^403/),
    )
  })

  test('customers find nothing there, whatever case workers hold', async () => {
    const hr = await salvia.signIn('hr@demo.example')
    expect(await codesOf(needing(name), hr)).toEqual(allWith(needing(name), '404 NOT_FOUND'))
  })
})

test.each([
  [
    'sv',
    'Du saknar funktionen Beställningar.',
    'Be en annan handläggare att ge dig den, på sidan Handläggare.',
  ],
  [
    'en',
    'You don’t have the function Orders.',
    'Ask another case worker to give it to you, on the page Case workers.',
  ],
])('the refusal says in %s what is missing and who can give it', async (language, title, detail) => {
  await setFunctions(salvia.services.db, WORKER, [])
  const response = await call(contract.orderCases.list, token, { 'x-accept-language': language })
  expect(response.json()).toMatchObject({ title, detail, data: { function: 'orders' } })
})
