import { fileURLToPath } from 'node:url'
import { defineConfig, type Options } from 'tsup'
import program from './tsup.config.ts'

/** The key store's binary is an asset of the single file, because nothing can be loaded from beside it. */
const embeddedKeyring = {
  name: 'embedded-keyring',
  setup(build: { onResolve(filter: { filter: RegExp }, find: () => { path: string }): void }) {
    const path = fileURLToPath(new URL('src/session/embedded-keyring.ts', import.meta.url))
    build.onResolve({ filter: /^@napi-rs\/keyring$/ }, () => ({ path }))
  },
}

/** The program as one module, for single files. */
export default defineConfig(() => {
  const { external: _external, ...options } = program as Options
  return {
    ...options,
    outDir: 'dist-single-file',
    noExternal: [/.*/],
    // Only node:sea names that module; the others have both names.
    removeNodeProtocol: false,
    splitting: false,
    minify: true,
    metafile: true,
    esbuildPlugins: [embeddedKeyring, ...(options.esbuildPlugins ?? [])],
  }
})
