import { isAppError } from '@salvia/core/error-catalogue'
import { portalPath } from '@salvia/core/portal-paths'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../services.ts'
import { unsubscribe } from './unsubscribe.ts'

const FORM_MAX_BYTES = 1024

/**
 * Registers the address of a mail's `List-Unsubscribe` header. A mail program that posts to it turns the mails off
 * without signing in (RFC 8058). Opened in a browser, it redirects to a page of the portal that asks first, so that
 * programs that scan the links of a mail change nothing.
 */
export async function registerUnsubscribe(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async form => {
    form.removeAllContentTypeParsers()
    // The form is ignored: the address has everything that is needed.
    form.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: FORM_MAX_BYTES },
      (_request, _body, done) => done(null),
    )
    form.post<{ Params: { token: string } }>(
      `${portalPath('unsubscribe')}/:token`,
      async (request, reply) => {
        try {
          await unsubscribe(services, request.params.token, request.salvia.now)
        } catch (error) {
          const isOffAlready = isAppError(error, 'ALREADY_UNSUBSCRIBED')
          if (!isOffAlready) throw error
        }
        return reply.code(204).send()
      },
    )
  })
}
