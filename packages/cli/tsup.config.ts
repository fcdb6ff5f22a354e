import { fileURLToPath } from 'node:url'
import { defineConfig } from 'tsup'

/** The debugger of Ink, and the sentences of zod in fifty languages: never shown, and slow to load. */
const withoutUnused = {
  name: 'without-unused',
  setup(build: {
    onResolve(filter: { filter: RegExp }, find: () => { path: string; namespace: string }): void
    onLoad(filter: { filter: RegExp; namespace: string }, load: () => { contents: string }): void
  }) {
    build.onResolve({ filter: /^react-devtools-core$|\/locales\/index\.js$/ }, () => ({
      path: 'empty',
      namespace: 'empty',
    }))
    build.onLoad({ filter: /.*/, namespace: 'empty' }, () => ({ contents: 'export default {}' }))
  },
}

/** The rasteriser and the fonts of pictures are files beside the program. */
const bundledChartFiles = {
  name: 'bundled-chart-files',
  setup(build: { onResolve(filter: { filter: RegExp }, find: () => { path: string }): void }) {
    const path = fileURLToPath(new URL('src/charts/bundled-chart-files.ts', import.meta.url))
    build.onResolve({ filter: /\/chart-files\.ts$/ }, () => ({ path }))
  },
}

export default defineConfig({
  entry: ['src/salvia.ts'],
  outDir: 'dist',
  format: 'esm',
  platform: 'node',
  target: 'node22',
  clean: true,
  splitting: true,
  // One folder holds the whole program; only the binary of the key store stays outside.
  noExternal: [/^(?!@napi-rs\/)/],
  external: ['@napi-rs/keyring'],
  define: { 'process.env.NODE_ENV': '"production"' },
  // Libraries in the older module form ask for `require`.
  banner: {
    js: "import { createRequire as salviaRequire } from 'node:module'; const require = salviaRequire(import.meta.url);",
  },
  loader: { '.wasm': 'file', '.ttf': 'file' },
  esbuildPlugins: [withoutUnused, bundledChartFiles],
  esbuildOptions(options) {
    options.jsx = 'automatic'
  },
})
