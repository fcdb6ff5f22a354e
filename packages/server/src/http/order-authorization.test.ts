import { mayReplyTo } from '@salvia/core/orders'
import { RULE_EXAMPLES } from '@salvia/fixtures/demo-world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  addFollowedOrder,
  closeUnit,
  type FollowedOrder,
  openUnits,
} from '../testing/followed-orders.store.ts'
import { answer, employeesWithinReach, NO_ID, openTestApp, TEST_NOW, type TestApp } from '../testing/index.ts'
import { type JudgedOrder, judgedOrders, judgedUnits } from '../testing/judged-orders.ts'
import {
  changeEmployee,
  employeesOf,
  endEmployments,
  giveRoles,
  removeRoles,
  rolesOf,
} from '../testing/test.store.ts'

/*
 * Every call about one order, by every kind of user, of orders that the user made, sees, sees a part of or has lost, that
 * a rule shuts, that are out of reach or another customer's. What is expected is the rule of core, judged from the rows;
 * the rows that matter most are written out by name. authorization.test.ts asks the same calls with every kind of token.
 */
const COMPANY = '10401'
const [HR, MANAGER, ORDERER] = ['hr@demo.example', 'chef@demo.example', 'bestallare@demo.example']
const FOREIGN = '20877'
const WORKER = 'handlaggare@demo.example'
const USERS = [HR, MANAGER, ORDERER] as const
const HIDDEN = '404 ORDER_NOT_FOUND'

let salvia: TestApp
const tokens = new Map<string, string>()
const added = new Set<string>()
beforeAll(async () => {
  salvia = await openTestApp()
  for (const email of USERS) tokens.set(email, await salvia.signIn(email))
  await addEachKind()
})
afterAll(() => salvia.close())

const idOf = async (email: string) =>
  (await employeesOf(salvia.services.db, COMPANY)).find(employee => employee.email === email)?.id ??
  expect.fail(`nobody is ${email}`)

/** Orders about everybody whom a rule is about, by each maker, in a state in which they may be answered. */
async function addEachKind(): Promise<void> {
  const { db } = salvia.services
  const state = 'received' as const
  const add = async (order: FollowedOrder) => added.add((await addFollowedOrder(db, order)).id)
  const people = [...new Set<string>(RULE_EXAMPLES.map(({ employee }) => employee)), HR]
  const anyone = (await employeesOf(db, COMPANY)).slice(0, 2).map(({ id }) => id)
  for (const user of [MANAGER, ORDERER]) {
    const [reached] = await employeesWithinReach(salvia, tokens.get(user) ?? '')
    anyone.push(reached ?? expect.fail(`${user} reaches nobody`))
  }
  const units = await openUnits(db, COMPANY)
  const [root, one, other, last] = [units[0], units[1], units[5], units.at(-1)].map(unit => unit?.id ?? '')
  for (const maker of [HR, MANAGER, ORDERER]) {
    for (const email of people) await add({ maker, state, employeeId: await idOf(email) })
    for (const employeeId of anyone) await add({ maker, state, employeeId })
    for (const unitIds of [[root], [one, other], [last], units.map(({ id }) => id)])
      await add({ maker, state, unitIds: unitIds.map(id => id ?? '') })
  }
}

async function ask(user: string, method: 'GET' | 'POST', path: string, body?: object): Promise<string> {
  const call = { token: tokens.get(user) ?? '', ...(body && { body }) }
  const response = await salvia.call(method, `orders/${COMPANY}/${path}`, call)
  if (response.statusCode === 204) return '204'
  const { code, access } = response.json<{ code?: string; access?: string }>()
  return [response.statusCode, code ?? access].filter(Boolean).join(' ')
}

/** Each call with what the rule says of its answer. None of them changes who sees what. */
const CALLS = {
  get: {
    ask: (user: string, id: string) => ask(user, 'GET', id),
    expected: ({ access }: JudgedOrder) => (access.kind === 'hidden' ? HIDDEN : `200 ${access.kind}`),
  },
  downloadAttachment: {
    ask: (user: string, id: string) => ask(user, 'GET', `${id}/attachments/${NO_ID}`),
    expected: ({ access }: JudgedOrder) => (access.kind === 'full' ? '404 NOT_FOUND' : HIDDEN),
  },
  markRead: {
    ask: (user: string, id: string) => ask(user, 'POST', `${id}/readings`, { through: 0 }),
    expected: ({ access }: JudgedOrder) => (access.kind === 'full' ? '204' : HIDDEN),
  },
  reply: {
    ask: (user: string, id: string) => ask(user, 'POST', `${id}/replies`, { text: '', files: [] }),
    expected({ access, order }: JudgedOrder) {
      if (access.kind !== 'full') return HIDDEN
      if (!mayReplyTo(access)) return '403 REPLY_NOT_PERMITTED'
      const isLocked = order.state === 'closed' || (order.locksAt !== null && TEST_NOW > order.locksAt)
      return isLocked ? '409 CONVERSATION_LOCKED' : '400 MESSAGE_MISSING'
    },
  },
  withdraw: {
    ask: (user: string, id: string) => ask(user, 'POST', `${id}/withdrawals`),
    expected: ({ access }: JudgedOrder) => (access.kind === 'full' ? '409 ORDER_NOT_WITHDRAWABLE' : HIDDEN),
  },
} as const

async function wrongAnswers(
  user: string,
  calls: readonly (keyof typeof CALLS)[],
): Promise<{ kinds: Set<string>; wrong: string[] }> {
  const kinds = new Set<string>()
  const wrong: string[] = []
  const judged = await judgedOrders(salvia.services.db, user)
  for (const one of judged.filter(({ order }) => added.has(order.id))) {
    const { access, order } = one
    kinds.add(access.kind)
    for (const name of calls) {
      const call = CALLS[name]
      const [got, expected] = [await call.ask(user, order.id), call.expected(one)]
      if (got !== expected) wrong.push(`${name} of ${order.number} (${access.kind}): ${got}, not ${expected}`)
    }
  }
  return { kinds, wrong }
}

/** What the list says of each order, over all pages. */
async function listed(user: string): Promise<Map<string, string>> {
  const rows = new Map<string, string>()
  for (let page = 1; ; page += 1) {
    const path = `orders/${COMPANY}?pageSize=200&page=${page}`
    const { items } = answer<{ items: { id: string; access: string }[] }>(
      await salvia.call('GET', path, { token: tokens.get(user) ?? '' }),
    )
    for (const { id, access } of items) rows.set(id, access)
    if (items.length === 0) return rows
  }
}

/** The ids of the units that the call for ordering answers, or why it answers none. */
async function orderable(user: string, clientNumber = COMPANY): Promise<string[] | string> {
  const response = await salvia.call('GET', `units/${clientNumber}`, { token: tokens.get(user) ?? '' })
  const { code, items } = response.json<{ code?: string; items?: { id: string }[] }>()
  return items?.map(({ id }) => id).sort() ?? `${response.statusCode} ${code}`
}

/** Asks the calls of the added orders, the list of all, those of the demo included, and the units to order for. */
async function agreesWithRule(
  user: string,
  calls = Object.keys(CALLS) as (keyof typeof CALLS)[],
): Promise<string[]> {
  const { kinds, wrong } = await wrongAnswers(user, calls)
  const all = await judgedOrders(salvia.services.db, user)
  const shown = new Map(
    all.flatMap(({ order, access }) => (access.kind === 'hidden' ? [] : [[order.id, access.kind] as const])),
  )
  for (const [id, access] of await listed(user))
    if (shown.get(id) !== access) wrong.push(`the list tells ${id} as ${access}, not ${shown.get(id)}`)
  expect(wrong, user).toEqual([])
  expect(await orderable(user), user).toEqual((await judgedUnits(salvia.services.db, user)).sort())
  return [...kinds].sort()
}

describe('every call about one order', () => {
  test.each([
    [HR, ['full', 'hidden', 'text']],
    [MANAGER, ['full', 'hidden', 'limited', 'text']],
    [ORDERER, ['full', 'hidden', 'limited', 'text']],
  ] as const)('by %s, is answered as the rule says', async (user, kinds) => {
    expect(await agreesWithRule(user)).toEqual(kinds)
  })

  test.each(USERS)(
    'by %s, after people have moved and left, a role has moved and a unit was closed',
    async user => {
      const { db } = salvia.services
      const units = await openUnits(db, COMPANY)
      const [moved, ...others] = (await employeesOf(db, COMPANY)).slice(0, 3)
      const closed = units.find(({ id, parentId }) => parentId === units[0]?.id && id !== moved?.unitId)
      const roles = await rolesOf(db, MANAGER)
      await changeEmployee(db, moved?.id ?? '', { unitId: units.at(-1)?.id ?? '' })
      await changeEmployee(db, others[0]?.id ?? '', { endedAt: TEST_NOW })
      await removeRoles(db, MANAGER)
      await giveRoles(
        db,
        roles.slice(0, 1).map(role => ({ ...role, unitId: units.at(-1)?.id ?? '', recursive: false })),
      )
      await closeUnit(db, closed?.id ?? '', TEST_NOW)
      try {
        await agreesWithRule(user, ['get', 'reply'])
      } finally {
        await closeUnit(db, closed?.id ?? '', null)
        await removeRoles(db, MANAGER)
        await giveRoles(db, roles)
        await changeEmployee(db, others[0]?.id ?? '', { endedAt: null })
        await changeEmployee(db, moved?.id ?? '', { unitId: moved?.unitId ?? '' })
      }
      await agreesWithRule(user, [])
    },
  )
})

describe('by name', () => {
  test.each(RULE_EXAMPLES)(
    'an order of $user for $employee keeps its text, and one of others is not there ($rule)',
    async ({ user, employee }) => {
      const { db } = salvia.services
      const employeeId = await idOf(employee)
      const own = await addFollowedOrder(db, { maker: user, employeeId })
      const others = await addFollowedOrder(db, { maker: HR, employeeId })
      expect(await CALLS.get.ask(user, own.id)).toBe('200 text')
      expect(await CALLS.reply.ask(user, own.id)).toBe(HIDDEN)
      expect(await CALLS.withdraw.ask(user, own.id)).toBe(HIDDEN)
      expect(await CALLS.get.ask(user, others.id)).toBe(HIDDEN)
    },
  )

  test('the maker whose employee has left is told number, date, service and text alone', async () => {
    const { db } = salvia.services
    const employeeId = await idOf('medarbetare@demo.example')
    const { id, number } = await addFollowedOrder(db, { maker: MANAGER, employeeId })
    const token = tokens.get(MANAGER) ?? ''
    await endEmployments(db, 'medarbetare@demo.example', TEST_NOW)
    const told = (await salvia.call('GET', `orders/${COMPANY}/${id}`, { token })).json<object>()
    await changeEmployee(db, employeeId, { endedAt: null })
    expect(told).toEqual({
      access: 'text',
      ...{ id, number: `B-${number}`, createdAt: TEST_NOW },
      service: 'Hälsoundersökning',
      text: 'Trötthet sedan i höstas.',
    })
  })

  test('an order of another customer is answered, to the letter, like one that does not exist', async () => {
    const { db } = salvia.services
    const other = await addFollowedOrder(db, { maker: HR, clientNumber: '10402', orderKind: 'counselling' })
    const token = tokens.get(HR) ?? ''
    const bodyOf = async (path: string) => {
      const { traceId: _, ...body } = (
        await salvia.call('GET', `orders/${COMPANY}/${path}`, { token })
      ).json<{ traceId: string }>()
      return body
    }
    const nothing = await bodyOf(NO_ID)
    expect(nothing).toMatchObject({ code: 'ORDER_NOT_FOUND' })
    expect(await bodyOf(other.id)).toEqual(nothing)
    expect(await bodyOf(`B-${other.number}`)).toEqual(nothing)
    expect(await bodyOf('B-999999999999')).toEqual(nothing)
  })

  test('a machine with the grant sees every order but those about HR, without texts and identity numbers, and writes nothing', async () => {
    const { db } = salvia.services
    const body = { name: 'lista', grants: ['orders'] }
    const hr = tokens.get(HR) ?? ''
    const made = await salvia.call('POST', `machine-tokens/${COMPANY}`, { token: hr, body })
    tokens.set('machine', answer<{ token: string }>(made).token)
    const employeeId = await idOf(MANAGER)
    const { id } = await addFollowedOrder(db, { maker: MANAGER, employeeId })
    const { id: aboutHr } = await addFollowedOrder(db, { maker: MANAGER, employeeId: await idOf(HR) })
    expect(await CALLS.get.ask('machine', id)).toBe('200 limited')
    expect(await CALLS.get.ask('machine', aboutHr)).toBe(HIDDEN)
    const text = (await salvia.call('GET', `orders/${COMPANY}/${id}`, { token: tokens.get('machine') ?? '' }))
      .body
    const { pid } = (await employeesOf(db, COMPANY)).find(one => one.id === employeeId) ?? expect.fail()
    expect(text).not.toContain(pid)
    expect(text).not.toContain(pid.slice(2))
    for (const call of ['reply', 'withdraw', 'markRead'] as const)
      expect(await CALLS[call].ask('machine', id)).toBe('403 MACHINE_TOKEN_NOT_ALLOWED')
    const rows = await listed('machine')
    expect([rows.get(id), rows.get(aboutHr)]).toEqual(['full', undefined])
    expect(await orderable('machine')).toBe('403 MACHINE_TOKEN_NOT_ALLOWED')
  })

  test('the units to order for are those of the roles, and none at a company that the user is not of', async () => {
    const { db } = salvia.services
    const all = (await openUnits(db, COMPANY)).map(({ id }) => id).sort()
    expect(await orderable(HR)).toEqual(all)
    for (const user of [MANAGER, ORDERER]) {
      const some = await orderable(user)
      expect(some.length, user).toBeGreaterThan(0)
      expect(some.length, user).toBeLessThan(all.length)
    }
    for (const user of USERS) expect(await orderable(user, FOREIGN), user).toBe('404 NOT_FOUND')
    tokens.set(WORKER, await salvia.signIn(WORKER))
    expect(await orderable(WORKER)).toBe('404 NOT_FOUND')
  })
})
