import type { Text } from '@salvia/core/i18n'
import { errorOf } from '../errors/cli-error.ts'
import { outputErrors } from '../output/output.errors.ts'
import { isOn, type Screen } from '../output/screen.ts'
import { wrap } from '../output/wrap.ts'
import { BUILD_VARIABLES } from '../settings/environment.ts'
import type { Options } from './options.ts'

/** Options of every command whose result is about people. Without them names and values are masked. */
export const SHOW_VALUES_OPTIONS = {
  showValues: { kind: 'flag', summary: { sv: 'visa personuppgifter', en: 'show personal data' } },
  iUnderstandPersonalData: {
    kind: 'flag',
    summary: {
      sv: 'tillåt --show-values även i CI',
      en: 'allow --show-values in CI too',
    },
  },
} as const satisfies Options

const HIDDEN: Text = {
  sv: 'Personuppgifter är dolda. Visa dem med --show-values.',
  en: 'Personal data is masked. Show it with --show-values.',
}

/** Tells below a result for people that it is masked. */
export function hiddenLines({ say, paint, width }: Screen): string[] {
  return wrap(say(HIDDEN), width).map(line => paint.dim(line))
}

/** Throws when personal data is asked for in a build, whose log others read. */
export function checkShowValues(options: Readonly<Record<string, unknown>>, env: NodeJS.ProcessEnv): void {
  if (options.showValues !== true) return
  const isBuild = BUILD_VARIABLES.some(name => isOn(env[name]))
  if (isBuild && options.iUnderstandPersonalData !== true) throw errorOf(outputErrors.VALUES_IN_CI)
}
