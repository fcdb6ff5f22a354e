import { createHash } from 'node:crypto'
import { PICTURE, PICTURE_SHA256 } from '@salvia/core/charts/testing'
import { expect, test } from 'vitest'
import { chartPng } from './chart-png.ts'

test('a chart is the same PNG as in the portal, byte for byte', async () => {
  const png = await chartPng(PICTURE.svg, PICTURE.scale)
  expect(createHash('sha256').update(png).digest('hex')).toBe(PICTURE_SHA256)
})
