import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import wasmFile from '@resvg/resvg-wasm/index_bg.wasm'
import regularFile from '@salvia/core/chart-png/regular.ttf'
import semiboldFile from '@salvia/core/chart-png/semibold.ttf'

/** A file beside the program, or an asset of a single file. */
async function read(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const sea = process.getBuiltinModule?.('node:sea')
  if (sea?.isSea()) return new Uint8Array(sea.getRawAsset(basename(path)))
  return new Uint8Array(await readFile(new URL(path, import.meta.url)))
}

/** `chart-files.ts` of the built program: the build puts the files beside it and gives their names. */
export async function chartFiles() {
  const [wasm, ...fonts] = await Promise.all([read(wasmFile), read(regularFile), read(semiboldFile)])
  return { wasm, fonts }
}
