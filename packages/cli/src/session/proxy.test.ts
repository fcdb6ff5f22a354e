import { expect, test } from 'vitest'
import { proxyVariableFor, useProxy } from './proxy.ts'

test.each([
  ['https://portal.example', { HTTPS_PROXY: 'p:1' }, 'HTTPS_PROXY'],
  ['https://portal.example', { https_proxy: 'p:1' }, 'https_proxy'],
  ['http://localhost:4000', { HTTPS_PROXY: 'p:1' }, null],
  ['http://localhost:4000', { HTTP_PROXY: 'p:1' }, 'HTTP_PROXY'],
  ['https://portal.example', { HTTPS_PROXY: 'p:1', NO_PROXY: 'other.example, portal.example' }, null],
  ['https://portal.example', { HTTPS_PROXY: 'p:1', no_proxy: '.example' }, null],
  ['https://portal.example', { HTTPS_PROXY: 'p:1', NO_PROXY: '*' }, null],
  ['https://portal.example', { HTTPS_PROXY: 'p:1', NO_PROXY: 'tal.example' }, 'HTTPS_PROXY'],
  ['https://portal.example', {}, null],
])('%s with %j goes through %s', (url, env, name) => {
  expect(proxyVariableFor(new URL(url), env)).toBe(name)
})

test.each(['socks5://proxy.example', 'http://', 'a b'])('%j is no proxy', HTTPS_PROXY => {
  expect(() => useProxy({ env: { HTTPS_PROXY } })).toThrow('PROXY_UNUSABLE')
})
