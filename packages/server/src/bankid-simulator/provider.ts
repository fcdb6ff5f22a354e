import { randomUUID } from 'node:crypto'
import { BANKID_ERRORS } from '@salvia/core/bankid'
import { addElapsed, type Elapsed, type Instant } from '@salvia/core/primitives'
import { z } from 'zod'
import type { Services } from '../services.ts'
import { type Misbehaviour, type Play, playSchema } from './plays.ts'
import {
  changeSimulated,
  endSimulated,
  insertSimulated,
  personById,
  type SimulatedOrder,
  scriptNext,
  simulatedOrder,
  takeNext,
} from './simulated-orders.store.ts'

/** The provider's answer to a call, and how to misbehave before it. */
export interface Performance {
  readonly status: number
  readonly body: object
  readonly misbehaviour?: { readonly name: Misbehaviour; readonly delayMs: number }
}

/**
 * START: when an order fails that no app opens. FINISH: how long after a choice a pending order, or the result of an
 * ended one, expires.
 */
const START: Elapsed = { seconds: 30 }
const FINISH: Elapsed = { minutes: 3 }

const text = z.string().min(1)

/** The fields that the provider accepts to begin an order. */
const authSchema = z.strictObject({
  endUserIp: z.union([z.ipv4(), z.ipv6()]),
  returnUrl: text.optional(),
  returnRisk: z.boolean().optional(),
  userVisibleData: z.base64().max(1_500).optional(),
  userVisibleDataFormat: z.enum(['plaintext', 'simpleMarkdownV1']).optional(),
  web: z
    .strictObject({ deviceIdentifier: text, referringDomain: text, userAgent: z.string().max(256) })
    .partial()
    .optional(),
  requirement: z.strictObject({ risk: z.enum(['low', 'moderate']).optional() }).optional(),
})
const orderSchema = z.object({ orderRef: z.string() })

const failure = (errorCode: string, details: string): Performance => ({
  status: Object.entries(BANKID_ERRORS).find(([code]) => code === errorCode)?.[1] ?? 400,
  body: { errorCode, details },
})
const NO_ORDER = failure('invalidParameters', 'No such order')

/** Begins an order, unless an error was chosen for the next one. */
export async function simulateAuth({ db, clock }: Services, body: unknown): Promise<Performance> {
  const request = authSchema.safeParse(body)
  if (!request.success) return failure('invalidParameters', 'Invalid parameters')
  const now = clock.now()
  const next = await takeNext(db)
  const play = playOf(next)
  if (play?.kind === 'error') {
    const rest = oneLess(play)
    if (rest) await scriptNext(db, { play: rest }, null, now)
    return failure(play.errorCode, 'Chosen in the simulator')
  }
  const order = {
    orderRef: randomUUID(),
    autoStartToken: randomUUID(),
    qrStartToken: randomUUID(),
    qrStartSecret: randomUUID(),
  }
  const isNextPlay = play !== undefined && play.kind !== 'misbehaviour'
  await insertSimulated(db, {
    ...order,
    endUserIp: request.data.endUserIp,
    startedAt: now,
    script: { returnUrl: request.data.returnUrl, ...(isNextPlay && { play }) },
    scriptedAt: isNextPlay ? now : null,
    personId: next?.personId ?? null,
  })
  return { status: 200, body: order, ...(play?.kind === 'misbehaviour' && { misbehaviour: play }) }
}

/** Returns the state of an order. The result of an order that has ended is returned once. */
export async function simulateCollect(services: Services, body: unknown): Promise<Performance> {
  const { db, clock } = services
  const order = await orderOf(services, body)
  if (!order || order.endedAt) return NO_ORDER
  const play = playOf(order)
  switch (play?.kind) {
    case 'error': {
      await changeSimulated(db, order.orderRef, { script: { ...order.script, play: oneLess(play) } })
      return failure(play.errorCode, 'Chosen in the simulator')
    }
    case 'misbehaviour': {
      if (play.name === 'too-late') return NO_ORDER
      return { ...collectAnswer(order, 'pending', 'outstandingTransaction'), misbehaviour: play }
    }
    case 'person':
      return complete(services, order, play)
    case 'hint': {
      if (play.status === 'failed') return fail(services, order, play.hintCode)
      if (isPast(order.scriptedAt, FINISH, clock.now())) {
        return fail(services, order, 'expiredTransaction')
      }
      return collectAnswer(order, 'pending', play.hintCode)
    }
    case undefined:
      return isPast(order.startedAt, START, clock.now())
        ? fail(services, order, 'startFailed')
        : collectAnswer(order, 'pending', 'outstandingTransaction')
  }
}

/** Cancels a pending order. */
export async function simulateCancel(services: Services, body: unknown): Promise<Performance> {
  const order = await orderOf(services, body)
  const isEnded = order && (await endSimulated(services.db, order.orderRef, services.clock.now()))
  return isEnded ? { status: 200, body: {} } : NO_ORDER
}

async function orderOf({ db }: Services, body: unknown): Promise<SimulatedOrder | undefined> {
  const request = orderSchema.safeParse(body)
  return request.success ? simulatedOrder(db, request.data) : undefined
}

/** What was chosen to happen to an order. */
export function playOf(order: Pick<SimulatedOrder, 'script'> | undefined): Play | undefined {
  const parsed = playSchema.safeParse(order?.script?.play)
  return parsed.success ? parsed.data : undefined
}

function oneLess(play: Extract<Play, { kind: 'error' }>): Play | undefined {
  if (play.times === undefined) return play
  return play.times > 1 ? { ...play, times: play.times - 1 } : undefined
}

function isPast(since: Instant | null, span: Elapsed, now: Instant): boolean {
  return since !== null && now > addElapsed(since, span)
}

function collectAnswer({ orderRef }: SimulatedOrder, status: string, hintCode: string): Performance {
  return { status: 200, body: { orderRef, status, hintCode } }
}

async function fail({ db, clock }: Services, order: SimulatedOrder, hintCode: string): Promise<Performance> {
  await endSimulated(db, order.orderRef, clock.now())
  return collectAnswer(order, 'failed', hintCode)
}

async function complete(
  { db, clock }: Services,
  order: SimulatedOrder,
  play: Extract<Play, { kind: 'person' }>,
): Promise<Performance> {
  const now = clock.now()
  const isEnded = await endSimulated(db, order.orderRef, now)
  if (!isEnded || isPast(order.scriptedAt, FINISH, now)) return NO_ORDER
  const person = order.personId === null ? undefined : await personById(db, order.personId)
  const [givenName, surname] = person ? [person.firstName, person.lastName] : ['Test', 'Testsson']
  const personalNumber = person?.pid ?? play.personalNumber ?? ''
  return {
    status: 200,
    body: {
      orderRef: order.orderRef,
      status: 'complete',
      completionData: {
        user: { personalNumber, name: `${givenName} ${surname}`, givenName, surname },
        device: { ipAddress: play.ipAddress ?? order.endUserIp, uhi: 'simulated' },
        bankIdIssueDate: '2026-01-01',
        signature: 'c2ltdWxhdGVk',
        ocspResponse: 'c2ltdWxhdGVk',
        risk: 'low',
      },
    },
  }
}
