const RENEW_BEFORE_MS = 20 * 60_000

/**
 * When a person's token ends, in epoch milliseconds; null for a machine token, whose end cannot be read from it.
 * @spec §3
 */
export function tokenEnd(token: string): number | null {
  const payload = token.split('.')[1]
  if (payload === undefined) return null
  try {
    const { exp } = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as { exp?: unknown }
    return typeof exp === 'number' ? exp * 1000 : null
  } catch {
    return null
  }
}

/** Whether to renew a token now: it is still valid, but ends soon. */
export function shouldRenew(token: string, now: number): boolean {
  const end = tokenEnd(token)
  return end !== null && end > now && end - now < RENEW_BEFORE_MS
}
