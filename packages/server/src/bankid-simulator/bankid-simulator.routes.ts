import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { SIMULATOR_PATH } from '../adapters/bankid/bankid-client.ts'
import type { Services } from '../services.ts'
import { perform } from './misbehave.ts'
import { registerPages } from './pages.ts'
import { registerPlaysApi } from './plays-api.ts'
import { type Performance, simulateAuth, simulateCancel, simulateCollect } from './provider.ts'

type Simulated = (services: Services, body: unknown) => Promise<Performance>

const CALLS: Readonly<Record<string, Simulated>> = {
  auth: simulateAuth,
  collect: simulateCollect,
  cancel: simulateCancel,
}

/**
 * The BankID simulator: the provider's API for relying parties over HTTP, pages on which a developer plays the app and
 * the person, and calls for tests that do the same. It shares only the port and the database with the server.
 */
export async function registerBankIdSimulator(app: FastifyInstance, services: Services): Promise<void> {
  const simulator = async (inner: FastifyInstance) => {
    await inner.register(async api => registerApi(api, services), { prefix: '/rp/v6.0' })
    await inner.register(async api => registerPlaysApi(api, services), { prefix: '/api' })
    await inner.register(async pages => registerPages(pages, services))
  }
  await app.register(simulator, { prefix: SIMULATOR_PATH })
}

function registerApi(api: FastifyInstance, services: Services): void {
  api.setErrorHandler((error, _request, reply) => {
    const status = (error as { statusCode?: number }).statusCode
    if (status === 415) return refuse(reply, 415, 'unsupportedMediaType')
    if (status !== undefined && status < 500) return refuse(reply, 400, 'invalidParameters')
    services.log.error('bankid-simulator', { error })
    return refuse(reply, 500, 'internalError')
  })
  api.setNotFoundHandler((_request, reply) => refuse(reply, 404, 'notFound'))
  for (const [name, call] of Object.entries(CALLS)) {
    api.post(`/${name}`, async (request: FastifyRequest, reply: FastifyReply) => {
      await perform(await call(services, request.body), reply)
      return reply
    })
    api.get(`/${name}`, (_request, reply) => refuse(reply, 405, 'methodNotAllowed'))
  }
}

function refuse(reply: FastifyReply, status: number, errorCode: string): FastifyReply {
  return reply.code(status).send({ errorCode, details: 'Refused by the simulator' })
}
