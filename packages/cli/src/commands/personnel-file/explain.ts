import type { Locale } from '@salvia/core/i18n'
import {
  CHECK_CODES,
  type CheckCode,
  type CheckGuide,
  checkGuide,
  type Finding,
} from '@salvia/core/personnel-file'
import { defineCommand } from '../../command/define-command.ts'
import { errorOf } from '../../errors/cli-error.ts'
import { nearest } from '../../output/nearest.ts'
import { fileScreen } from '../../output/screen.ts'
import { TEMPLATE_OPTION } from '../../session/company-template.ts'
import { conciseGuide, renderGuide, renderGuides } from './explain-view.ts'
import { findInFile } from './find-in-file.ts'
import { personnelFileErrors } from './personnel-file.errors.ts'

type Result =
  | { readonly kind: 'all'; readonly locale: Locale }
  | { readonly kind: 'one'; readonly guide: CheckGuide; readonly finding: Finding | null }

const ID_FORM = /^PF-[0-9A-HJKMNP-TV-Z]{7,}$/i

export const explain = defineCommand({
  name: 'explain',
  summary: {
    sv: 'förklara en kontroll eller en anmärkning (utan kod: alla)',
    en: 'explain a check or a finding (without a code: all)',
  },
  args: [
    {
      name: 'code',
      summary: {
        sv: 'kontrollens kod, eller id för en anmärkning (PF-…)',
        en: "the check's code, or a finding's id (PF-…)",
      },
      required: false,
      many: false,
      complete: CHECK_CODES,
    },
    {
      name: 'file',
      summary: {
        sv: 'filen eller json-rapporten som ett id gäller',
        en: 'the file or the json report that an id belongs to',
      },
      required: false,
      many: false,
    },
  ],
  options: {
    template: TEMPLATE_OPTION,
  },
  examples: [
    {
      command: 'salvia explain INVALID_PID',
      text: {
        sv: 'vad kontrollen gör och hur felet rättas',
        en: 'what the check does and how to correct it',
      },
    },
    {
      command: 'salvia explain PF-7K2M9QX personal.csv',
      text: { sv: 'en anmärkning i en fil', en: 'one finding in a file' },
    },
  ],
  async run({ args: [word, path], options }, ctx): Promise<Result> {
    const { locale } = ctx.settings
    if (word === undefined) return { kind: 'all', locale }
    if (!ID_FORM.test(word)) return { kind: 'one', guide: checkGuide(codeOf(word), locale), finding: null }
    const id = word.toUpperCase()
    if (path === undefined) throw errorOf(personnelFileErrors.FINDING_NEEDS_FILE, { id })
    const finding = await findInFile(id, path, options.template, ctx)
    if (!finding) throw errorOf(personnelFileErrors.FINDING_NOT_THERE, { id, path })
    const { code, detail, reason } = finding
    return { kind: 'one', guide: checkGuide(code, locale, detail ?? reason), finding }
  },
  view: {
    pretty: (result, screen) =>
      result.kind === 'all'
        ? renderGuides(allGuides(screen.locale), screen)
        : renderGuide(result.guide, result.finding, screen),
    concise: (result, locale) =>
      result.kind === 'all'
        ? allGuides(locale).map(conciseGuide).join('\n')
        : renderGuide(result.guide, result.finding, fileScreen(locale)),
    json: result =>
      result.kind === 'all'
        ? { checks: allGuides(result.locale) }
        : { ...result.guide, ...(result.finding && { finding: result.finding }) },
  },
})

function allGuides(locale: Locale): CheckGuide[] {
  return CHECK_CODES.map(code => checkGuide(code, locale))
}

function codeOf(word: string): CheckCode {
  const code = CHECK_CODES.find(known => known === word.toUpperCase())
  if (code) return code
  const near = nearest(word.toUpperCase(), CHECK_CODES)
  throw near
    ? errorOf(personnelFileErrors.CODE_UNKNOWN_NEAR, { word, near })
    : errorOf(personnelFileErrors.CODE_UNKNOWN, { word })
}
