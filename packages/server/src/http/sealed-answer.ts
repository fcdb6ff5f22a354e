import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** The hash of an Idempotency-Key, which is all that the database holds of it. */
export function idempotencyKeyHash(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}

/**
 * Encrypts an answer with the caller's own Idempotency-Key, so that secrets and personal data in it are of no use to
 * somebody who reads the table.
 */
export function sealAnswer(key: string, answer: unknown): Uint8Array {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, cipherKey(key), nonce)
  const body = Buffer.concat([cipher.update(JSON.stringify(answer ?? null), 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body])
}

/** Decrypts what {@link sealAnswer} encrypted with the same key. */
export function openAnswer(key: string, sealed: Uint8Array): unknown {
  const nonce = sealed.subarray(0, NONCE_BYTES)
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
  const decipher = createDecipheriv(CIPHER, cipherKey(key), nonce)
  decipher.setAuthTag(tag)
  const body = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES))
  return JSON.parse(Buffer.concat([body, decipher.final()]).toString('utf8'))
}

function cipherKey(key: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', key, '', 'salvia idempotency answer', 32))
}
