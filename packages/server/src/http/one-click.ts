import { isAppError } from '@salvia/core/error-catalogue'
import type { Instant } from '@salvia/core/primitives'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'

const FORM_MAX_BYTES = 1024

/** Ends what the link of a mail belongs to. */
type Unsubscribe = (services: Services, linkToken: string, now: Instant) => Promise<void>

/**
 * The address in a mail's `List-Unsubscribe`: a mail program that posts to it turns the mails off, without signing in
 * and without being led elsewhere (RFC 8058). Opened in a browser it is a page of the portal, which asks first: what
 * follows every link of a mail to look for harm changes nothing.
 */
export async function registerOneClick(
  app: FastifyInstance,
  services: Services,
  unsubscribe: Unsubscribe,
): Promise<void> {
  await app.register(async form => {
    form.removeAllContentTypeParsers()
    // The form holds nothing that the address does not say.
    form.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: FORM_MAX_BYTES },
      (_request, _body, done) => done(null),
    )
    form.post<{ Params: { token: string } }>('/unsubscribe/:token', async (request, reply) => {
      try {
        await unsubscribe(services, request.params.token, request.salvia.now)
      } catch (error) {
        const isOffAlready = isAppError(error, 'ALREADY_UNSUBSCRIBED')
        if (!isOffAlready) throw error
      }
      return reply.code(204).send()
    })
  })
}
