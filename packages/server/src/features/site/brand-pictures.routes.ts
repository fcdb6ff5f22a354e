import type { FastifyInstance } from 'fastify'
import type { Services } from '../../services.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
/**
 * An SVG file may hold a script. As a picture in a page it does not run. If the file is opened by itself, this policy
 * keeps it from running scripts, fetching and sending. Styles are allowed, because SVG files have their own.
 */
const PICTURE_ALONE = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

/** Registers the pictures of the brand, each at its own address. */
export function registerBrandPictures(app: FastifyInstance, { settings }: Services): void {
  const { logo, favicon, tips } = settings.brand
  const pictures = [logo, favicon, ...tips.map(({ image }) => image)].filter(picture => picture !== undefined)
  const byAddress = new Map(pictures.map(picture => [picture.address, picture]))
  for (const { address, type, bytes } of byAddress.values()) {
    app.get(address, async (_request, reply) =>
      reply
        .header('cache-control', IMMUTABLE)
        .header('content-security-policy', PICTURE_ALONE)
        .type(type)
        .send(Buffer.from(bytes)),
    )
  }
}
