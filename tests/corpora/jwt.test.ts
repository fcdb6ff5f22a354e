import { createPublicKey, createSecretKey, generateKeyPairSync, type webcrypto } from 'node:crypto'
import { instantFromMillis } from '@salvia/core/primitives'
import { describe, expect, test } from 'vitest'
import { verifyAccessToken } from '../../packages/server/src/access/access-token.ts'
import type { Secrets } from '../../packages/server/src/secrets/secrets.ts'
import { corporaNote, corpus, hasCorpora } from './corpus.ts'

interface Vector {
  readonly tcId: number
  readonly jws: string
  readonly result: 'valid' | 'invalid'
}
interface Vectors {
  readonly hs256: { readonly jwk: webcrypto.JsonWebKey; readonly tests: readonly Vector[] }
  readonly es256: { readonly public: webcrypto.JsonWebKey; readonly tests: readonly Vector[] }
}

describe.skipIf(!hasCorpora)(`published signature vectors${corporaNote}`, () => {
  test('all 20 are no access token of ours, whatever key the server has', async () => {
    const { hs256, es256 } = corpus<Vectors>('jwt/wycheproof-jws-subset.json')
    const vectors = [...hs256.tests, ...es256.tests]
    expect(vectors).toHaveLength(20)
    const now = instantFromMillis(Date.now())
    const own = generateKeyPairSync('ed25519')
    const theirs = createPublicKey({ key: es256.public, format: 'jwk' })
    const shared = createSecretKey(hs256.jwk.k ?? '', 'base64url')
    for (const publicKey of [own.publicKey, theirs, shared]) {
      const secrets = { signing: { publicKey } } as unknown as Secrets
      for (const { tcId, jws } of vectors) {
        expect(await verifyAccessToken(secrets, jws, now), `${tcId}`).toEqual({ kind: 'unverifiable' })
      }
    }
  })
})
