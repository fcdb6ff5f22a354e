import { answersOf, endpointsOf, openApiDocument } from '@salvia/core/api'
import type { Endpoint } from '@salvia/core/contract'
import { errorFacts } from '@salvia/core/error-catalogue'
import type { Generated } from '../gen.ts'

const HEAD = '<!-- Generated from the contract by `npm run gen`. Do not edit. -->\n'

const ACCESS = {
  none: 'anyone',
  user: 'a signed-in person or a machine token',
  person: 'a signed-in person',
  caseWorker: 'a case worker of the provider',
  provider: 'one of the provider’s own systems',
  link: 'who holds a link that was emailed; its token is the Bearer token',
} as const

function section(endpoint: Endpoint): string {
  const facts = [
    `Who: ${ACCESS[endpoint.access]}`,
    endpoint.caseWorkerFunction ? `with the function \`${endpoint.caseWorkerFunction}\`` : undefined,
    endpoint.feature
      ? `feature \`${endpoint.feature}\`${endpoint.orFeature ? `, in part \`${endpoint.orFeature}\`` : ''}`
      : undefined,
    endpoint.grant ? `of a machine token the grant \`${endpoint.grant}\`` : undefined,
    endpoint.idempotent ? 'takes an `Idempotency-Key`' : undefined,
    endpoint.kind === 'upload' ? 'multipart with one file' : undefined,
    endpoint.kind === 'download' ? 'answers a file' : undefined,
  ].filter(fact => fact !== undefined)
  const errors = answersOf(endpoint).map(
    code => `| ${errorFacts(code).status} | \`${code}\` | ${errorFacts(code).title.en} |`,
  )
  return [
    `## ${endpoint.name}`,
    `\`${endpoint.method} {base}${endpoint.path}\``,
    endpoint.summary,
    `${facts.join('; ')}.`,
    `| status | code | meaning |\n|---|---|---|\n${errors.join('\n')}`,
  ].join('\n\n')
}

function apiPage(endpoints: readonly Endpoint[]): string {
  return `${HEAD}# The API\n\nThe machine-readable form is [openapi.json](openapi.json); a running server answers it at \`/api/openapi.json\`.\n\n${endpoints
    .map(section)
    .join('\n\n')}\n`
}

function assumptionsPage(endpoints: readonly Endpoint[]): string {
  const rows = endpoints
    .filter(endpoint => endpoint.spec === 'assumed')
    .map(({ name, method, path, summary }) => `| \`${name}\` | \`${method} ${path}\` | ${summary} |`)
  return `${HEAD}# Calls that the specification does not show\n\nThe specification describes a client and leaves these calls open; this is how this product makes them.\n\n| name | call | what it does |\n|---|---|---|\n${rows.join('\n')}\n`
}

/** The pages and the OpenAPI document that describe the API. */
export async function generate(): Promise<Generated[]> {
  const endpoints = endpointsOf()
  const document = openApiDocument({ title: 'Salvia', serverUrl: '/api/', version: '1' })
  return [
    { path: 'docs/generated/api.md', content: apiPage(endpoints) },
    { path: 'docs/generated/assumptions.md', content: assumptionsPage(endpoints) },
    { path: 'docs/generated/openapi.json', content: `${JSON.stringify(document, null, 2)}\n` },
  ]
}
