import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { contract, endpointsOf } from '@salvia/core/api'
import { PROVIDER_KINDS } from '@salvia/core/feed-catalogue'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/index.ts'

let salvia: TestApp
const routes: string[] = []
beforeAll(async () => {
  const collect = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', ({ method, url }) => void routes.push(`${[method].flat().join()} ${url}`))
  }
  subscribe('fastify.initialization', collect)
  salvia = await openTestApp()
  unsubscribe('fastify.initialization', collect)
})
afterAll(() => salvia.close())

/** What answers beside the contract: none of it tells anything of a customer without a secret of its own. */
const OTHERS = [
  '/api/docs',
  ...PROVIDER_KINDS.toSorted().map(kind => `/api/feeds/${kind}.schema.json`),
  '/api/openapi.json',
  '/api/sso/*',
  '/api/unreadable',
  '/calendar/:file',
  '/config.json',
  '/healthz',
  '/readyz',
  '/unsubscribe/:token',
]

test('no route answers that is neither a call of the contract, a file of the portal, the simulator, nor one of these', () => {
  const calls = endpointsOf(contract).map(
    endpoint => `${endpoint.method} /api/${endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
  )
  expect(routes).toEqual(expect.arrayContaining(calls))
  const others = routes.filter(route => !calls.includes(route)).map(route => route.split(' ')[1] ?? '')
  const isFile = (path: string) =>
    /^\/(assets\/)?[\w.-]+\.(js|css|html|woff2|ttf|wasm|svg|png|ico|txt|map|webmanifest|json)(\.br|\.gz)?$/.test(
      path,
    )
  const unknown = others.filter(path => !isFile(path) && !/^\/bankid-simulator(\/|$)/.test(path))
  expect([...new Set(unknown)].sort()).toEqual(OTHERS.filter(path => !isFile(path)))
})
