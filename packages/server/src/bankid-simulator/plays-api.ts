import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Services } from '../services.ts'
import { choosePlay } from './choose-play.ts'
import { playedOrderSchema, playSchema } from './plays.ts'
import { playOf } from './provider.ts'
import { waitingOrders } from './simulated-orders.store.ts'

const choiceSchema = z.strictObject({ order: playedOrderSchema, play: playSchema })

/** Registers calls for tests that do what the pages do. They return no secret of an order either. */
export function registerPlaysApi(api: FastifyInstance, services: Services): void {
  api.get('/orders', async () => ({
    items: (await waitingOrders(services.db)).map(order => ({
      orderRef: order.orderRef,
      startedAt: order.startedAt,
      endUserIp: order.endUserIp,
      returnUrl: order.script?.returnUrl ?? null,
      play: playOf(order) ?? null,
    })),
  }))
  api.post('/plays', async (request, reply) => {
    const choice = choiceSchema.safeParse(request.body)
    if (!choice.success) return reply.code(400).send({ message: z.prettifyError(choice.error) })
    const chosen = await choosePlay(services, choice.data.order, choice.data.play)
    return reply.code(chosen.kind === 'chosen' ? 200 : 404).send(chosen)
  })
}
