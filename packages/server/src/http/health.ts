import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/database.ts'

/** Registers `/healthz` (the process runs) and `/readyz` (the database answers). */
export function registerHealth(app: FastifyInstance, database: Pick<Database, 'ping'>): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    try {
      await database.ping()
      return { status: 'ok' }
    } catch {
      reply.code(503)
      return { status: 'unavailable' }
    }
  })
}
