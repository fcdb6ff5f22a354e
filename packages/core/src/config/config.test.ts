import { describe, expect, test } from 'vitest'
import { type Config, configSchema, environmentOfHost, isConfig } from './index.ts'

const table = {
  localhost: 'local',
  '127.0.0.1': 'local',
  'dev.': 'development',
  'preprod.': 'preprod',
  'demo.': 'demo',
} satisfies Config['ENVIRONMENTS']

test.each([
  ['localhost', 'local'],
  ['127.0.0.1', 'local'],
  ['dev.salvia.example', 'development'],
  ['preprod.salvia.example', 'preprod'],
  ['demo.salvia.example', 'demo'],
  ['salvia.example', 'production'],
  ['developer.salvia.example', 'production'],
  ['salvia.dev.example', 'production'],
  ['', 'production'],
])('%j is %s', (host, environment) => {
  expect(environmentOfHost(host, table)).toBe(environment)
})

test.each(['constructor', '__proto__', 'toString'])('a host named %s is production', host => {
  expect(environmentOfHost(host, table)).toBe('production')
})

test('an exact name goes before a beginning', () => {
  expect(environmentOfHost('dev.local', { 'dev.': 'development', 'dev.local': 'local' })).toBe('local')
})

test('a configuration without the API address is refused', () => {
  expect(
    configSchema.safeParse({ VERSION: { hash: 'a' } }).error?.issues.map(issue => issue.path[0]),
  ).toContain('KP_API')
})

describe('an answer that the portal may start with', () => {
  const required = Object.entries(configSchema.shape)
    .filter(([, shape]) => !shape.isOptional())
    .map(([name]) => name)
  const answer = Object.fromEntries(required.map(name => [name, null]))

  test('has every name that a configuration must have', () => {
    expect(isConfig(answer)).toBe(true)
  })

  test.each(required)('is none without %s', name => {
    const { [name]: _, ...rest } = answer
    expect(isConfig(rest)).toBe(false)
  })

  test.each([null, [], 'KP_API', 1, {}])('is not %j', other => {
    expect(isConfig(other)).toBe(false)
  })
})
