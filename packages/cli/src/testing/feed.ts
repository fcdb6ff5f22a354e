import { serviceUrl } from './service.ts'

/** Sends lines of one kind to the feed, as the provider's system with that token does. */
export async function sendLines(kind: string, token: string, lines: readonly object[]): Promise<void> {
  const answer = await fetch(`${serviceUrl()}/api/feeds/${kind}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/x-ndjson' },
    body: lines.map(line => JSON.stringify(line)).join('\n'),
  })
  if (!answer.ok) throw new Error(`Sending ${kind}: ${answer.status} ${await answer.text()}`)
}
