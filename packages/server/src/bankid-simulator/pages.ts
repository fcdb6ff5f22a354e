import { stockholmClock } from '@salvia/core/primitives'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { SIMULATOR_PATH } from '../adapters/bankid/bankid-client.ts'
import { localeOf } from '../http/locale.ts'
import type { Services } from '../services.ts'
import { choosePlay, findSimulated } from './choose-play.ts'
import { readPlay } from './form-play.ts'
import type { Html } from './html.ts'
import { type ListedOrder, listContent, orderContent, type PageFrame, page } from './page.ts'
import { PAGE_STYLE } from './page-style.ts'
import type { PlayedOrder } from './plays.ts'
import { type SimulatedOrder, waitingOrders } from './simulated-orders.store.ts'
import type { SimulatorText } from './texts.ts'

interface Address {
  readonly Params: { readonly token: string }
  readonly Querystring: { readonly autostarttoken?: string; readonly told?: string }
}

const NOTICES: readonly SimulatorText[] = ['chosen', 'noOrder', 'noPerson']

/** Registers the pages on which a developer plays the app and the person. */
export function registerPages(pages: FastifyInstance, services: Services): void {
  pages.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request: FastifyRequest, body: string, done: (error: null, value: object) => void) =>
      done(null, Object.fromEntries(new URLSearchParams(body))),
  )
  pages.get('/style.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(PAGE_STYLE))
  pages.get<Address>('/', async (request, reply) => {
    const { autostarttoken } = request.query
    if (autostarttoken) return toOrder(reply, autostarttoken)
    const orders = await waitingOrders(services.db)
    return show(request, reply, listContent(frameOf(request), orders.map(listed)))
  })
  pages.get<Address>('/orders/:token', async (request, reply) => {
    const order = await findSimulated(services, { autoStartToken: request.params.token })
    if (!order) return toList(reply, 'noOrder')
    return show(request, reply, orderContent(frameOf(request), listed(order)))
  })
  pages.post('/find', async (request, reply) => {
    const { qrCode = '' } = (request.body ?? {}) as { qrCode?: string }
    const order = await findSimulated(services, { qrCode })
    return order ? toOrder(reply, order.autoStartToken) : toList(reply, 'noOrder')
  })
  pages.post<Address>('/orders/:token/plays', (request, reply) =>
    choose(services, { autoStartToken: request.params.token }, request, reply),
  )
  pages.post('/next/plays', (request, reply) => choose(services, 'next', request, reply))
}

/** Chooses what happens. When the person is done, the app returns the browser to where the sign-in began. */
async function choose(
  services: Services,
  which: PlayedOrder,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const play = readPlay(request.body)
  if (!play) return toList(reply, 'noPerson')
  const chosen = await choosePlay(services, which, play)
  if (chosen.kind !== 'chosen') return toList(reply, chosen.kind === 'no-order' ? 'noOrder' : 'noPerson')
  const isDone = play.kind === 'person' || (play.kind === 'hint' && play.status === 'failed')
  return isDone && chosen.returnUrl !== null ? reply.redirect(chosen.returnUrl, 303) : toList(reply, 'chosen')
}

function toOrder(reply: FastifyReply, token: string): FastifyReply {
  return reply.redirect(`${SIMULATOR_PATH}/orders/${encodeURIComponent(token)}`, 303)
}

function toList(reply: FastifyReply, told: SimulatorText): FastifyReply {
  return reply.redirect(`${SIMULATOR_PATH}/?told=${told}`, 303)
}

function frameOf(request: FastifyRequest): PageFrame {
  return { locale: localeOf(request.headers, null), base: SIMULATOR_PATH }
}

function listed({ autoStartToken, startedAt, endUserIp }: SimulatedOrder): ListedOrder {
  const { hour, minute } = stockholmClock(startedAt)
  const two = (part: number) => String(part).padStart(2, '0')
  return { autoStartToken, endUserIp, begun: `${two(hour)}:${two(minute)}` }
}

function show(request: FastifyRequest, reply: FastifyReply, content: Html): FastifyReply {
  const { told } = request.query as Address['Querystring']
  const notice = NOTICES.find(name => name === told)
  return reply
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page(frameOf(request), notice, content))
}
