import { createHash } from 'node:crypto'
import { answersOf } from '@salvia/core/api'
import type { Endpoint } from '@salvia/core/contract'
import { errorFacts } from '@salvia/core/error-catalogue'
import { z } from 'zod'

/** A page without scripts; its one style sheet is allowed by its hash. */
interface ApiPage {
  readonly html: string
  readonly contentSecurityPolicy: string
}

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h2 { margin-top: 3rem; } h3 { margin-bottom: 0; overflow-wrap: anywhere; }
code, pre { font-family: ui-monospace, monospace; font-size: 0.9em; }
pre { overflow-x: auto; padding: 0.75rem; border: 1px solid; border-radius: 0.25rem; }
table { border-collapse: collapse; } td, th { padding: 0.2rem 1rem 0.2rem 0; text-align: left; vertical-align: top; }
`

const ACCESS: Readonly<Record<Endpoint['access'], string>> = {
  none: 'No token.',
  user: 'A signed-in person or a machine token.',
  person: 'A signed-in person.',
  caseWorker: "One of the provider's case workers; to anyone else the path does not exist.",
  provider: "A token of one of the provider's own systems; to anyone else the path does not exist.",
  link: 'The token of a link that was emailed, as Bearer token.',
}

/** A page with every call, what it takes and what it answers, made from the contract. */
export function apiPage(productName: string, endpoints: readonly Endpoint[]): ApiPage {
  const concepts = Map.groupBy(endpoints, ({ name }) => name.split('.')[0] ?? '')
  const sections = [...concepts].map(
    ([concept, calls]) =>
      `<h2 id="${escaped(concept)}">${escaped(concept)}</h2>${calls.map(callOf).join('')}`,
  )
  const links = [...concepts.keys()].map(
    concept => `<li><a href="#${escaped(concept)}">${escaped(concept)}</a></li>`,
  )
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>API – ${escaped(productName)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head><body><main>
<h1>API, ${escaped(productName)}</h1><p>The same as <a href="openapi.json">OpenAPI 3.1</a>. Paths are relative to the base address.
Errors are <code>application/problem+json</code>; <code>code</code> tells them apart.</p>
<nav><ul>${links.join('')}</ul></nav>${sections.join('')}</main></body></html>`
  return { html, contentSecurityPolicy: policyFor(STYLE) }
}

function policyFor(style: string): string {
  const hash = createHash('sha256').update(style).digest('base64')
  return `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
}

function callOf(endpoint: Endpoint): string {
  const { name, method, path, summary, access, feature, caseWorkerFunction, kind, idempotent, spec } =
    endpoint
  const notes = [
    ACCESS[access],
    caseWorkerFunction ? `Function: <code>${escaped(caseWorkerFunction)}</code>.` : '',
    feature ? `Feature: <code>${escaped(feature)}</code>.` : '',
    kind === 'upload' ? 'Takes <code>multipart/form-data</code> with one file.' : '',
    kind === 'lines' ? 'Takes lines of JSON, <code>application/x-ndjson</code>.' : '',
    kind === 'download' ? 'Answers a file.' : '',
    idempotent ? 'Takes an <code>Idempotency-Key</code>.' : '',
    `From: ${escaped(spec)}.`,
  ]
  const shapes = [
    shapeOf('Query', endpoint.query, 'input'),
    shapeOf('Body', endpoint.body, 'input'),
    shapeOf('Answer', endpoint.response, 'output'),
  ]
  return `<h3 id="${escaped(name)}"><code>${method} ${escaped(path)}</code></h3><p>${escaped(summary)}</p>
<p>${notes.filter(Boolean).join(' ')}</p>${shapes.join('')}${errorsOf(endpoint)}`
}

function shapeOf(title: string, schema: z.ZodType | undefined, io: 'input' | 'output'): string {
  if (!schema) return ''
  const { $schema: _, ...shape } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return `<details><summary>${title}</summary><pre>${escaped(JSON.stringify(shape, null, 2))}</pre></details>`
}

function errorsOf(endpoint: Endpoint): string {
  const rows = answersOf(endpoint).map(code => {
    const { status, title } = errorFacts(code)
    return `<tr><td>${status}</td><td><code>${code}</code></td><td>${escaped(title.en)}</td></tr>`
  })
  return `<details><summary>Errors</summary><table><tr><th>Status</th><th>Code</th><th>Meaning</th></tr>${rows.join('')}</table></details>`
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
}
