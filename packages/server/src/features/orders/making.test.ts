import { COUNSELLING_SERVICE } from '@salvia/core/orders'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, TEST_NOW, type TestApp } from '../../testing/index.ts'
import { mailsAfter } from '../../testing/mail-box.ts'
import {
  counsellingBody,
  groupBody,
  NEW_NUMBERS,
  newEmployee,
  orderCalls,
  personBody,
} from '../../testing/order-calls.ts'
import {
  accountOf,
  auditOf,
  changeAccount,
  changeEmployee,
  employeesOf,
  giveRoles,
  removeRoles,
} from '../../testing/test.store.ts'
import { ordersMadeBy, storedOrder } from '../../testing/test-orders.store.ts'
import { mailOrderReceipt } from './mail-order-receipt.job.ts'

const COMPANY = '10401'
const [HR, CHEF, ORDERER] = ['hr@demo.example', 'chef@demo.example', 'bestallare@demo.example']
const EMPLOYEE = 'medarbetare@demo.example'

let salvia: TestApp
let calls: ReturnType<typeof orderCalls>
const numbers = [...NEW_NUMBERS]
const freshNumber = () => numbers.pop() ?? expect.fail('no number is left')
beforeAll(async () => {
  salvia = await openTestApp()
  calls = orderCalls(salvia)
})
afterAll(() => salvia.close())

const said = ({ status, code }: { status: number; code: string }) => (status === 200 ? 'sent' : code)
const fieldsOf = (body: unknown) => (body as { data?: { fields?: string } }).data?.fields
const unitOf = async (user: string) => (await calls.units(user))[0] ?? expect.fail('no unit')
const pidOf = async (email: string) =>
  (await employeesOf(salvia.services.db, COMPANY)).find(row => row.email === email)?.pid ??
  expect.fail('no employee')

describe('an order for an employee', () => {
  test('is stored with what was written, its step, its follower, and a number for the provider', async () => {
    const { status, body } = await calls.person(CHEF, personBody(await calls.known(EMPLOYEE)))
    expect(status).toBe(200)
    expect(body).toMatchObject({ createdAt: TEST_NOW, receiptTo: CHEF })
    expect(body.number).toMatch(/^B-2\d{4}$/)
    const { order, steps, followers, changes } = await storedOrder(salvia.services.db, body.id)
    const maker = await accountOf(salvia.services.db, CHEF)
    expect(order).toMatchObject({
      ...{ clientNumber: COMPANY, orderKind: 'person', state: 'sent', makerAccountId: maker.id },
      ...{ serviceId: 'halsoundersokning', clinicId: 'bjorkby', latestEventAt: TEST_NOW, unanswered: 0 },
      contents: {
        ...{ service: { id: 'halsoundersokning', name: { sv: 'Hälsoundersökning', en: 'Health check' } } },
        ...{
          subCategories: [{ sv: 'Grundundersökning', en: 'Basic check' }],
          message: 'Trötthet sedan i höstas.',
        },
        ...{ userMobilePhone: '0701740605', place: { city: 'Björkby', partner: null } },
      },
    })
    expect(steps).toMatchObject([{ event: 'sent', at: TEST_NOW, by: 'Camilla Dahlström' }])
    expect(followers).toEqual([maker.id])
    expect(changes).toHaveLength(1)
    expect(order.searchText).toContain('camilla dahlstrom')
    const audited = (await auditOf(salvia.services.db, 'order-sent')).find(({ object }) => object === body.id)
    expect(audited?.details).toMatchObject({ kind: 'person', files: 0 })
  })

  test.each([
    ['no-such-service', 'SERVICE_NOT_FOUND'],
    ['kontroll-klattring', 'SERVICE_NOT_IN_AGREEMENT'],
    ['kontroll-kvarts', 'SERVICE_NOT_ORDERABLE'],
    ['provtagning-alkohol-droger', 'SERVICE_NOT_ORDERABLE'],
    ['krisstod', 'SERVICE_NOT_ORDERABLE'],
    ['stress-i-grupp', 'SERVICE_NOT_ORDERABLE'],
  ])('of the service %s: %s', async (portalServiceId, code) => {
    const body = personBody(await calls.known(EMPLOYEE), { portalServiceId, subCategories: [] })
    expect(said(await calls.person(CHEF, body))).toBe(code)
  })

  test.each([
    [CHEF, CHEF, 'EXCLUDED_BY_SELF_INSIGHT'],
    [CHEF, 'dag.skoglund@demo.example', 'EXCLUDED_BY_ORDERING'],
    [ORDERER, 'malin.ekwall@demo.example', 'EXCLUDED_BY_COLLEAGUE'],
    [CHEF, HR, 'COWORKER_NOT_FOUND'],
    [ORDERER, EMPLOYEE, 'COWORKER_NOT_FOUND'],
  ])('by %s for %s: %s', async (user, email, code) => {
    expect(said(await calls.person(user, personBody(await calls.known(email))))).toBe(code)
  })

  test('whom the user manages without ordering for the unit: ORDER_TAKES_ROLE', async () => {
    const { db } = salvia.services
    const employee = (await employeesOf(db, COMPANY)).find(({ email }) => email === EMPLOYEE)
    const managerAccountId = (await accountOf(db, ORDERER)).id
    const { managerAccountId: before, id } = employee ?? expect.fail('no employee')
    await changeEmployee(db, id, { managerAccountId })
    expect(said(await calls.person(ORDERER, personBody(await calls.known(EMPLOYEE))))).toBe(
      'ORDER_TAKES_ROLE',
    )
    expect(said(await calls.check(ORDERER, await pidOf(EMPLOYEE)))).toBe('ORDER_TAKES_ROLE')
    await changeEmployee(db, id, { managerAccountId: before })
  })

  test.each([
    [{ city: '', clinic: '' }, 'city, clinic'],
    [{ city: 'Kvarnhälle' }, 'clinic'],
    [{ clinic: 'partner-sundvik', city: 'Sundvik' }, 'clinic'],
    [{ subCategories: ['grund', 'nagot-annat'] }, 'subCategories'],
    [{ userMobilePhone: '12' }, 'userMobilePhone'],
    [{ customFeedbackRecipient: true, feedbackName: 'Eva', feedbackEmail: 'eva' }, 'feedbackEmail'],
  ])('with %o is not complete: %s', async (wrong, fields) => {
    const answer = await calls.person(CHEF, personBody(await calls.known(EMPLOYEE), wrong))
    expect([said(answer), fieldsOf(answer.body)]).toEqual(['ORDER_INCOMPLETE', fields])
  })

  test.each([
    [{ message: 'å'.repeat(500) }, 'sent'],
    [{ message: 'å'.repeat(501) }, 'INVALID_REQUEST'],
    [{ files: ['6f6f6f6f-6f6f-4f6f-8f6f-6f6f6f6f6f6f'] }, 'ATTACHMENT_GONE'],
    [{ unknown: true }, 'INVALID_REQUEST'],
  ])('case %#: %s', async (more, expected) => {
    expect(said(await calls.person(CHEF, personBody(await calls.known(EMPLOYEE), more)))).toBe(expected)
  })

  test('the feedback recipient follows if the address is that of an account that may see the order', async () => {
    const { db } = salvia.services
    const followersWith = async (feedbackEmail: string) => {
      const feedback = { customFeedbackRecipient: true, feedbackName: 'Eva Ek', feedbackEmail }
      const { body } = await calls.person(CHEF, personBody(await calls.known(EMPLOYEE), feedback))
      return (await storedOrder(db, body.id)).followers.length
    }
    expect(await followersWith('HR@demo.example')).toBe(2)
    expect(await followersWith(ORDERER)).toBe(1)
    expect(await followersWith('handlaggare@demo.example')).toBe(1)
    expect(await followersWith('nobody@foretag.example')).toBe(1)
    await changeAccount(db, HR, { state: 'inactive' })
    expect(await followersWith(HR)).toBe(1)
    await changeAccount(db, HR, { state: 'active' })
  })
})

describe('a group order', () => {
  test('has each unit once, with its path and comment', async () => {
    const units = (await calls.units(HR)).slice(0, 3)
    const body = groupBody(
      units.map(({ id }) => id),
      { individualVisits: true, visitsPerEmployee: 2, message: 'Anna, 19640823-3234' },
    )
    const { body: sent, status } = await calls.group(HR, {
      ...body,
      units: units.map(({ id }, at) => ({ unitId: id, comment: at === 0 ? 'Skift A' : '' })),
    })
    expect(status).toBe(200)
    const { order, units: stored } = await storedOrder(salvia.services.db, sent.id)
    expect(stored.map(({ unitId }) => unitId).sort()).toEqual(units.map(({ id }) => id).sort())
    expect(stored.filter(({ comment }) => comment !== null)).toMatchObject([{ comment: 'Skift A' }])
    expect(order.contents).toMatchObject({ individualVisits: true, visitsPerEmployee: 2 })
    expect(order).toMatchObject({ orderKind: 'group', employeeId: null })
  })

  test('takes an orderer role that covers every unit', async () => {
    const mine = await calls.units(CHEF)
    const others = (await calls.units(HR)).filter(({ id }) => !mine.some(one => one.id === id))
    const [own, other] = [mine[0]?.id ?? '', others[0]?.id ?? '']
    expect(said(await calls.group(CHEF, groupBody([own])))).toBe('sent')
    expect(said(await calls.group(CHEF, groupBody([own, other])))).toBe('UNIT_NOT_ORDERABLE')
    const [sister] = await calls.units(HR, '10402')
    expect(said(await calls.group(HR, groupBody([sister?.id ?? ''])))).toBe('UNIT_NOT_ORDERABLE')
  })

  test('names no unit twice', async () => {
    const { id } = await unitOf(CHEF)
    expect(said(await calls.group(CHEF, groupBody([id, id])))).toBe('INVALID_REQUEST')
  })

  test.each([
    [{ units: [] }, 'units'],
    [{ description: '' }, 'description'],
    [{ individualVisits: true }, 'visitsPerEmployee, individualVisits'],
    [{ individualVisits: true, visitsPerEmployee: 1, message: 'Anna 196408233239' }, 'individualVisits'],
  ])('with %o is not complete: %s', async (wrong, fields) => {
    const { id } = await unitOf(CHEF)
    const answer = await calls.group(CHEF, groupBody([id], wrong))
    expect([said(answer), fieldsOf(answer.body)]).toEqual(['ORDER_INCOMPLETE', fields])
  })

  test.each([
    ['no-such-service', 'SERVICE_NOT_FOUND'],
    ['kontroll-klattring', 'SERVICE_NOT_IN_AGREEMENT'],
    ['psykologsamtal', 'SERVICE_NOT_ORDERABLE'],
  ])('of the service %s: %s', async (portalServiceId, code) => {
    const { id } = await unitOf(CHEF)
    expect(said(await calls.group(CHEF, groupBody([id], { portalServiceId })))).toBe(code)
  })
})

describe('a counselling order', () => {
  test('stands under the service Rådgivning and belongs to its unit', async () => {
    const unit = await unitOf(CHEF)
    const { body, status } = await calls.counselling(CHEF, counsellingBody(unit.id))
    expect(status).toBe(200)
    expect(body.expectedAnswer).toBeNull()
    const { order, units } = await storedOrder(salvia.services.db, body.id)
    expect(order).toMatchObject({ orderKind: 'counselling', serviceId: null, clinicId: null })
    expect(order.contents.service).toEqual({ id: null, name: COUNSELLING_SERVICE })
    expect(units).toMatchObject([{ unitId: unit.id, path: unit.path }])
  })

  test('is refused without its texts, for a unit of others, and with files that are not there', async () => {
    const { id } = await unitOf(CHEF)
    const empty = { subject: '', description: '', location: '', selectedOrg: '' }
    const answer = await calls.counselling(CHEF, counsellingBody(id, empty))
    expect([said(answer), fieldsOf(answer.body)]).toEqual([
      'ORDER_INCOMPLETE',
      'subject, description, selectedOrg, location',
    ])
    const others = (await calls.units(HR)).find(({ path }) => path[0] === 'Stab')
    expect(said(await calls.counselling(CHEF, counsellingBody(others?.id ?? '')))).toBe('UNIT_NOT_ORDERABLE')
    const files = ['6f6f6f6f-6f6f-4f6f-8f6f-6f6f6f6f6f6f']
    expect(said(await calls.counselling(CHEF, counsellingBody(id, { files })))).toBe('ATTACHMENT_GONE')
  })
})

describe('the receipt', () => {
  test('tells number, service and time, with a link; neither names nor numbers nor texts of a person', async () => {
    const pid = freshNumber()
    const { id: selectedOrg } = await unitOf(CHEF)
    const text = 'Något som ingen annan får läsa'
    const body = personBody(newEmployee(pid), { selectedOrg, message: text })
    let sent = { number: '', id: '' }
    const mails = await mailsAfter(salvia, async () => {
      sent = (await calls.person(CHEF, body)).body
    })
    expect(mails).toHaveLength(1)
    const [mail] = mails
    expect(mail?.to).toEqual([{ address: CHEF, name: '' }])
    const all = `${mail?.subject} ${mail?.text} ${mail?.html}`
    for (const told of [sent.number, 'Hälsoundersökning', `/bestallningar/id/${sent.id}`]) {
      expect(all).toContain(told)
    }
    for (const untold of ['Nils', 'Nyman', pid, pid.slice(2), text]) expect(all).not.toContain(untold)
  })

  test('is in the language of the orderer, and tells the day of the answer where the service promises one', async () => {
    const { id } = await unitOf(ORDERER)
    const mails = await mailsAfter(salvia, () => calls.counselling(ORDERER, counsellingBody(id)))
    expect(mails[0]?.subject).toMatch(/^Order B-2\d{4} has been sent$/)
  })

  test('comes once, also when its job runs again', async () => {
    const { id } = await unitOf(CHEF)
    const { body } = await calls.counselling(CHEF, counsellingBody(id))
    const mail = { orderId: body.id, origin: 'https://portal.example' }
    const mails = await mailsAfter(salvia, () => salvia.services.jobs.send(mailOrderReceipt, mail))
    expect(mails).toEqual([])
  })
})

test('a repeated call gives the first answer, and makes one order', async () => {
  const { db } = salvia.services
  const { id } = await accountOf(db, CHEF)
  const body = personBody(await calls.known(EMPLOYEE))
  const before = (await ordersMadeBy(db, id)).length
  const first = await calls.person(CHEF, body, { key: 'one-order' })
  const again = await calls.person(CHEF, body, { key: 'one-order' })
  const other = await calls.person(CHEF, { ...body, message: '' }, { key: 'one-order' })
  expect(again.body).toEqual(first.body)
  expect(said(other)).toBe('IDEMPOTENCY_KEY_REUSED')
  expect(await ordersMadeBy(db, id)).toHaveLength(before + 1)
})

test.each(['person', 'group', 'counselling'] as const)(
  'a repeated %s order is answered to whoever may still make it, and to nobody else',
  async kind => {
    const { db } = salvia.services
    const { id } = await unitOf(CHEF)
    const bodies = {
      person: personBody(newEmployee(freshNumber()), { selectedOrg: id }),
      group: groupBody([id]),
      counselling: counsellingBody(id),
    }
    const key = `repeated-${kind}`
    const send = () => calls[kind](CHEF, bodies[kind], { key })
    const first = await send()
    const roles = await removeRoles(db, CHEF)
    const lost = await send()
    await giveRoles(db, roles)
    expect([said(first), said(lost)]).toEqual(['sent', 'UNIT_NOT_ORDERABLE'])
    expect((await send()).body).toEqual(first.body)
    const other = await calls[kind](ORDERER, bodies[kind], { key })
    expect(said(other)).toMatch(/^(UNIT_NOT_ORDERABLE|TOO_MANY_REQUESTS)$/)
  },
)

test('a repeated order for a known employee is not answered once the employee is out of reach', async () => {
  const { db } = salvia.services
  const body = personBody(await calls.known(EMPLOYEE))
  const send = () => calls.person(CHEF, body, { key: 'repeated-known' })
  const first = await send()
  const roles = await removeRoles(db, CHEF)
  const lost = await send()
  await giveRoles(db, roles)
  expect([said(first), said(lost)]).toEqual(['sent', 'COWORKER_NOT_FOUND'])
  expect((await send()).body).toEqual(first.body)
})
