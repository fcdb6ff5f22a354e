import wasmAddress from '@resvg/resvg-wasm/index_bg.wasm?url'
import regularAddress from '@salvia/core/chart-png/regular.ttf?url'
import semiboldAddress from '@salvia/core/chart-png/semibold.ttf?url'
import { bundledWorker } from '../bundled-worker.ts'
import type { PngMessage, PngRequest } from './chart-png.worker.ts'
import workerAddress from './chart-png.worker.ts?worker&url'

/** Pixels for each px of a drawing: sharp on paper and on a slide. */
const SCALE = 3

/** The worker has no base of its own for addresses without a host. */
const whole = (address: string): string => new URL(address, window.location.href).href

/**
 * A drawing of `chartSvg` as PNG, for a download. It is made in a worker, because the server lets only that one compile
 * the rasteriser, and only now are the rasteriser and its fonts fetched. Rejects where they cannot be.
 */
export async function chartPng(svg: string, scale: number = SCALE): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const worker = bundledWorker(workerAddress)
    const end = (settle: () => void): void => {
      worker.terminate()
      settle()
    }
    worker.addEventListener('error', ({ message }) => end(() => reject(new Error(message))))
    worker.addEventListener('message', ({ data }: MessageEvent<PngMessage>) =>
      end(() =>
        data.kind === 'rendered'
          ? resolve(new Blob([data.png], { type: 'image/png' }))
          : reject(new Error(data.reason)),
      ),
    )
    const fonts = [whole(regularAddress), whole(semiboldAddress)]
    const request: PngRequest = { svg, scale, wasm: whole(wasmAddress), fonts }
    worker.postMessage(request)
  })
}
