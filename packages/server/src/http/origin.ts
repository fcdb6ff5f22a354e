import type { FastifyRequest } from 'fastify'
import type { ServerSettings } from '../environment.ts'

/**
 * The address that people open the portal at: the configured one, else the one that the call was sent to. Production
 * has a configured one, since whoever calls can write any address into a call.
 */
export function originOf(request: FastifyRequest, { publicUrl, host, port }: ServerSettings): string {
  if (publicUrl !== undefined) return publicUrl
  const asked = `${request.protocol}://${request.host}`
  return URL.canParse(asked) ? new URL(asked).origin : `http://${host}:${port}`
}
