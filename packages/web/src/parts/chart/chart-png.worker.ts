import { renderPng } from '@salvia/core/chart-png'

/** What the page sends to the worker: a drawing of `chartSvg`, and where the rasteriser and the fonts are. */
export interface PngRequest {
  readonly svg: string
  readonly scale: number
  readonly wasm: string
  readonly fonts: readonly string[]
}

export type PngMessage =
  | { readonly kind: 'rendered'; readonly png: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'failed'; readonly reason: string }

const post = (message: PngMessage): void => self.postMessage(message)

async function fetched(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`)
  return new Uint8Array(await response.arrayBuffer())
}

async function answer({ svg, scale, ...addresses }: PngRequest): Promise<void> {
  const [wasm, ...fonts] = await Promise.all([
    fetched(addresses.wasm),
    ...addresses.fonts.map(address => fetched(address)),
  ])
  post({ kind: 'rendered', png: await renderPng(svg, { wasm, fonts, scale }) })
}

self.addEventListener('message', (event: MessageEvent<PngRequest>) => {
  answer(event.data).catch((failure: unknown) => post({ kind: 'failed', reason: String(failure) }))
})
