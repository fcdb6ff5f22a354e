import { createHmac, createPrivateKey, createPublicKey, type KeyObject, randomBytes } from 'node:crypto'
import type { Db } from '../db/database.ts'
import { sharedKey } from './keys.store.ts'

/** Keys of the installation, the same in every server process. */
export interface Secrets {
  readonly signing: { readonly privateKey: KeyObject; readonly publicKey: KeyObject }
  /** Keyed hash of an identity number (12 digits), for use in addresses. */
  pidHash(pid: string): string
  /** Identifies the key of these hashes, without telling anything of it. */
  readonly pidKeyId: string
  /** Keyed hash of the id of an account without identity number, for use in addresses. */
  accountHash(accountId: string): string
  /** Keyed hash of an email, to count attempts to sign in. */
  emailHash(email: string): string
  /** Keyed hash of a client's network, to count its calls. */
  addressHash(network: string): string
  /** Keyed hash of the short code of a terminal, so that nobody who reads the database can compute the code. */
  userCodeHash(code: string): string
}

const KEY_BYTES = 32
/** The PKCS #8 prefix of an Ed25519 private key. */
const ED25519_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex')

/** Reads the keys from the environment, else from the database, which makes them once. */
export async function openSecrets(
  db: Db,
  given: { signingKey: string | undefined; pidKey: string | undefined },
): Promise<Secrets> {
  const make = () => randomBytes(KEY_BYTES).toString('base64url')
  const signingSeed = given.signingKey ?? (await sharedKey(db, 'signing', make))
  const pidKey = Buffer.from(given.pidKey ?? (await sharedKey(db, 'pid', make)), 'base64url')
  const privateKey = ed25519Key(Buffer.from(signingSeed, 'base64url'))
  const hash = (value: string) => createHmac('sha256', pidKey).update(value).digest('base64url')
  return {
    signing: { privateKey, publicKey: createPublicKey(privateKey) },
    pidHash: hash,
    pidKeyId: hash('key'),
    accountHash: accountId => hash(`account:${accountId}`),
    emailHash: email => hash(`email:${email}`),
    addressHash: network => hash(`address:${network}`),
    userCodeHash: code => hash(`user-code:${code}`),
  }
}

function ed25519Key(seed: Buffer): KeyObject {
  const der = Buffer.concat([ED25519_PREFIX, seed.subarray(0, KEY_BYTES)])
  return createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
}
