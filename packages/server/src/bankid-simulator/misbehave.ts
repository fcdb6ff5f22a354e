import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import type { Misbehaviour } from './plays.ts'
import type { Performance } from './provider.ts'

const HUGE_CHARACTERS = 1_000_000

/** An answer that replaces the right one. */
interface Wrong {
  readonly status?: number
  readonly type?: string
  readonly text: string
  readonly location?: string
}

type WrongOf = (orderRef: string) => Wrong

const json = (body: object): Wrong => ({ text: JSON.stringify(body) })

const WRONG: Readonly<Record<Exclude<Misbehaviour, 'slow' | 'silent' | 'cut' | 'too-late'>, WrongOf>> = {
  garbage: orderRef => ({ text: `{"orderRef":"${orderRef}",` }),
  'wrong-content-type': orderRef => ({ ...json({ orderRef, status: 'pending' }), type: 'text/html' }),
  empty: () => ({ text: '' }),
  huge: orderRef => json({ orderRef, status: 'pending', padding: 'x'.repeat(HUGE_CHARACTERS) }),
  redirect: () => ({ status: 302, text: '', location: '/elsewhere' }),
  'other-order': () => json({ orderRef: 'another', status: 'pending', hintCode: 'userSign' }),
  'no-person': orderRef => json({ orderRef, status: 'complete' }),
  'unknown-status': orderRef => json({ orderRef, status: 'paused' }),
}

/** Sends the answer of a call, right or wrong as chosen. */
export async function perform(performance: Performance, reply: FastifyReply): Promise<void> {
  const { status, body, misbehaviour } = performance
  const text = JSON.stringify(body)
  if (!misbehaviour) return answer(reply, { status, text })
  switch (misbehaviour.name) {
    case 'too-late':
      return answer(reply, { status, text })
    case 'slow':
      await delay(misbehaviour.delayMs)
      return answer(reply, { status, text })
    case 'silent':
      reply.hijack()
      return
    case 'cut':
      reply.hijack()
      reply.raw.writeHead(200, { 'content-type': 'application/json', 'content-length': text.length })
      reply.raw.write(text.slice(0, text.length / 2), () => reply.raw.destroy())
      return
    default: {
      const orderRef = 'orderRef' in body ? String(body.orderRef) : ''
      return answer(reply, WRONG[misbehaviour.name](orderRef))
    }
  }
}

function answer(
  reply: FastifyReply,
  { status = 200, type = 'application/json', text, location }: Wrong,
): void {
  if (location !== undefined) reply.header('location', location)
  // Sends bytes, so that Fastify adds no charset to the type.
  reply.code(status).header('content-type', type).send(Buffer.from(text))
}
