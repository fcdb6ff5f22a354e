import { BANKID_ERRORS, FAILED_HINTS, PENDING_HINTS } from '@salvia/core/bankid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../app/build-app.ts'
import { openTestApp, type TestApp } from '../testing/index.ts'
import { html } from './html.ts'
import { MISBEHAVIOURS } from './plays.ts'

let salvia: TestApp
beforeAll(async () => {
  salvia = await openTestApp()
})
afterAll(() => salvia.close())

const BASE = '/bankid-simulator'
const get = (path: string, language = 'sv') =>
  salvia.app.inject({ url: `${BASE}${path}`, headers: { 'accept-language': language } })
const post = (path: string, form: Record<string, string>) =>
  salvia.app.inject({
    method: 'POST',
    url: `${BASE}${path}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  })

async function begin(returnUrl?: string) {
  const payload = { endUserIp: '192.0.2.1', ...(returnUrl && { returnUrl }) }
  const response = await salvia.app.inject({ method: 'POST', url: `${BASE}/rp/v6.0/auth`, payload })
  return response.json<{ orderRef: string; autoStartToken: string; qrStartSecret: string }>()
}
async function collect(orderRef: string) {
  const payload = { orderRef }
  const response = await salvia.app.inject({ method: 'POST', url: `${BASE}/rp/v6.0/collect`, payload })
  return response.json<{ status?: string; errorCode?: string; completionData?: object }>()
}

describe('the list', () => {
  test('shows what waits, in the browser’s language, under the policy of every page', async () => {
    const { autoStartToken, qrStartSecret } = await begin()
    const swedish = await get('/')
    expect(swedish.statusCode).toBe(200)
    expect(swedish.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(swedish.headers['content-security-policy']).toContain("default-src 'none'")
    expect(swedish.body).toContain('<html lang="sv">')
    expect(swedish.body).toContain(`href="${BASE}/orders/${autoStartToken}"`)
    expect(swedish.body).not.toContain(qrStartSecret)
    expect(swedish.body).not.toMatch(/<script|<style| style=/)
    const english = await get('/', 'en')
    expect(english.body).toContain('<html lang="en">')
    expect(english.body).toContain('Waiting sign-ins')
  })

  test('opens an order by a link, and by the text of its code', async () => {
    const { autoStartToken } = await begin()
    const byLink = await get(`/?autostarttoken=${autoStartToken}&redirect=null`)
    expect([byLink.statusCode, byLink.headers.location]).toEqual([303, `${BASE}/orders/${autoStartToken}`])
    const wrong = await post('/find', { qrCode: 'bankid.x.1.y' })
    expect([wrong.statusCode, wrong.headers.location]).toEqual([303, `${BASE}/?told=noOrder`])
    expect((await get('/?told=noOrder')).body).toContain('role="status"')
    expect((await get('/?told=%3Cscript%3E')).body).not.toContain('role="status"')
  })

  test('has a look of its own', async () => {
    const style = await get('/style.css')
    expect([style.statusCode, style.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8'])
  })
})

describe('an order’s page', () => {
  test('plays everything that there is', async () => {
    const { autoStartToken } = await begin()
    const { body } = await get(`/orders/${autoStartToken}`)
    const plays = [
      ...PENDING_HINTS,
      ...FAILED_HINTS,
      ...Object.keys(BANKID_ERRORS),
      ...Object.keys(MISBEHAVIOURS),
    ]
    expect(plays.filter(play => !body.includes(`:${play}"`))).toEqual([])
    const invented = body.match(/:something\w+2027"/g)
    expect(invented).toHaveLength(3)
    expect(Object.keys(MISBEHAVIOURS)).toHaveLength(12)
  })

  test('leads to the list where there is none', async () => {
    expect((await get('/orders/none')).headers.location).toBe(`${BASE}/?told=noOrder`)
  })

  test('a person who signs is led back to where the app was opened', async () => {
    const { orderRef, autoStartToken } = await begin('http://localhost:4000/logga-in#bankid=n')
    const chosen = await post(`/orders/${autoStartToken}/plays`, { play: 'person:hr@demo.example' })
    expect([chosen.statusCode, chosen.headers.location]).toEqual([
      303,
      'http://localhost:4000/logga-in#bankid=n',
    ])
    expect(await collect(orderRef)).toMatchObject({ status: 'complete' })
  })

  test.each([
    ['hint:failed:userCancel', { status: 'failed', hintCode: 'userCancel' }],
    ['hint:pending:userFace', { status: 'pending', hintCode: 'userFace' }],
    ['error:internalError', { errorCode: 'internalError' }],
    ['misbehaviour:too-late', { errorCode: 'invalidParameters' }],
  ])('%s: happens, and the list says so', async (play, expected) => {
    const { orderRef, autoStartToken } = await begin()
    const chosen = await post(`/orders/${autoStartToken}/plays`, { play })
    expect([chosen.statusCode, chosen.headers.location]).toEqual([303, `${BASE}/?told=chosen`])
    expect(await collect(orderRef)).toMatchObject(expected)
  })

  test('anyone may sign by a number of twelve digits, and by nothing less', async () => {
    const { orderRef, autoStartToken } = await begin()
    const path = `/orders/${autoStartToken}/plays`
    for (const form of [{ play: 'number', personalNumber: '12' }, { play: 'dance' }, {}] as Record<
      string,
      string
    >[]) {
      expect((await post(path, form)).headers.location).toBe(`${BASE}/?told=noPerson`)
    }
    await post(path, { play: 'number', personalNumber: '19640823-3234' })
    expect(await collect(orderRef)).toMatchObject({
      status: 'complete',
      completionData: { user: { personalNumber: '196408233234', name: 'Test Testsson' } },
    })
  })

  test('what happens to the next sign-in is chosen in the list', async () => {
    await post('/next/plays', { play: 'hint:pending:userMrtd' })
    expect(await collect((await begin()).orderRef)).toMatchObject({ hintCode: 'userMrtd' })
  })
})

test('what is put into a page is text', () => {
  const name = `<img src=x onerror="alert('x')">&`
  expect(html`<p>${name}</p>${[html`<b>${'1 < 2'}</b>`]}`.markup).toBe(
    '<p>&lt;img src=x onerror=&quot;alert(&#39;x&#39;)&quot;&gt;&amp;</p><b>1 &lt; 2</b>',
  )
})

test('production has no simulator', async () => {
  const settings = { ...salvia.services.settings, environment: 'production' as const }
  const app = await buildApp({ ...salvia.services, settings }, salvia.database)
  for (const path of ['/rp/v6.0/auth', '/api/plays']) {
    expect((await app.inject({ method: 'POST', url: `${BASE}${path}`, payload: {} })).statusCode).toBe(404)
  }
  expect((await app.inject({ url: `${BASE}/api/orders` })).statusCode).toBe(404)
  await app.close()
})

test('without a provider nobody begins', async () => {
  const settings = { ...salvia.services.settings, bankid: { kind: 'off' } as const }
  const app = await buildApp({ ...salvia.services, settings }, salvia.database)
  const response = await app.inject({ method: 'POST', url: '/api/bankid/orders', payload: { start: 'qr' } })
  expect(response.json()).toMatchObject({
    status: 400,
    code: 'BANKID_OFF',
    detail: 'Portalen har inte stöd för inloggning med BankID. Logga in med e-postadress och lösenord.',
  })
  await app.close()
})
