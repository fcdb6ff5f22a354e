import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { ReadOptions } from '../personnel-file/index.ts'
import { inflate } from './inflate.ts'

/** Tools of the Node runtime for reading files, faster than those that every browser has. */
export const NODE_READING = {
  inflate,
  crc32,
  hash: () => createHash('sha256'),
  latin1: bytes => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1'),
} satisfies Omit<ReadOptions, 'headers'>
