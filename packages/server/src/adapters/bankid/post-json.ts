import { type Agent, type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'

/** The provider's answers are all much smaller. */
const ANSWER_MAX_BYTES = 100_000

type Unanswered = 'silent' | 'cut' | 'no-answer'

/** The result of a call: an answer, a timeout, a broken connection, or an invalid answer. */
export type Posted =
  | { readonly kind: 'answer'; readonly status: number; readonly body: unknown }
  | { readonly kind: Unanswered; readonly reason: string }

/** Posts JSON and reads the JSON of the answer, with limits on time and size. Does not follow redirects. */
export async function postJson(
  address: URL,
  body: object,
  { timeoutMs, agent }: { readonly timeoutMs: number; readonly agent: Agent | undefined },
): Promise<Posted> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const response = await send(address, JSON.stringify(body), { signal, ...(agent && { agent }) })
    const status = response.statusCode ?? 0
    return {
      kind: 'answer',
      status,
      body: status === 200 ? await readJson(response) : await readError(response),
    }
  } catch (error) {
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
    if (signal.aborted) return { kind: 'silent', reason: `no answer in ${timeoutMs} ms` }
    return { kind: isCut(error) ? 'cut' : 'no-answer', reason }
  }
}

function send(address: URL, text: string, options: RequestOptions): Promise<IncomingMessage> {
  const request = address.protocol === 'https:' ? requestHttps : requestHttp
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
  return new Promise((resolve, reject) => {
    request(address, { ...options, method: 'POST', headers }, resolve)
      .on('error', reject)
      .end(text)
  })
}

async function readJson(response: IncomingMessage): Promise<unknown> {
  const type = response.headers['content-type'] ?? ''
  try {
    if (!/^application\/json\b/i.test(type)) throw new NoAnswer(`The content type is ${type || 'missing'}.`)
    const parts: Buffer[] = []
    let bytes = 0
    for await (const part of response as AsyncIterable<Buffer>) {
      bytes += part.length
      if (bytes > ANSWER_MAX_BYTES) throw new NoAnswer('The answer is too large.')
      parts.push(part)
    }
    return parseJson(Buffer.concat(parts).toString())
  } finally {
    response.destroy()
  }
}

/** A gateway may refuse too, without JSON. Then the status alone counts. */
async function readError(response: IncomingMessage): Promise<unknown> {
  return readJson(response).catch((error: unknown) => {
    if (error instanceof NoAnswer) return undefined
    throw error
  })
}

/** Does not quote the text in its error, because it may hold anything. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new NoAnswer('The answer is no JSON.')
  }
}

class NoAnswer extends Error {
  override readonly name = 'NoAnswer'
}

/** Connection faults that may be gone at the next try. An untrusted certificate is none of them. */
const CUT_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENETUNREACH',
  'EHOSTUNREACH',
  'ETIMEDOUT',
])

function isCut(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CUT_CODES.has(String(error.code))
}
