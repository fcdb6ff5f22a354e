import type { FastifyRequest } from 'fastify'
import type { ServerSettings } from '../settings/environment.ts'

/**
 * The address that people open the portal at: the configured one, which every environment but `local` has; there the one
 * that the call was sent to. Whoever calls can write any address into a call.
 */
export function originOf(request: FastifyRequest, settings: ServerSettings): string {
  const { environment, publicUrl, host, port } = settings
  if (publicUrl !== undefined) return publicUrl
  const asked = `${request.protocol}://${request.host}`
  const isFollowed = environment === 'local' && URL.canParse(asked)
  return isFollowed ? new URL(asked).origin : `http://${host}:${port}`
}
