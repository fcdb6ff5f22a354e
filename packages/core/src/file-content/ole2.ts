/** A directory entry of an OLE2 container lies at a multiple of this, in every sector size. */
const ENTRY_BYTES = 128
const NAME_LENGTH_OFFSET = 64
const TYPE_OFFSET = 66
const STREAM_TYPE = 2

/** `EncryptedPackage` in UTF-16LE, with the terminator that the directory stores. */
const ENCRYPTED_PACKAGE = Uint8Array.from('EncryptedPackage\0', letter => letter.charCodeAt(0))

/**
 * Finds the directory entry that an encrypted Office document has, wherever its directory lies,
 * so that a broken allocation table can't hide it.
 */
export class EncryptedPackageScan {
  found = false
  readonly #entry = new Uint8Array(ENTRY_BYTES)
  #filled = 0

  push(bytes: Uint8Array): void {
    let at = 0
    if (this.#filled > 0) {
      at = Math.min(ENTRY_BYTES - this.#filled, bytes.length)
      this.#entry.set(bytes.subarray(0, at), this.#filled)
      this.#filled += at
      if (this.#filled < ENTRY_BYTES) return
      this.found ||= isEncryptedPackage(this.#entry, 0)
    }
    for (; at + ENTRY_BYTES <= bytes.length; at += ENTRY_BYTES) this.found ||= isEncryptedPackage(bytes, at)
    this.#entry.set(bytes.subarray(at))
    this.#filled = bytes.length - at
  }
}

function isEncryptedPackage(bytes: Uint8Array, start: number): boolean {
  if (bytes[start + NAME_LENGTH_OFFSET] !== ENCRYPTED_PACKAGE.length * 2) return false
  if (bytes[start + TYPE_OFFSET] !== STREAM_TYPE) return false
  return ENCRYPTED_PACKAGE.every(
    (letter, index) => bytes[start + index * 2] === letter && bytes[start + index * 2 + 1] === 0,
  )
}
