export { type PngMaterial, renderPng } from './png.ts'
