import { createHmac } from 'node:crypto'
import { type Instant, millisOf } from '@salvia/core/primitives'

/** What the code to scan is made from. */
export interface QrOrder {
  readonly qrStartToken: string
  readonly qrStartSecret: string
  readonly startedAt: Instant
}

/**
 * The text of the code to scan at a moment. It is another one each second, so that a picture of it sent elsewhere is
 * soon worth nothing; the secret that it is made with stays here.
 */
export function qrCodeAt({ qrStartToken, qrStartSecret, startedAt }: QrOrder, now: Instant): string {
  const second = Math.max(0, Math.floor((millisOf(now) - millisOf(startedAt)) / 1000))
  const code = createHmac('sha256', qrStartSecret).update(String(second)).digest('hex')
  return `bankid.${qrStartToken}.${second}.${code}`
}
