import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const hashWith = promisify(argon2)

/** How much work it is to try a password. */
interface Cost {
  /** KiB. */
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
}

/** OWASP's recommendation for argon2id: 19 MiB, 2 passes, 1 lane. */
const COST: Cost = { memory: 19_456, passes: 2, parallelism: 1 }
const TAG_BYTES = 32
const NONCE_BYTES = 16

/** The hash in PHC string format, with all parameters that are needed to verify it. */
export async function hashPassword(password: string, cost = COST): Promise<string> {
  const nonce = randomBytes(NONCE_BYTES)
  return phcString(cost, nonce, await derive(password, nonce, cost))
}

/** A hash that no password matches, so that an unknown account takes as long as a known one. */
const NOBODYS_HASH = phcString(COST, Buffer.alloc(NONCE_BYTES), Buffer.alloc(TAG_BYTES))

/** Whether the password matches the hash. Without a hash the answer is false and takes as long. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash ?? NOBODYS_HASH)
  if (!match) throw new Error('A stored password hash is not argon2id.')
  const [, memory, passes, parallelism, nonce = '', tag = ''] = match
  const expected = Buffer.from(tag, 'base64')
  const given = await derive(password, Buffer.from(nonce, 'base64'), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  })
  return hash !== null && timingSafeEqual(given, expected)
}

/** Normalises to NFC, so that the same password typed on another system matches. */
function derive(password: string, nonce: Buffer, cost: Cost): Promise<Buffer> {
  return hashWith('argon2id', { message: password.normalize('NFC'), nonce, tagLength: TAG_BYTES, ...cost })
}

function phcString({ memory, passes, parallelism }: Cost, nonce: Buffer, tag: Buffer): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
