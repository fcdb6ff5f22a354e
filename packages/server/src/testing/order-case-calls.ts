import type { Conversation } from '@salvia/core/conversations'
import type { FilterOf, PageOf } from '@salvia/core/lists'
import type { OrderCase, orderCasesList } from '@salvia/core/order-cases'
import type { LightMyRequestResponse } from 'fastify'
import { openTestApp, type TestApp, type TestAppOptions } from './open-test-app.ts'
import { answer } from './personnel-file-calls.ts'
import { addAccountLike, addOrder, changeOrder, type TestOrder } from './queued-orders.store.ts'
import { TEST_NOW } from './template.ts'
import { employeesOf } from './test.store.ts'
import { employeesWithinReach } from './within-reach.ts'

const [FIRST, SECOND] = ['handlaggare@demo.example', 'handlaggare2@demo.example'] as const
/** Who makes the orders. */
const MAKER = 'chef@demo.example'

interface CaseCallOptions {
  /** Idempotency-Key */
  readonly key?: string
  /** The server to call. The first one if absent. */
  readonly at?: TestApp
  /** Calls as the second case worker. */
  readonly asSecond?: boolean
  /** The message may open what has ended. */
  readonly opensAgain?: boolean
}

/** The answer to a change: what it answers, or the code of the error. */
interface CaseAnswer<T> {
  readonly status: number
  readonly code: string | undefined
  readonly answer: T
}

/** A server with two case workers, and somebody of whom orders are. */
export interface OrderCaseTest {
  readonly salvia: TestApp
  /** The employee whose orders `order` makes. */
  readonly employee: Awaited<ReturnType<typeof employeesOf>>[number]
  /** Adds an order for the employee, and answers its id. */
  order(given?: Partial<TestOrder>): Promise<string>
  /** Changes an order behind the calls. */
  change(id: string, change: Parameters<typeof changeOrder>[2]): Promise<void>
  /** The queue by a search that may hold an identity number. */
  search(body: {
    readonly q: string
    readonly status: FilterOf<(typeof orderCasesList)['declaration']>
  }): Promise<PageOf<typeof orderCasesList>>
  get(path: string, options?: CaseCallOptions): Promise<LightMyRequestResponse>
  details(id: string, options?: CaseCallOptions): Promise<OrderCase>
  act(id: string, event: string, version: number, options?: CaseCallOptions): Promise<CaseAnswer<OrderCase>>
  note(id: string, text: string, options?: CaseCallOptions): Promise<CaseAnswer<OrderCase>>
  reply(id: string, text: string, options?: CaseCallOptions): Promise<CaseAnswer<Conversation>>
  book(id: string, slotId: string, version: number, options?: CaseCallOptions): Promise<CaseAnswer<OrderCase>>
}

export async function openOrderCaseTest(options: TestAppOptions = {}): Promise<OrderCaseTest> {
  const salvia = await openTestApp(options)
  const { db } = salvia.services
  await addAccountLike(db, FIRST, { email: SECOND, firstName: 'Olle', lastName: 'Björk' })
  const tokens = [await salvia.signIn(FIRST), await salvia.signIn(SECOND)] as const
  const [within] = await employeesWithinReach(salvia, await salvia.signIn(MAKER))
  const employee = (await employeesOf(db, '10401')).find(({ id }) => id === within)
  if (!employee) throw new Error('Nobody can be ordered for.')
  const tokenOf = ({ asSecond = false }: CaseCallOptions) => tokens[asSecond ? 1 : 0]

  async function post<T>(path: string, body: object, called: CaseCallOptions): Promise<CaseAnswer<T>> {
    const { key, at = salvia } = called
    const response = await at.call('POST', `order-cases/${path}`, {
      token: tokenOf(called),
      body,
      headers: key === undefined ? {} : { 'idempotency-key': key },
    })
    const told = response.json<T & { code?: string }>()
    return { status: response.statusCode, code: told.code, answer: told }
  }

  return {
    salvia,
    employee,
    order: async (given = {}) =>
      (await addOrder(db, { employeeId: employee.id, createdAt: TEST_NOW, ...given })).id,
    change: async (id, change) => void (await changeOrder(db, id, change)),
    async search(body) {
      const token = tokenOf({})
      return answer(await salvia.call('POST', 'order-cases/searches', { token, body }))
    },
    get: (path, called = {}) =>
      (called.at ?? salvia).call('GET', `order-cases${path}`, { token: tokenOf(called) }),
    async details(id, called = {}) {
      const token = tokenOf(called)
      return (await salvia.call('GET', `order-cases/${id}`, { token })).json<OrderCase>()
    },
    act: (id, event, version, called = {}) => post(`${id}/${event}`, { version }, called),
    note: (id, text, called = {}) => post(`${id}/notes`, { text }, called),
    reply: (id, text, called = {}) => {
      const { opensAgain = false } = called
      return post(`${id}/replies`, { text, files: [], opensAgain }, called)
    },
    book: (id, slotId, version, called = {}) => post(`${id}/bookings`, { slotId, version }, called),
  }
}
