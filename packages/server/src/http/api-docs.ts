import { contract, endpointsOf, feedSchema, openApiDocument, outgoingSchema } from '@salvia/core/api'
import { FEED_KINDS, OUTGOING_KINDS } from '@salvia/core/feed-catalogue'
import type { FastifyInstance } from 'fastify'
import type { ServerSettings } from '../settings/environment.ts'
import { apiPage } from './api-page.ts'
import { API_PREFIX } from './routes.ts'

const VERSION = '1'

/** Registers the OpenAPI document, a readable page of the same content, and the schemas of the provider's feed. */
export function registerApiDocs(app: FastifyInstance, { publicUrl, brand }: ServerSettings): void {
  const serverUrl = `${publicUrl ?? ''}${API_PREFIX}/`
  const document = once(() => openApiDocument({ title: brand.productName, serverUrl, version: VERSION }))
  const page = once(() => apiPage(brand.productName, endpointsOf(contract)))
  app.get(`${API_PREFIX}/openapi.json`, async () => document())
  for (const kind of FEED_KINDS) {
    const schema = once(() => feedSchema(kind))
    app.get(`${API_PREFIX}/feeds/${kind}.schema.json`, async () => schema())
  }
  for (const kind of OUTGOING_KINDS) {
    const schema = once(() => outgoingSchema(kind))
    app.get(`${API_PREFIX}/feeds/${kind}.schema.json`, async () => schema())
  }
  app.get(`${API_PREFIX}/docs`, async (_request, reply) => {
    const { html, contentSecurityPolicy } = page()
    reply.type('text/html; charset=utf-8').header('content-security-policy', contentSecurityPolicy)
    return html
  })
}

/** Makes something when it is first asked for: most starts of a server answer no reader of its documentation. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
