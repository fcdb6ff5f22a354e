import type { BankIdMessageCode, BankIdWay } from '@salvia/core/bankid'
import { addAudit } from '../../access/audit.store.ts'
import type { SignInCall } from '../../access/begin-session.ts'
import { isBoundTo } from '../../access/browser-binding.ts'
import { deviceOf } from './browser.ts'
import { type BankIdOrder, failOrder } from './orders.store.ts'

/** What a sign-in with BankID needs from a call. */
export interface BankIdCall extends SignInCall {
  readonly clientAddress: string
  readonly origin: string
  readonly cookies: SignInCall['cookies'] & {
    get(cookie: 'bankid'): string | undefined
    set(cookie: 'bankid', value: string): void
  }
}

/** Whether the calling browser began the order. */
export function isOwn(order: BankIdOrder, { cookies }: BankIdCall): boolean {
  return isBoundTo(order.browserHash, cookies.get('bankid'))
}

export function wayOf(order: BankIdOrder, { userAgent }: BankIdCall): BankIdWay {
  return { start: order.start, device: deviceOf(userAgent) }
}

/** Cancels a pending order, here and at the provider. */
export async function giveUp(
  { services, now }: Pick<BankIdCall, 'services' | 'now'>,
  orderRef: string,
  message: BankIdMessageCode,
): Promise<void> {
  if (!(await failOrder(services.db, orderRef, { kind: 'failed', message }, now))) return
  await services.bankid.cancel(orderRef)
}

/** Stops an order that a browser other than its own tried to finish, and audits that. */
export async function stopElsewhere(call: BankIdCall, order: BankIdOrder): Promise<void> {
  const { services, now } = call
  await addAudit(services.db, { at: now, actor: null, action: 'bankid-stopped', object: order.orderRef })
  services.log.error('bankid-stopped', { orderRef: order.orderRef })
  await giveUp(call, order.orderRef, 'portal.ELSEWHERE')
}
