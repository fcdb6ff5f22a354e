import type { Text } from '@salvia/core/i18n'
import { SETTING_NAMES, settingOf } from './declarations.ts'

/** Variables that tell that this runs in a build, whose log others read. */
export const BUILD_VARIABLES = [
  'CI',
  'TF_BUILD',
  'GITHUB_ACTIONS',
  'GITLAB_CI',
  'JENKINS_URL',
  'HUDSON_URL',
  'TEAMCITY_VERSION',
  'BITBUCKET_BUILD_NUMBER',
  'BUILDKITE',
  'CIRCLECI',
  'TRAVIS',
  'APPVEYOR',
  'DRONE',
  'SEMAPHORE',
  'CODEBUILD_BUILD_ID',
  'GO_PIPELINE_NAME',
  'bamboo_buildKey',
] as const

/** Environment variables that do not override a setting. */
const OTHER_VARIABLES = {
  SALVIA_TOKEN: {
    sv: 'Inloggning för skript: en maskinnyckel eller en personlig nyckel.',
    en: 'Sign-in for scripts: a machine token or a personal one.',
  },
  SALVIA_CREDENTIALS: {
    sv: 'file: spara inloggningen i en fil (0600), inte i systemets nyckelring.',
    en: 'file: save the sign-in in a file (0600), not in the key store of the system.',
  },
  SALVIA_SCREEN_READER: {
    sv: '1: ord i stället för symboler, inga ramar och ingen rörelse.',
    en: '1: words instead of symbols, no frames and no movement.',
  },
  NO_COLOR: { sv: 'Satt: ingen färg.', en: 'Set: no colour.' },
  FORCE_COLOR: {
    sv: 'Satt: färg även i en fil eller ett rör (0: ingen).',
    en: 'Set: colour in files and pipes too (0: none).',
  },
  CLICOLOR_FORCE: {
    sv: '1: som FORCE_COLOR, om inte NO_COLOR är satt.',
    en: '1: like FORCE_COLOR, unless NO_COLOR is set.',
  },
  CI: {
    sv: `Satt: ingen rörelse, och --show-values nekas. Det nekas också där någon av de här är satt: ${BUILD_VARIABLES.slice(1).join(', ')}.`,
    en: `Set: no movement, and --show-values is refused. It is refused too where one of these is set: ${BUILD_VARIABLES.slice(1).join(', ')}.`,
  },
  COLUMNS: { sv: 'Bredd i tecken, 60 till 100.', en: 'Width in characters, 60 to 100.' },
  HTTPS_PROXY: {
    sv: 'Proxy för anropen; även HTTP_PROXY och NO_PROXY.',
    en: 'Proxy for the calls; HTTP_PROXY and NO_PROXY too.',
  },
  NODE_USE_ENV_PROXY: {
    sv: '1: så använder Node 22 proxyn. Nyare Node behöver den inte.',
    en: '1: so that Node 22 uses the proxy. Newer Node does not need it.',
  },
  XDG_CONFIG_HOME: {
    sv: 'Mappen där salvia/config.json och inloggningen finns.',
    en: 'The folder that holds salvia/config.json and the sign-in.',
  },
} as const satisfies Record<string, Text>

/** Every environment variable that the program reads, as `salvia help environment` lists them. */
export function environmentVariables(): readonly (readonly [name: string, text: Text])[] {
  const settings = SETTING_NAMES.flatMap(setting => {
    const { variable, flag, summary } = settingOf(setting)
    if (!variable) return []
    const text = { sv: `${sentence(summary.sv)}, som ${flag}.`, en: `${sentence(summary.en)}, like ${flag}.` }
    return [[variable, text] as const]
  })
  const [token, ...others] = Object.entries<Text>(OTHER_VARIABLES)
  return token ? [token, ...settings, ...others] : settings
}

function sentence(summary: string): string {
  return summary.charAt(0).toUpperCase() + summary.slice(1)
}
