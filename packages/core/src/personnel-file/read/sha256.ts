/** A digest over bytes that come in pieces. */
export interface StreamingHash {
  update(bytes: Uint8Array): unknown
  /** Lower-case hexadecimal. */
  digest(encoding: 'hex'): string
}

const BLOCK_BYTES = 64
const ROUND_CONSTANTS = fractionsOfRoots(64, Math.cbrt)
const INITIAL_STATE = fractionsOfRoots(8, Math.sqrt)

/** The first 32 bits of the fractional parts of the roots of the first primes (FIPS 180-4). */
function fractionsOfRoots(count: number, root: (value: number) => number): Int32Array {
  const words = new Int32Array(count)
  let filled = 0
  for (let candidate = 2; filled < count; candidate++) {
    let isPrime = true
    for (let divisor = 2; divisor * divisor <= candidate; divisor++) {
      if (candidate % divisor === 0) isPrime = false
    }
    if (isPrime) words[filled++] = ((root(candidate) % 1) * 2 ** 32) | 0
  }
  return words
}

/** SHA-256 piece by piece, which Web Crypto does not offer. Node passes its own, faster one. */
export class Sha256 implements StreamingHash {
  readonly #state = INITIAL_STATE.slice()
  readonly #schedule = new Int32Array(64)
  readonly #pending = new Uint8Array(BLOCK_BYTES)
  #pendingBytes = 0
  #totalBytes = 0

  update(bytes: Uint8Array): void {
    this.#totalBytes += bytes.length
    let at = 0
    if (this.#pendingBytes > 0) {
      at = Math.min(BLOCK_BYTES - this.#pendingBytes, bytes.length)
      this.#pending.set(bytes.subarray(0, at), this.#pendingBytes)
      this.#pendingBytes += at
      if (this.#pendingBytes < BLOCK_BYTES) return
      this.#compress(this.#pending, 0)
    }
    for (; at + BLOCK_BYTES <= bytes.length; at += BLOCK_BYTES) this.#compress(bytes, at)
    this.#pending.set(bytes.subarray(at))
    this.#pendingBytes = bytes.length - at
  }

  digest(_encoding: 'hex'): string {
    const bits = this.#totalBytes * 8
    const padding = new Uint8Array(this.#paddingBytes())
    padding[0] = 0x80
    const view = new DataView(padding.buffer)
    view.setUint32(padding.length - 8, Math.floor(bits / 2 ** 32))
    view.setUint32(padding.length - 4, bits >>> 0)
    this.update(padding)
    return Array.from(this.#state, word => (word >>> 0).toString(16).padStart(8, '0')).join('')
  }

  /** One bit, zeros, and eight bytes of length, up to the end of a block. */
  #paddingBytes(): number {
    const rest = BLOCK_BYTES - (this.#totalBytes % BLOCK_BYTES)
    return rest >= 9 ? rest : rest + BLOCK_BYTES
  }

  #compress(bytes: Uint8Array, start: number): void {
    const w = this.#schedule
    for (let i = 0, at = start; i < 16; i++, at += 4) {
      w[i] =
        (at8(bytes, at) << 24) | (at8(bytes, at + 1) << 16) | (at8(bytes, at + 2) << 8) | at8(bytes, at + 3)
    }
    for (let i = 16; i < 64; i++) {
      const early = at32(w, i - 15)
      const late = at32(w, i - 2)
      const s0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3)
      const s1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10)
      w[i] = (at32(w, i - 16) + s0 + at32(w, i - 7) + s1) | 0
    }
    this.#mix(w)
  }

  #mix(w: Int32Array): void {
    const state = this.#state
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
    for (let i = 0; i < 64; i++) {
      const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
      const t1 = (h + s1 + ((e & f) ^ (~e & g)) + at32(ROUND_CONSTANTS, i) + at32(w, i)) | 0
      const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
      const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
      h = g
      g = f
      f = e
      e = (d + t1) | 0
      d = c
      c = b
      b = a
      a = (t1 + t2) | 0
    }
    const mixed = [a, b, c, d, e, f, g, h]
    for (let i = 0; i < 8; i++) state[i] = at32(state, i) + (mixed[i] ?? 0)
  }
}

function rotate(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits))
}

function at8(bytes: Uint8Array, index: number): number {
  return bytes[index] ?? 0
}

function at32(words: Int32Array, index: number): number {
  return words[index] ?? 0
}
