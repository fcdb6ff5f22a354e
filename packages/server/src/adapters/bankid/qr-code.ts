import { createHmac } from 'node:crypto'
import { type Instant, millisOf } from '@salvia/core/primitives'

/** The input of the code to scan. */
interface QrOrder {
  readonly qrStartToken: string
  readonly qrStartSecret: string
  readonly startedAt: Instant
}

/**
 * The text of the code to scan at a moment. It changes each second, so that a picture of it sent to somebody else soon
 * expires. The secret in it never leaves the server.
 */
export function qrCodeAt({ qrStartToken, qrStartSecret, startedAt }: QrOrder, now: Instant): string {
  const second = Math.max(0, Math.floor((millisOf(now) - millisOf(startedAt)) / 1000))
  const code = createHmac('sha256', qrStartSecret).update(String(second)).digest('hex')
  return `bankid.${qrStartToken}.${second}.${code}`
}
