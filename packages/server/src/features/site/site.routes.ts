import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { Config } from '@salvia/core/config'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerNotFound } from '../../http/errors.ts'
import { API_PREFIX } from '../../http/routes.ts'
import { PACKAGE_FOLDER } from '../../process/package-folder.ts'
import type { ServerSettings } from '../../settings/environment.ts'
import { brandedPage } from './branded-page.ts'
import { configOf } from './config.ts'

const BUILT_SITE = join(PACKAGE_FOLDER, '../web/dist')
/** The names of files in this folder contain a hash of their content. */
const ASSETS = '/assets/'
/**
 * The worker that draws charts as PNG compiles WebAssembly, which the policy of the portal's pages does not allow. A
 * worker has the policy of its own answer: this one runs and fetches files of the portal, and has no page to harm.
 * A compressed copy is the file of its own that is sent.
 */
const COMPILING_WORKER = /\/chart-png\.worker-[\w-]+\.js(?:\.br|\.gz)?$/
const COMPILING_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "connect-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join(';')
const IMMUTABLE = 'public, max-age=31536000, immutable'

/**
 * Registers `/config.json`, the files of the built portal, and its first page for every address that the portal handles
 * itself.
 */
export async function registerSite(
  app: FastifyInstance,
  settings: ServerSettings,
  demoAccounts: Config['DEMO_ACCOUNTS'],
  folder: string = BUILT_SITE,
): Promise<void> {
  const { brand } = settings
  const built = await readFile(join(folder, 'index.html'), 'utf8').catch(() => undefined)
  const page = built === undefined ? undefined : brandedPage(built, brand)
  const version = versionOf(page ?? '', configOf(settings, '', undefined))
  const config = configOf(settings, version, demoAccounts)
  app.get('/config.json', async (_request, reply) => {
    reply.header('cache-control', 'no-cache')
    return config
  })
  if (page === undefined) {
    app.setNotFoundHandler(answerNotFound)
    return
  }
  await app.register(fastifyStatic, {
    root: folder,
    // Each file has its own route. Every other address, including `/` and `//x`, gets the first page.
    wildcard: false,
    index: false,
    // The first page is sent only with the brand filled in.
    globIgnore: ['index.html'],
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isAsset = path.startsWith(join(folder, ASSETS))
      reply.header('cache-control', isAsset ? IMMUTABLE : 'no-cache')
      if (COMPILING_WORKER.test(path)) reply.header('content-security-policy', COMPILING_POLICY)
    },
  })
  app.get('/index.html', (_request, reply) => sendPage(page, reply))
  app.setNotFoundHandler((request, reply) => answerPage(page, request, reply))
}

/**
 * The version of the portal: a hash of the first page, which names every file by its hash, and of the configuration.
 */
function versionOf(page: string, config: Config): string {
  return createHash('sha256').update(page).update(JSON.stringify(config)).digest('hex').slice(0, 12)
}

/** Sends the first page also to requests that accept anything, such as those of monitors. */
function answerPage(page: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { method, url, headers } = request
  const wantsPage = url === '/' || (headers.accept ?? '').includes('text/html')
  const isPage = ['GET', 'HEAD'].includes(method) && wantsPage && !url.startsWith(`${API_PREFIX}/`)
  if (!isPage) return answerNotFound(request, reply)
  return sendPage(page, reply)
}

function sendPage(page: string, reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page)
}
