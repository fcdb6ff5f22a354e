import type { FastifyRequest } from 'fastify'

/** Whether a call came over TLS, to this process or to the proxy before it. */
export function isSecureRequest(request: FastifyRequest): boolean {
  return request.protocol === 'https' || request.headers['x-forwarded-proto'] === 'https'
}
