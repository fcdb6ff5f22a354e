import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const read = async (specifier: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await readFile(fileURLToPath(import.meta.resolve(specifier))))

/** The rasteriser and the fonts of pictures, from where they are installed. The built program has `bundled-chart-files.ts`. */
export async function chartFiles() {
  const [wasm, ...fonts] = await Promise.all([
    read('@resvg/resvg-wasm/index_bg.wasm'),
    read('@salvia/core/chart-png/regular.ttf'),
    read('@salvia/core/chart-png/semibold.ttf'),
  ])
  return { wasm, fonts }
}
