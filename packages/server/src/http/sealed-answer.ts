import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** What the database keeps of an Idempotency-Key. */
export function idempotencyKeyHash(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}

/**
 * Closes an answer with the caller's own Idempotency-Key, so that answers which hold a secret or personal
 * data are of no use to someone who reads the table.
 */
export function sealAnswer(key: string, answer: unknown): Uint8Array {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, cipherKey(key), nonce)
  const body = Buffer.concat([cipher.update(JSON.stringify(answer ?? null), 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body])
}

/** Opens what {@link sealAnswer} closed with the same key. */
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
