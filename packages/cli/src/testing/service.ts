import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { configSchema } from '@salvia/core/config'
import type { CaseAction, Upload, UploadPage } from '@salvia/core/personnel-file'
import { inject } from 'vitest'

/** The company that the tests of faults send files for. */
export const FAULTS_COMPANY = '10402'

/** Address of the service that the tests share. */
export const serviceUrl = (): string => inject('service')

/** The password of a demo account, as the sign-in screen lists it. */
export async function passwordOf(email: string, service = serviceUrl()): Promise<string> {
  const config = configSchema.parse(await (await fetch(`${service}/config.json`)).json())
  const account = config.DEMO_ACCOUNTS?.find(demo => demo.email === email)
  if (!account) throw new Error(`No demo account ${email}`)
  return account.password
}

const shared = new Map<string, Promise<string>>()

/**
 * One token of a demo account that the tests of a file share, as long as none ends its session. Signing in is slow by
 * design.
 */
export function sharedTokenOf(email: string): Promise<string> {
  const token = shared.get(email) ?? tokenOf(email)
  shared.set(email, token)
  return token
}

/** The access token of a new session of a demo account. */
export async function tokenOf(email: string, service = serviceUrl()): Promise<string> {
  const answer = await fetch(`${service}/api/tokens`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: await passwordOf(email, service) }),
  })
  if (!answer.ok) throw new Error(`Signing in as ${email}: ${answer.status} ${await answer.text()}`)
  const { accessToken } = (await answer.json()) as { accessToken: string }
  return accessToken
}

/** A token of the provider's own system for some kinds of its feed. */
export async function systemTokenFor(kinds: readonly string[]): Promise<string> {
  const answer = await fetch(`${serviceUrl()}/api/provider-tokens`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${await sharedTokenOf('handlaggare@demo.example')}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ name: 'Terminalens prov', kinds }),
  })
  return ((await answer.json()) as { token: string }).token
}

/** The cases that the service has made of a file, found by the hash of its bytes. */
export async function casesOf(path: string, token: string, service = serviceUrl()): Promise<Upload[]> {
  const sha256 = createHash('sha256').update(readFileSync(path)).digest('hex')
  const answer = await fetch(`${service}/api/personnel-files/${FAULTS_COMPANY}`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  const { items } = (await answer.json()) as UploadPage
  return items.filter(item => item.sha256 === sha256)
}

/** Performs case worker actions on a case, one after the other. */
export async function workOn(caseId: string, actions: readonly CaseAction[]): Promise<void> {
  const token = await sharedTokenOf('handlaggare@demo.example')
  for (const action of actions) {
    const done = await act(caseId, action, token)
    if (!done.ok) throw new Error(`${action}: ${await done.text()}`)
  }
}

/** Performs one action. Tries again for as long as the service counts the changes that the case worker confirms. */
async function act(caseId: string, action: CaseAction, token: string): Promise<Response> {
  for (;;) {
    const answer = await fetch(`${serviceUrl()}/api/cases/${caseId}/${action}`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': randomUUID(),
      },
      body: JSON.stringify({ confirmed: true, text: 'Frågor om filen.' }),
    })
    if (answer.status !== 409) return answer
    const text = await answer.text()
    if (!text.includes('CHANGES_BEING_COUNTED')) return new Response(text, { status: answer.status })
    await new Promise(resolve => setTimeout(resolve, 200))
  }
}
