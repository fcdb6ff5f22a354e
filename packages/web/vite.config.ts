import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const SERVER = 'http://localhost:4000'

const COMPRESSIBLE = /\.(?:js|css|svg)$/

/** Every file that gains by it also stands compressed beside itself: the server sends it as it is. */
function compressed(): Plugin {
  return {
    name: 'salvia-compressed',
    apply: 'build',
    // Only what is written is final: other plugins change the bundle to the last.
    async writeBundle({ dir = '' }, bundle) {
      for (const fileName of Object.keys(bundle).filter(name => COMPRESSIBLE.test(name))) {
        const path = join(dir, fileName)
        const content = await readFile(path)
        await writeFile(`${path}.br`, brotliCompressSync(content))
        await writeFile(`${path}.gz`, gzipSync(content))
      }
    },
  }
}

/** What a visitor's browser opens first: the page itself and the screens of the ways in. */
const ENTRY_POINTS = [
  'index.html',
  'src/features/auth/sign-in.screen.tsx',
  'src/features/auth/bankid.screen.tsx',
]

/** What an entry point imports statically is the first load. What is needed later comes with an import(). */
const tags: ['$initial'] = ['$initial']

/**
 * The first load is three files instead of forty, which compress better. Libraries change seldom and stay in the
 * browser's cache when the portal changes. The rest is split by screen; zod comes with the first call.
 */
const FILES = [
  { name: 'libraries', tags, test: /\/node_modules\// },
  { name: 'zod', test: /\/node_modules\/zod\// },
  { name: 'frame', tags, test: /\/src\/(?!features\/)/ },
  { name: 'ways-in', tags, test: /\/src\/features\/auth\/(?!.*\.screen\.)/ },
]

export default defineConfig({
  plugins: [react(), compressed()],
  // Names of grid areas stay as written: the frame of the page and its parts are files of their own.
  css: { transformer: 'lightningcss', lightningcss: { cssModules: { grid: false } } },
  build: {
    target: 'baseline-widely-available',
    cssMinify: 'lightningcss',
    // The policy of the server allows files of its own address only: nothing is inlined as data.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ENTRY_POINTS.map(path => join(import.meta.dirname, path)),
      output: { codeSplitting: { groups: FILES } },
    },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': SERVER, '/calendar': SERVER, '/config.json': SERVER } },
})
