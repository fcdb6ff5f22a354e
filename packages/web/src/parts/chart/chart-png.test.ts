import { PICTURE, PICTURE_SHA256 } from '@salvia/core/charts/testing'
import { expect, test } from 'vitest'
import { chartPng } from './chart-png.ts'

test('a chart is the same PNG as in the terminal, byte for byte', async () => {
  const png = await chartPng(PICTURE.svg, PICTURE.scale)
  expect(png.type).toBe('image/png')
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await png.arrayBuffer()))
  const written = [...digest].map(byte => byte.toString(16).padStart(2, '0')).join('')
  expect(written).toBe(PICTURE_SHA256)
})

test('what is no drawing is refused', async () => {
  await expect(chartPng('<svg')).rejects.toThrow()
})
