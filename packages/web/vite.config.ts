import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const SERVER = 'http://localhost:4000'

const JSON_SCHEMA_OF_ZOD = /\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/

/** Every shape of zod brings the means to write itself as a JSON schema, which only the server does: 5 kB on the first load. */
function withoutJsonSchemas(): Plugin {
  return {
    name: 'salvia-without-json-schemas',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!JSON_SCHEMA_OF_ZOD.test(id)) return null
      const source = await readFile(id, 'utf8')
      const names = [...source.matchAll(/^export (?:const|function) (\w+)/gm)].map(match => match[1])
      return `const absent = () => () => { throw new Error('The portal writes no JSON schemas.') }
        export { ${names.map(name => `absent as ${name}`).join(', ')} }`
    },
  }
}

const HOLIDAYS_OF_ALL = /\/date-holidays\/src\/data\.js$/
const CALENDARS_OF_OTHERS =
  /\/date-holidays-parser\/src\/(Julian|Hebrew|Hijri|Jalaali|Equinox|Chinese|BengaliRevised)\.js$/

const ZONES_OF_ALL = /\/moment-timezone\/data\/packed\/latest\.json$/
/** Stockholm keeps the time of Berlin, as far as the data goes. */
const SWEDISH_ZONES = /Europe\/(Stockholm|Berlin)/

/** The calendar of working days knows every country, 240 kB compressed; the portal counts Swedish days. */
function swedishHolidays(): Plugin {
  return {
    name: 'salvia-swedish-holidays',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (CALENDARS_OF_OTHERS.test(id))
        return "export default class { constructor() { throw new Error('A Swedish holiday needs no such calendar.') } }"
      if (ZONES_OF_ALL.test(id)) {
        const { version, zones, links } = JSON.parse(await readFile(id, 'utf8'))
        const swedish = (texts: readonly string[]) => texts.filter(text => SWEDISH_ZONES.test(text))
        return JSON.stringify({ version, zones: swedish(zones), links: swedish(links), countries: [] })
      }
      if (!HOLIDAYS_OF_ALL.test(id)) return null
      const { data } = await import(id)
      const { SE } = data.holidays
      return `export const data = ${JSON.stringify({ ...data, holidays: { SE } })}`
    },
  }
}

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

/**
 * What every page needs, in two files instead of twenty: it compresses better together. Libraries change seldom and
 * stay in the browser's cache when the portal changes. The rest is split by screen.
 */
const FIRST_LOAD = [
  {
    name: 'libraries',
    // Zod's setting goes with zod itself: it must hold before the first shape is declared.
    test: /\/node_modules\/.*\/(react|react-dom|scheduler|react-router|zod|i18next|jotai)\/|\/web\/src\/zod-without-eval/,
  },
  {
    name: 'frame',
    test: /\/packages\/(core\/src\/(config|features|i18n\/(?!date-words)|limits)|web\/src\/(i18n|parts\/(support|footer-links|paths|language-button|use-sent-form|with-trace|wordmark)|ui\/(button|error-summary|field\/(field|text-field|password-field|trailing-button)\.|link\.|class-names|id-text|leaf|message|skip-links|texts|ui\.|visually-hidden)|state\/(api|config|dev-mode|jotai|locale|page-title|refusal|server-clock|session\.state|session-(channel|end|tabs)|settings|state-provider|step|store|theme|token|way-in)))/,
  },
  {
    name: 'ways-in',
    test: /\/web\/src\/features\/auth\/(account-field|login-shell|next-step|sign-in-form\.module|sign-in-frame|sso-links|texts|ways-in)/,
  },
]

export default defineConfig({
  plugins: [react(), withoutJsonSchemas(), swedishHolidays(), compressed()],
  // Names of grid areas stay as written: the frame of the page and its parts are files of their own.
  css: { transformer: 'lightningcss', lightningcss: { cssModules: { grid: false } } },
  build: {
    target: 'baseline-widely-available',
    cssMinify: 'lightningcss',
    // The policy of the server allows files of its own address only: nothing is inlined as data.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: FIRST_LOAD } } },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': SERVER, '/calendar': SERVER, '/config.json': SERVER } },
})
