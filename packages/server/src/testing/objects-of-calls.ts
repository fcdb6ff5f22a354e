import type { BookingPage } from '@salvia/core/bookings'
import type { certificatesList } from '@salvia/core/certificates'
import type { coworkersList } from '@salvia/core/coworkers'
import type { PageOf } from '@salvia/core/lists'
import type { OrdersPage } from '@salvia/core/orders'
import { subscribe } from '../features/accounts/subscriptions.store.ts'
import { NO_ID } from './no-id.ts'
import type { TestApp } from './open-test-app.ts'
import { answer } from './personnel-file-calls.ts'
import { TEST_NOW } from './template.ts'
import { accountOf, sessionsOf, unitsOf } from './test.store.ts'

/** A user's token, and the company that the object is of. */
interface Place {
  readonly clientNumber: string
  readonly token: string
}

/** A new machine token of a company, granted sending alone. @param token of HR */
export async function newMachineToken(
  salvia: TestApp,
  { clientNumber, token }: Place,
): Promise<{ id: string; token: string }> {
  const body = { name: 'natt', grants: ['personnel-file'] }
  return answer(await salvia.call('POST', `machine-tokens/${clientNumber}`, { token, body }))
}

/** The id of a booking to come that the user sees. */
export async function upcomingBooking(salvia: TestApp, { clientNumber, token }: Place): Promise<string> {
  const path = `bookings/${clientNumber}?status=upcoming&sort=-date`
  return first(answer<BookingPage>(await salvia.call('GET', path, { token })).items).id
}

/** The id of an order that the user sees all of. */
export async function visibleOrder(salvia: TestApp, { clientNumber, token }: Place): Promise<string> {
  const page = await salvia.call('GET', `orders/${clientNumber}`, { token })
  return first(answer<OrdersPage>(page).items.filter(({ access }) => access === 'full')).id
}

/** The id of a certificate of the journal that the user sees: one that nobody can remove. */
export async function visibleCertificate(salvia: TestApp, { clientNumber, token }: Place): Promise<string> {
  const page = await salvia.call('GET', `certificates/${clientNumber}?source=journal`, { token })
  return first(answer<PageOf<typeof certificatesList>>(page).items).id
}

/** The id of a new reply template. @param token of a case worker */
export async function newReplyTemplate(salvia: TestApp, token: string): Promise<string> {
  const body = { title: 'Bokad', text: 'Tiden är bokad.' }
  return answer<{ id: string }>(await salvia.call('POST', 'reply-templates', { token, body })).id
}

/** Somebody whom the user may order for, as addresses name an employee. */
export async function orderableEmployee(salvia: TestApp, { clientNumber, token }: Place): Promise<string> {
  const body = { q: '', context: 'orderable' }
  const response = await salvia.call('POST', `employees/${clientNumber}/searches`, { token, body })
  return first(answer<PageOf<typeof coworkersList>>(response).items).pidHash
}

/** Closes and reopens the account of a customer’s user. */
export const USER_OF_CUSTOMER = 'customers.actOnUser'

/** The address of the account that a call of case workers changes; undefined if it changes none. */
export function changedAccount(name: string, isOwn: boolean): string | undefined {
  if (name === 'caseWorkers.setFunctions') return 'kollega@demo.example'
  if (name !== USER_OF_CUSTOMER) return undefined
  return isOwn ? 'chef@demo.example' : 'begransad@demo.example'
}

/** A new mail subscription of the owner of an account. */
export async function newSubscription(salvia: TestApp, email: string): Promise<string> {
  const { db } = salvia.services
  const { id: accountId } = await accountOf(db, email)
  return subscribe(db, { accountId, kind: 'certificates', object: NO_ID }, TEST_NOW)
}

/** The unit that stands for a whole company; one that does not exist for no company. */
export async function rootUnit(salvia: TestApp, clientNumber: string | undefined): Promise<string> {
  if (clientNumber === undefined) return NO_ID
  return first((await unitsOf(salvia.services.db, clientNumber)).filter(({ parentId }) => parentId === null))
    .id
}

/** A new session of an account. */
export async function newSession(salvia: TestApp, email: string): Promise<string> {
  const { db } = salvia.services
  const before = new Set((await sessionsOf(db, email)).map(({ id }) => id))
  await salvia.signIn(email)
  return first((await sessionsOf(db, email)).filter(({ id }) => !before.has(id))).id
}

function first<T>([one]: readonly T[]): T {
  if (one === undefined) throw new Error('There is none.')
  return one
}
