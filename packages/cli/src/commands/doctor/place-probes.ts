import { stat } from 'node:fs/promises'
import type { Text } from '@salvia/core/i18n'
import { notApproved } from '../../session/approve-address.ts'
import { fileStore } from '../../session/file-store.ts'
import { prefersFile } from '../../session/kept-sign-in.ts'
import { keyStore } from '../../session/key-store.ts'
import { configPaths, credentialsPath } from '../../settings/places.ts'
import { shortPath } from '../../settings/source-text.ts'
import { VERSION } from '../../version.ts'
import { type Finding, failed, type Probe } from './probe.ts'

const LEAST_NODE = 22
const OTHERS_MAY_WRITE = 0o022
const PERMISSIONS = 0o777

const TEXTS = {
  old: {
    sv: '{version} är för gammal, minst {least} behövs',
    en: '{version} is too old, at least {least} is needed',
  },
  update: { sv: 'Installera en nyare Node.', en: 'Install a newer Node.' },
  noFiles: { sv: 'inga filer, standardvärden gäller', en: 'no files, the defaults apply' },
  writable: { sv: 'kan ändras av andra: {paths}', en: 'can be changed by others: {paths}' },
  restrict: { sv: 'Begränsa:  chmod go-w {paths}', en: 'Restrict:  chmod go-w {paths}' },
  noCredentials: { sv: 'ingen fil', en: 'no file' },
  mine: { sv: '{path}, bara du kan läsa den', en: '{path}, only you can read it' },
  keyStore: { sv: 'används', en: 'in use' },
  noKeyStore: { sv: 'finns inte här, en fil används i stället', en: 'none here, a file is used instead' },
  unwanted: { sv: 'används inte (SALVIA_CREDENTIALS=file)', en: 'not used (SALVIA_CREDENTIALS=file)' },
} as const satisfies Record<string, Text>

const node: Probe = {
  name: 'node',
  title: { sv: 'Node', en: 'Node' },
  look(_patient, { out }) {
    const { version } = process
    const facts = { node: version, salvia: VERSION, platform: `${process.platform}-${process.arch}` }
    if (Number.parseInt(version.slice(1), 10) >= LEAST_NODE)
      return { state: 'ok', text: `${version}, salvia ${VERSION}`, facts }
    const text = out.say(TEXTS.old, { version, least: LEAST_NODE })
    return { state: 'error', text, action: out.say(TEXTS.update), exit: 'usage', facts }
  },
}

const config: Probe = {
  name: 'config',
  title: { sv: 'Inställningar', en: 'Settings' },
  async look(_patient, ctx) {
    const { unapproved } = ctx.settings
    if (ctx.settingsProblem) return failed(ctx.settingsProblem, ctx)
    if (unapproved) return failed(notApproved(unapproved), ctx)
    const { user, folder } = configPaths(ctx.env, ctx.cwd)
    const modes = await Promise.all([user, folder].map(async path => ({ path, mode: await modeOf(path) })))
    const there = modes.filter(({ mode }) => mode !== null)
    const facts = { profile: ctx.settings.profile, files: there.map(({ path }) => shortPath(path, ctx.env)) }
    const open = there.filter(({ mode }) => isOpen(mode, OTHERS_MAY_WRITE)).map(({ path }) => path)
    if (open.length > 0) {
      const paths = open.join(' ')
      return {
        state: 'warning',
        text: ctx.out.say(TEXTS.writable, { paths }),
        action: ctx.out.say(TEXTS.restrict, { paths }),
        facts,
      }
    }
    return { state: 'ok', text: facts.files.join(', ') || ctx.out.say(TEXTS.noFiles), facts }
  },
}

const credentials: Probe = {
  name: 'credentials',
  title: { sv: 'Inloggningsfil', en: 'Sign-in file' },
  async look(_patient, ctx) {
    const path = credentialsPath(ctx.env)
    const mode = await modeOf(path)
    if (mode === null) return { state: 'ok', text: ctx.out.say(TEXTS.noCredentials), facts: { file: null } }
    try {
      await fileStore(ctx.env).read('')
    } catch (error) {
      return failed(error, ctx)
    }
    const short = shortPath(path, ctx.env)
    const facts = { file: short, mode: mode.toString(8).padStart(4, '0') }
    return { state: 'ok', text: ctx.out.say(TEXTS.mine, { path: short }), facts }
  },
}

const keys: Probe = {
  name: 'key-store',
  title: { sv: 'Nyckelring', en: 'Key store' },
  async look(_patient, { env, out }): Promise<Finding> {
    const found = prefersFile(env) ? 'unwanted' : (await keyStore()) ? 'keyStore' : 'noKeyStore'
    return { state: 'ok', text: out.say(TEXTS[found]), facts: { used: found === 'keyStore' } }
  },
}

/** The permission bits of a file; null when there is no file. */
async function modeOf(path: string): Promise<number | null> {
  const facts = await stat(path).catch(() => null)
  return facts && facts.mode & PERMISSIONS
}

function isOpen(mode: number | null, bits: number): boolean {
  return process.platform !== 'win32' && mode !== null && (mode & bits) !== 0
}

/** Probes of this computer. */
export const PLACE_PROBES: readonly Probe[] = [node, config, credentials, keys]
