import { chartFiles } from './chart-files.ts'

/** Pixels for each px of a drawing, as in the portal. */
const SCALE = 3

/** A drawing of `chartSvg` as PNG. The rasteriser and its fonts are read only now. */
export async function chartPng(svg: string, scale: number = SCALE): Promise<Uint8Array> {
  const { renderPng } = await import('@salvia/core/chart-png')
  return renderPng(svg, { ...(await chartFiles()), scale })
}
