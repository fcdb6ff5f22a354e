import type { FastifyRequest } from 'fastify'

/** Whether a call came over TLS, to this process or to a proxy in front of it. Only a trusted proxy is believed. */
export function isSecureRequest(request: FastifyRequest): boolean {
  return request.protocol === 'https'
}
