/** The system cannot be reached, is too slow, or says that it is out of order. It may answer later. */
export class SystemAway extends Error {
  override readonly name = 'SystemAway'
}

/** The system has answered something that no declaration allows: a mistake there or here. It never quotes the answer. */
export class WrongAnswer extends Error {
  override readonly name = 'WrongAnswer'
}

interface Asked {
  readonly method: string
  readonly token: string
  readonly body: unknown
  readonly timeoutMs: number
  readonly maxBytes: number
}

/** A JSON answer with its status. */
export interface Answered {
  readonly status: number
  readonly body: unknown
}

/** Makes one call, with limits on time and size. Follows no redirect. Throws SystemAway or WrongAnswer. */
export async function fetchJson(address: URL, asked: Asked): Promise<Answered> {
  const { method, token, body, timeoutMs, maxBytes } = asked
  const signal = AbortSignal.timeout(timeoutMs)
  const headers = {
    accept: 'application/json',
    authorization: `Bearer ${token}`,
    ...(body !== undefined && { 'content-type': 'application/json' }),
  }
  try {
    const response = await fetch(address, {
      method,
      headers,
      signal,
      redirect: 'manual',
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const { status } = response
    if (isOutOfOrder(status)) {
      await response.body?.cancel()
      throw new SystemAway(`The booking system answered ${status}.`)
    }
    return { status, body: parseJson(await boundedText(response, maxBytes), status) }
  } catch (error) {
    if (error instanceof SystemAway || error instanceof WrongAnswer) throw error
    throw new SystemAway(
      signal.aborted ? `No answer in ${timeoutMs} ms.` : 'The booking system cannot be reached.',
      { cause: error },
    )
  }
}

/** Too slow, asked too often, broken, or closed: it may be well again later. */
function isOutOfOrder(status: number): boolean {
  return status >= 500 || status === 408 || status === 429
}

async function boundedText(response: Response, maxBytes: number): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body ?? []) {
    bytes += part.length
    if (bytes > maxBytes) throw new WrongAnswer('The answer of the booking system is too large.')
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

function parseJson(text: string, status: number): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new WrongAnswer(`The booking system answered ${status} without JSON.`)
  }
}
