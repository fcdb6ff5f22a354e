import { createHash } from 'node:crypto'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const SERVER = 'http://localhost:4000'

/**
 * Writes `version.json` beside the build. The hash covers every file of it, so it changes when,
 * and only when, the portal does; the server answers it in `/config.json`.
 */
function versionFile(): Plugin {
  return {
    name: 'salvia-version',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const hash = createHash('sha256')
        for (const name of Object.keys(bundle).sort()) {
          const file = bundle[name]
          hash.update(name).update(file?.type === 'chunk' ? file.code : (file?.source ?? ''))
        }
        const source = JSON.stringify({ hash: hash.digest('hex').slice(0, 12) })
        this.emitFile({ type: 'asset', fileName: 'version.json', source })
      },
    },
  }
}

export default defineConfig({
  plugins: [react(), versionFile()],
  // Names of grid areas stay as written: the frame of the page and its parts are files of their own.
  css: { transformer: 'lightningcss', lightningcss: { cssModules: { grid: false } } },
  build: {
    target: 'baseline-widely-available',
    cssMinify: 'lightningcss',
    // The policy of the server allows files of its own address only: nothing is inlined as data.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': SERVER, '/config.json': SERVER } },
})
