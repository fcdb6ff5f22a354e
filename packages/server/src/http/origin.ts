import type { FastifyRequest } from 'fastify'
import type { ServerSettings } from '../settings/environment.ts'

/**
 * The address of the portal. It is the configured one, which every environment but `local` has; there it is the host
 * of the call. It is not taken from calls elsewhere, since a caller can write any host.
 */
export function originOf(request: FastifyRequest, settings: ServerSettings): string {
  const { environment, publicUrl, host, port } = settings
  if (publicUrl !== undefined) return publicUrl
  const asked = `${request.protocol}://${request.host}`
  const isFollowed = environment === 'local' && URL.canParse(asked)
  return isFollowed ? new URL(asked).origin : `http://${host}:${port}`
}
