import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { contract } from '@salvia/core/api'
import { type Client, createClient } from '@salvia/core/client'
import type { SentOrder } from '@salvia/core/orders'
import type { CaseAction, CaseStatus, Upload } from '@salvia/core/personnel-file'
import { DEFAULT_SETTINGS } from '@salvia/core/profile'
import { exampleText, unlikeOthers, writtenFile } from './files.ts'
import { CASE_WORKER, CUSTOMER, HR, PASSWORD } from './portal.ts'

/** An API client signed in as a demo account, to set up what a test needs, not to test it. */
export async function callsAs(url: string, email: string, password = PASSWORD): Promise<Client> {
  let token: string | undefined
  const client = createClient(contract, {
    baseUrl: `${url}/api/`,
    fetch: (address, init) => fetch(address, init),
    token: () => token,
    locale: () => 'sv',
    onTokenExpired: () => {},
  })
  token = (await client.auth.signIn({ body: { email, password } })).accessToken
  return client
}

/** What the demo has on every day. A test that did without it would look at another page, and pass. */
export function present<T>(found: T | null | undefined, what: string): T {
  if (found == null) throw new Error(`The demo has no ${what}.`)
  return found
}

/** Resets the settings of an account to their seeded values, because they are stored with the account. */
export async function usualSettings(url: string, email: string): Promise<void> {
  await (await callsAs(url, email)).profile.update({ body: DEFAULT_SETTINGS })
}

/** Sends a file for a company as HR, and returns its case. */
export async function sentCase(url: string, path?: string): Promise<Upload> {
  const client = await callsAs(url, HR.email)
  const clientNumber = CUSTOMER.sending
  const chosen = path ?? (await writtenFile(unlikeOthers(await exampleText(6))))
  const body = new FormData()
  body.append('file', new File([await readFile(chosen)], basename(chosen)))
  const { id } = await client.personnelFile.attach({ params: { clientNumber }, body })
  await client.personnelFile.review({ params: { clientNumber, id } })
  return client.personnelFile.submit({ params: { clientNumber, id }, body: { continueAnyway: true } })
}

/** Performs a case worker's actions one after the other, with a text where one is required. */
export async function handled(url: string, id: string, ...actions: readonly CaseAction[]): Promise<void> {
  const client = await callsAs(url, CASE_WORKER.email)
  for (const event of actions) {
    await counted(client, id)
    const text = event === 'ask' || event === 'reject' ? { text: 'Vilken enhet hör Lager till?' } : {}
    await client.cases.act({ params: { id, event }, body: { confirmed: true, ...text } })
  }
}

async function counted(client: Client, id: string): Promise<void> {
  await until(async () => (await client.cases.get({ params: { id } })).changes.state === 'counted')
}

/** Waits until a case reaches a status by itself. */
export async function reaches(url: string, id: string, status: CaseStatus): Promise<void> {
  const client = await callsAs(url, CASE_WORKER.email)
  await until(async () => (await client.cases.get({ params: { id } })).status === status)
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    if (await holds()) return
    await new Promise(done => setTimeout(done, 100))
  }
  throw new Error('It did not come about within a minute.')
}

/** Orders ergonomic advice for an employee as HR, and returns the order. The demo has free times of it. */
export async function sentOrder(url: string, message = 'Ont i axeln sedan i höstas.'): Promise<SentOrder> {
  const client = await callsAs(url, HR.email)
  const params = { clientNumber: CUSTOMER.sending }
  const { services } = await client.services.catalogue({
    params,
    query: { 'filter[q]': 'Ergonomisk rådgivning' },
  })
  const { pidHash } = await client.profile.get({})
  const { items } = await client.coworkers.list({
    params: { ...params, pid: pidHash ?? '', context: 'orderable' },
    query: {},
  })
  const [service] = services
  const [employee] = items
  if (!service || !employee) throw new Error('The demo has the service and employees to order it for.')
  return client.orders.person({
    params,
    body: {
      portalServiceId: service.portalServiceId,
      employee: { kind: 'known', pidHash: employee.pidHash },
      message,
      userMobilePhone: '0701740641',
    },
  })
}
