import { previewedEmployeesList, previewPeopleList } from '@salvia/core/access-preview'
import { type Contract, contract } from '@salvia/core/api'
import { type Booking, bookingsList } from '@salvia/core/bookings'
import { caseWorkersList } from '@salvia/core/case-workers'
import { type Certificate, certificateStatuses, certificatesList } from '@salvia/core/certificates'
import type { EndpointDeclaration } from '@salvia/core/contract'
import { type Coworker, coworkersList } from '@salvia/core/coworkers'
import { customersList, customerUsersList } from '@salvia/core/customers'
import {
  type List,
  type ListDeclaration,
  type ListPage,
  type ListRequest,
  listRequest,
  readListQuery,
} from '@salvia/core/lists'
import { type MatterRow, mattersList } from '@salvia/core/matters'
import { type OrderCaseRow, orderCasesList } from '@salvia/core/order-cases'
import { type OrderRow, ordersList } from '@salvia/core/orders'
import { casesList, uploadsList } from '@salvia/core/personnel-file'
import { sortKey } from '@salvia/core/primitives'
import type { LightMyRequestResponse } from 'fastify'
import type { TestApp } from './open-test-app.ts'
import { accountOf } from './test.store.ts'

export const COMPANY = '10401'
const CASE_WORKER = 'handlaggare@demo.example'
const HR = 'hr@demo.example'

/** A row of any list, as the API returned it. */
type AnyRow = Readonly<Record<string, unknown>>
type AnyPage = Omit<ListPage<ListDeclaration>, 'items'> & {
  readonly items: readonly AnyRow[]
  readonly counts: Readonly<Record<string, number>>
}

/**
 * A list, who may call it, and the keys that its orders sort by, written as texts that compare right. Rows whose key is
 * null come last in both directions.
 */
export interface TestedList {
  readonly concept: keyof Contract
  readonly list: List
  readonly email: string
  readonly keys: Readonly<Record<string, (row: AnyRow) => string | null>>
  /** The filter under which the demo has rows to search; the list's first one if not given. */
  readonly searched?: Readonly<Record<string, string>>
}

const keysOf = <Row>(keys: Record<string, (row: Row) => string | null>) =>
  keys as unknown as TestedList['keys']
const asList = (list: unknown) => list as List

export const EVERY_LIST: readonly TestedList[] = [
  {
    concept: 'bookings',
    list: asList(bookingsList),
    email: HR,
    keys: keysOf<Booking>({
      date: row => row.startsAt,
      employee: ({ employee }) => sortKey(`${employee.lastName}\t${employee.firstName}`),
      service: row => sortKey(row.service),
    }),
  },
  {
    concept: 'certificates',
    list: asList(certificatesList),
    email: HR,
    keys: keysOf<Certificate>({
      name: ({ employee }) => sortKey(`${employee.lastName}\t${employee.firstName}`),
      status: row => String(certificateStatuses.codes.indexOf(row.status)),
      end: row => row.end ?? '9999',
    }),
  },
  {
    concept: 'coworkers',
    list: asList(coworkersList),
    email: HR,
    keys: keysOf<Coworker>({
      name: row => sortKey(`${row.lastName}\t${row.firstName}`),
      unit: row => sortKey(row.unit.path.join(' / ')),
      manager: row => sortKey(row.manager ?? ''),
    }),
  },
  {
    concept: 'orders',
    list: asList(ordersList),
    email: HR,
    keys: keysOf<OrderRow>({
      date: row => row.createdAt,
      service: row => sortKey(row.service ?? ''),
    }),
  },
  {
    concept: 'orderCases',
    list: asList(orderCasesList),
    email: CASE_WORKER,
    keys: keysOf<OrderCaseRow>({
      age: row => row.createdAt,
      customer: row => sortKey(row.company),
      clinic: row => sortKey(row.clinic ?? ''),
    }),
  },
  {
    concept: 'matters',
    list: asList(mattersList),
    email: CASE_WORKER,
    keys: keysOf<MatterRow>({
      promised: row => row.promisedOn,
      age: row => row.createdAt,
      customer: row => sortKey(row.company ?? ''),
      clinic: row => sortKey(row.clinic ?? ''),
    }),
  },
  { concept: 'accessPreview', list: asList(previewPeopleList), email: HR, keys: {} },
  { concept: 'previewedEmployees', list: asList(previewedEmployeesList), email: HR, keys: {} },
  { concept: 'personnelFile', list: asList(uploadsList), email: HR, keys: {} },
  // The demo has finished cases only.
  {
    ...{ concept: 'cases', list: asList(casesList), email: CASE_WORKER, keys: {} },
    searched: { status: 'finished' },
  },
  { concept: 'caseWorkers', list: asList(caseWorkersList), email: CASE_WORKER, keys: {} },
  { concept: 'customers', list: asList(customersList), email: CASE_WORKER, keys: {} },
  { concept: 'customerUsers', list: asList(customerUsersList), email: CASE_WORKER, keys: {} },
]

/** Calls lists as a caller who may. */
export interface ListCaller {
  send(tested: TestedList, request: ListRequest): Promise<LightMyRequestResponse>
  /** A page by the parameters of the address bar. */
  page(tested: TestedList, words?: Readonly<Record<string, string>>, pageSize?: number): Promise<AnyPage>
  /** Every row for these parameters, page by page. */
  all(tested: TestedList, words?: Readonly<Record<string, string>>): Promise<readonly AnyRow[]>
}

/** @param pid identity number of HR as addresses have it */
export async function listCaller(salvia: TestApp, pid: string): Promise<ListCaller> {
  const tokens = new Map<string, string>()
  const { id } = await accountOf(salvia.services.db, HR)
  for (const email of [HR, CASE_WORKER]) tokens.set(email, await salvia.signIn(email))
  const send: ListCaller['send'] = ({ concept, email }, { call, input }) => {
    const calls = contract[concept] as unknown as Readonly<Record<string, EndpointDeclaration>>
    const endpoint = calls[call]
    if (!endpoint) throw new Error(`${concept} has no ${call}.`)
    const values = { clientNumber: COMPANY, pid, id, ...input.params } as Record<string, string>
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? name)
    const asked = Object.entries(input.query ?? {}).filter(([, value]) => value !== undefined)
    const words = new URLSearchParams(asked.map(([name, value]) => [name, String(value)]))
    return salvia.call(endpoint.method === 'POST' ? 'POST' : 'GET', `${path}?${words}`, {
      token: tokens.get(email) ?? '',
      ...(input.body && { body: input.body }),
    })
  }
  const page: ListCaller['page'] = async (tested, words = {}, pageSize) => {
    const query = { ...readListQuery(tested.list, words), pageSize }
    const response = await send(tested, listRequest(tested.list, query))
    if (response.statusCode !== 200) throw new Error(`${response.statusCode} ${response.body}`)
    return response.json<AnyPage>()
  }
  return {
    send,
    page,
    async all(tested, words = {}) {
      const rows: AnyRow[] = []
      for (let number = 1; ; number += 1) {
        const { items, total } = await page(tested, { ...words, page: String(number) }, 200)
        rows.push(...items)
        if (items.length === 0 || rows.length >= total) return rows
      }
    },
  }
}
