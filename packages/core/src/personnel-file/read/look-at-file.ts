import { joined } from './cut-after.ts'
import { type Encoding, EncodingScan } from './encoding.ts'
import type { FileBytes } from './file-bytes.ts'
import { EncryptedPackageScan } from './ole2.ts'
import { Sha256, type StreamingHash } from './sha256.ts'
import { type FileKind, SNIFFED_BYTES, sniff } from './sniff.ts'

/** What one pass over all bytes tells. */
export interface Look {
  readonly sha256: string
  readonly kind: FileKind
  /** Of a text; null for bytes that no text has. */
  readonly encoding: Encoding | null
  /** Of a text in Windows-1252: its bytes are the same text in ISO 8859-1. */
  readonly isLatin1: boolean
  /** Of an OLE2 container. */
  readonly isEncrypted: boolean
}

/** The pass before any row: digest, kind, and the verdict on the encoding over the whole file. */
export async function lookAtFile(
  file: FileBytes,
  hash: () => StreamingHash = () => new Sha256(),
): Promise<Look> {
  const digest = hash()
  const headBytes = Math.min(SNIFFED_BYTES, file.size)
  let head: Uint8Array = new Uint8Array()
  let scans: Scans | undefined
  for await (const chunk of file.stream()) {
    digest.update(chunk)
    if (scans) {
      scans.push(chunk)
    } else {
      head = joined(head, chunk)
      if (head.length >= headBytes) scans = new Scans(head)
    }
  }
  scans ??= new Scans(head)
  return { sha256: digest.digest('hex'), ...scans.finish() }
}

/** The scans that a file of this kind needs. */
class Scans {
  readonly #kind: FileKind
  readonly #encoding: EncodingScan | undefined
  readonly #encrypted: EncryptedPackageScan | undefined

  constructor(head: Uint8Array) {
    this.#kind = sniff(head.subarray(0, SNIFFED_BYTES))
    if (this.#kind === 'text') this.#encoding = new EncodingScan(head)
    if (this.#kind === 'ole2') this.#encrypted = new EncryptedPackageScan()
    this.push(head)
  }

  push(bytes: Uint8Array): void {
    this.#encoding?.push(bytes)
    this.#encrypted?.push(bytes)
  }

  finish(): Omit<Look, 'sha256'> {
    return {
      kind: this.#kind,
      encoding: this.#encoding?.finish() ?? null,
      isLatin1: this.#encoding?.isLatin1 ?? false,
      isEncrypted: this.#encrypted?.found ?? false,
    }
  }
}
