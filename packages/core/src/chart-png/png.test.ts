import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { PICTURE, PICTURE_SHA256 } from '../charts/testing/index.ts'
import { renderPng } from './png.ts'

const file = async (path: string | URL) => new Uint8Array(await readFile(path))
const font = (name: string) => file(new URL(`./fonts/${name}.ttf`, import.meta.url))

const material = {
  wasm: await file(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')),
  fonts: [await font('regular'), await font('semibold')],
}

const render = (scale: number) => renderPng(PICTURE.svg, { ...material, scale })

/** Width and height, as the head of a PNG has them. */
function sizeOf(png: Uint8Array): number[] {
  const view = new DataView(png.buffer)
  return [view.getUint32(16), view.getUint32(20)]
}

test('a drawing is a PNG of its size, times the scale', async () => {
  const [, height] = /height="(\d+)"/.exec(PICTURE.svg) ?? []
  const png = await render(3)
  expect([...png.slice(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  expect(sizeOf(png)).toEqual([343 * 3, Number(height) * 3])
})

test('it is the same each time, and the same as in the portal', async () => {
  const [one, other] = [await render(PICTURE.scale), await render(PICTURE.scale)]
  expect(one).toEqual(other)
  expect(createHash('sha256').update(one).digest('hex')).toBe(PICTURE_SHA256)
})
