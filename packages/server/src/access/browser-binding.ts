import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

const SECRET_BYTES = 32

/** A secret that only a browser's cookie holds. */
export function newBindingSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url')
}

/** What a token that is bound to the secret carries. */
export function bindingOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

/** Whether a token may be used where this secret is. A token without a binding is not tied to a browser. */
export function isBoundTo(binding: string | null, secret: string | undefined): boolean {
  if (binding === null) return true
  const shown = Buffer.from(bindingOf(secret ?? ''))
  const asked = Buffer.from(binding)
  return secret !== undefined && shown.length === asked.length && timingSafeEqual(shown, asked)
}
