import { initWasm, Resvg } from '@resvg/resvg-wasm'

/** What pictures are drawn with: the rasteriser, and the font files of `pictureTheme`. */
export interface PngMaterial {
  readonly wasm: Uint8Array<ArrayBuffer>
  readonly fonts: readonly Uint8Array[]
}

/** The rasteriser can be started once in a process, so that whoever comes later waits for the first. */
let started: Promise<void> | undefined

/**
 * Draws an SVG of `chartSvg` as PNG. The same text and scale give the same bytes in every browser and in Node, since the
 * rasteriser and the fonts are the same and nothing of the machine is asked.
 * @param scale pixels for each px of the drawing
 */
export async function renderPng(
  svg: string,
  { scale, ...material }: PngMaterial & { readonly scale: number },
): Promise<Uint8Array<ArrayBuffer>> {
  started ??= initWasm(material.wasm)
  await started.catch(failure => {
    started = undefined
    throw failure
  })
  const loaded = new Resvg(svg, {
    fitTo: { mode: 'zoom', value: scale },
    font: { fontBuffers: [...material.fonts], defaultFontFamily: 'Atkinson Hyperlegible Next' },
  })
  const picture = loaded.render()
  const png = Uint8Array.from(picture.asPng())
  picture.free()
  loaded.free()
  return png
}
