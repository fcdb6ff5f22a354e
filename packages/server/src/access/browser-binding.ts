import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

const SECRET_BYTES = 32

/** A secret that only a browser's cookie holds. */
export function newBindingSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url')
}

/** The hash of the secret, which is all that the database holds of it. */
export function bindingOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

/** Whether this is the secret that the binding was made from. */
export function isBoundTo(binding: string, secret: string | undefined): boolean {
  const shown = Buffer.from(bindingOf(secret ?? ''))
  const asked = Buffer.from(binding)
  return secret !== undefined && shown.length === asked.length && timingSafeEqual(shown, asked)
}
