import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const SERVER = 'http://localhost:4000'

const COMPRESSIBLE = /\.(?:js|css|svg|ttf|wasm)$/
/** The best compression of the rasteriser would take ten seconds, for a seventh less. */
const LARGE_BYTES = 1_000_000
const LARGE_QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

/** Writes a compressed copy beside each file that gets smaller by it. The server sends these copies. */
function compressed(): Plugin {
  return {
    name: 'salvia-compressed',
    apply: 'build',
    // After the bundle is written, because other plugins change it until then.
    async writeBundle({ dir = '' }, bundle) {
      for (const fileName of Object.keys(bundle).filter(name => COMPRESSIBLE.test(name))) {
        const path = join(dir, fileName)
        const content = await readFile(path)
        const quality = content.length > LARGE_BYTES ? LARGE_QUALITY : {}
        await writeFile(`${path}.br`, brotliCompressSync(content, quality))
        await writeFile(`${path}.gz`, gzipSync(content))
      }
    },
  }
}

/** What a visitor's browser loads first: the page itself and the sign-in screens. */
const ENTRY_POINTS = [
  'index.html',
  'src/features/auth/sign-in.screen.tsx',
  'src/features/auth/bankid.screen.tsx',
]

/** The static imports of the entry points are the first load. What is needed later is loaded by import(). */
const tags: ['$initial'] = ['$initial']

/** The name of a feature, of what its screens share. */
const featureFile = (id: string): string | null => {
  const feature = /\/src\/features\/([\w-]+)\/(?!.*\.screen\.)/.exec(id)?.[1]
  return feature ? `of-${feature}` : null
}

/**
 * Bundles the first load into three files instead of forty, because they compress better. Libraries change rarely and
 * stay in the browser's cache when the portal changes. What many screens need is one file, and so is what the screens of
 * a feature share: a screen was 136 small files, and each costs a request. The rest is split by screen; zod loads with
 * the first call.
 */
const FILES = [
  { name: 'libraries', tags, test: /\/node_modules\// },
  { name: 'zod', test: /\/node_modules\/zod\// },
  { name: 'frame', tags, test: /\/src\/(?!features\/)/ },
  { name: 'ways-in', tags, test: /\/src\/features\/auth\/(?!.*\.screen\.)/ },
  { name: 'shared', test: /\/node_modules\/|\/src\/(?!features\/)/, minShareCount: 4 },
  { name: featureFile, minShareCount: 2 },
]

export default defineConfig({
  plugins: [react(), compressed()],
  // Names of grid areas are not hashed, because the frame of the page and its parts use them from separate files.
  css: { transformer: 'lightningcss', lightningcss: { cssModules: { grid: false } } },
  build: {
    target: 'baseline-widely-available',
    cssMinify: 'lightningcss',
    // Nothing is inlined as data, because the server's policy allows only files from its own address.
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
