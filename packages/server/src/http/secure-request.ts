import type { FastifyRequest } from 'fastify'

/** Whether a call came over TLS, to this process or to a trusted proxy before it: only that one's word is taken. */
export function isSecureRequest(request: FastifyRequest): boolean {
  return request.protocol === 'https'
}
