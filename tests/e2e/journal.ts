import type { MedicalCheck } from '@salvia/core/certificates'
import { addDays, type IsoDate, millisOf, stockholmDate } from '@salvia/core/primitives'
import { now } from './now.ts'
import { CASE_WORKER, CUSTOMER, HR } from './portal.ts'
import { callsAs, present } from './service.ts'

/** An employee of the demo whose check-ups HR sees. */
interface JournalEmployee {
  readonly firstName: string
  readonly lastName: string
  /** 12 digits. */
  readonly pid: string
}

/** A certificate as the provider's journal has it. */
interface JournalCertificate {
  readonly id: string
  readonly pid: string
  readonly check: MedicalCheck
  readonly issued?: IsoDate
  readonly end?: IsoDate
}

/** The provider's journal, which sends certificates to a server. */
export interface Journal {
  put(certificate: JournalCertificate): Promise<void>
  withdraw(id: string): Promise<void>
  /** Takes the journal's token away, so that no test sees one that it did not make. */
  close(): Promise<void>
}

/** Connects a journal to a server that is running. */
export async function openJournal(url: string): Promise<Journal> {
  const client = await callsAs(url, CASE_WORKER.email)
  const { id, token } = await client.providerTokens.create({
    body: { name: 'Journalen', kinds: ['certificates'] },
  })
  let version = millisOf(now())
  const send = async (line: object): Promise<void> => {
    const response = await fetch(`${url}/api/feeds/certificates`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/x-ndjson' },
      body: JSON.stringify({ version: ++version, ...line }),
    })
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  }
  return {
    put: ({ id: of, pid, check, issued = daysFromNow(-30), end = daysFromNow(700) }) =>
      send({ id: of, op: 'put', data: { clientNumber: CUSTOMER.reading, pid, check, issued, end } }),
    withdraw: of => send({ id: of, op: 'delete' }),
    async close() {
      await client.providerTokens.revoke({ params: { id } })
    },
  }
}

const daysFromNow = (days: number): IsoDate => addDays(stockholmDate(now()), days)

/** Somebody with a certificate in the demo, of whom HR sees the number too. */
export async function journalEmployee(url: string): Promise<JournalEmployee> {
  const client = await callsAs(url, HR.email)
  const params = { clientNumber: CUSTOMER.reading }
  const { items } = await client.certificates.list({
    params,
    query: { status: 'expires', source: 'journal' },
  })
  const numbers = await client.certificates.numbers({ params, body: { ids: items.map(({ id }) => id) } })
  const shown = present(
    numbers.items.find(({ id, pid }) => pid !== null && items.find(one => one.id === id)?.seesEmployee),
    'certificate of somebody whose number HR sees',
  )
  const { firstName, lastName } = present(items.find(({ id }) => id === shown.id)?.employee, 'employee')
  return { firstName, lastName, pid: shown.pid ?? '' }
}

/** The identity number of whom an entry is about, 12 digits. */
export async function numberOf(url: string, id: string): Promise<string> {
  const client = await callsAs(url, HR.email)
  const params = { clientNumber: CUSTOMER.reading }
  const { items } = await client.certificates.numbers({ params, body: { ids: [id] } })
  return present(items[0]?.pid, 'number')
}
