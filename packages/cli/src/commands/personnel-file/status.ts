import { contract } from '@salvia/core/api'
import { isAppError } from '@salvia/core/error-catalogue'
import type { Locale } from '@salvia/core/i18n'
import { readListQuery } from '@salvia/core/lists'
import { caseStatuses, type Upload, type UploadDetails, uploadsList } from '@salvia/core/personnel-file'
import { defineCommand } from '../../command/define-command.ts'
import { hiddenLines, SHOW_VALUES_OPTIONS } from '../../command/show-values.ts'
import { TIME_OPTIONS } from '../../command/time-options.ts'
import { errorOf } from '../../errors/cli-error.ts'
import { usageErrors } from '../../errors/usage.errors.ts'
import { askAllPages, askPage } from '../../lists/ask-list.ts'
import type { Screen } from '../../output/screen.ts'
import { chooseCompany, ORG_OPTION, orgWords } from '../../session/company.ts'
import { openSession, type Session } from '../../session/session.ts'
import { caseQuestion, caseReason } from './case-reason.ts'
import { caseLine, caseLines, exitOfCase, renderCase, renderCases } from './case-view.ts'
import { type LeftOutRow, leftOutLine, listLeftOut, renderLeftOut } from './left-out.ts'
import { maskUpload, maskUploadHistory } from './mask-upload.ts'
import { personnelFileErrors } from './personnel-file.errors.ts'
import { waitOnScreen } from './wait-for-case.ts'

type Result =
  | {
      readonly kind: 'one'
      readonly upload: UploadDetails
      readonly waited: { reached: boolean } | null
      /** Null unless the user asked for them. */
      readonly leftOutRows: readonly LeftOutRow[] | null
      readonly locale: Locale
      readonly isMasked: boolean
      /** Why the wait ended early, with the case as it was last seen. */
      readonly failure?: unknown
    }
  | { readonly kind: 'all'; readonly uploads: readonly Upload[] }

const CASE_FORM = /^(P-\d{1,12}|[0-9a-f-]{36})$/i

export const status = defineCommand({
  name: 'status',
  summary: {
    sv: 'läget för det senaste eller ett valt ärende',
    en: 'the status of the latest case, or of a chosen one',
  },
  args: [
    {
      name: 'case',
      summary: { sv: 'ärendets nummer, till exempel P-20418', en: "the case's number, such as P-20418" },
      required: false,
      many: false,
    },
  ],
  options: {
    wait: {
      kind: 'choice',
      choices: caseStatuses.codes,
      summary: { sv: 'vänta tills ärendet kommit dit', en: 'wait until the case gets there' },
    },
    ...TIME_OPTIONS,
    all: { kind: 'flag', summary: { sv: 'alla ärenden', en: 'all cases' } },
    leftOut: {
      kind: 'flag',
      summary: {
        sv: 'visa de rader som inte läses in, med orsak',
        en: 'show the rows that are not imported, with the reason',
      },
    },
    ...SHOW_VALUES_OPTIONS,
    org: ORG_OPTION,
  },
  examples: [
    {
      command: 'salvia status',
      text: { sv: 'det pågående ärendet, eller det senaste', en: 'the ongoing case, or the latest' },
    },
    {
      command: 'salvia status P-20418 --wait IMPORTED --timeout 8h',
      text: { sv: 'vänta på inläsningen', en: 'wait for the import' },
    },
    {
      command: 'salvia status P-20418 -f json --show-values',
      text: { sv: 'med vem som har skickat och handlagt', en: 'with who sent and handled it' },
    },
    {
      command: 'salvia status P-20418 --left-out',
      text: { sv: 'rader som inte läses in', en: 'rows that are not imported' },
    },
  ],
  async run({ args: [id], options }, ctx): Promise<Result> {
    const { wait, all, showValues } = options
    const { locale } = ctx.settings
    const other = wait !== undefined ? '--wait' : options.leftOut ? '--left-out' : id
    if (all && other !== undefined) throw errorOf(usageErrors.OPTIONS_CLASH, { one: '--all', other })
    if (id !== undefined && !CASE_FORM.test(id)) {
      throw errorOf(usageErrors.OPTION_VALUE_WRONG, { option: 'case', value: id, accepted: 'P-20418' })
    }
    const session = await openSession(ctx)
    const company = await chooseCompany(session, options.org, ctx)
    const { clientNumber, subOrgName } = company
    const org = orgWords(session, company, options.org)
    if (all) {
      const { items } = await askAllPages(session, uploadsAt(clientNumber), readListQuery(uploadsList, {}))
      return { kind: 'all', uploads: showValues ? items : items.map(maskUpload) }
    }
    const leftOutOf = async (upload: UploadDetails) => (options.leftOut ? listLeftOut(session, upload) : null)
    const wanted = id ?? (await latest(session, clientNumber, org))
    const shown = { kind: 'one', locale, isMasked: !showValues } as const
    try {
      if (wait) {
        const asked = { clientNumber, id: wanted, wanted: wait, org, showValues }
        let seen: UploadDetails | undefined
        const see = (upload: UploadDetails) => {
          seen = upload
        }
        const ended = await waitOnScreen(session, asked, ctx, see).catch((failure: unknown) => {
          if (!seen) throw failure
          return { ...shown, upload: seen, waited: null, leftOutRows: null, failure }
        })
        if ('failure' in ended) return ended
        const { upload, reached } = ended
        return { ...shown, upload, waited: { reached }, leftOutRows: await leftOutOf(upload) }
      }
      const found = await session.client.personnelFile.get({ params: { clientNumber, id: wanted } })
      const upload = showValues ? found : maskUploadHistory(found)
      return { ...shown, upload, waited: null, leftOutRows: await leftOutOf(upload) }
    } catch (error) {
      if (!isAppError(error, 'NOT_FOUND')) throw error
      throw errorOf(
        personnelFileErrors.CASE_NOT_FOUND,
        { id: wanted, company: subOrgName, org },
        { cause: error },
      )
    }
  },
  view: {
    pretty: (result, screen) =>
      result.kind === 'one' ? renderOne(result, screen) : renderCases(result.uploads, screen),
    concise: (result, locale) =>
      (result.kind === 'one'
        ? [...caseLines(result.upload, locale), ...(result.leftOutRows ?? []).map(leftOutLine)]
        : result.uploads.map(caseLine)
      ).join('\n'),
    json: result => {
      if (result.kind === 'all') return { items: result.uploads }
      const { upload, leftOutRows, locale } = result
      const told = { ...upload, reason: caseReason(upload, locale), question: caseQuestion(upload) }
      return leftOutRows ? { ...told, leftOutRows } : told
    },
  },
  failure: result => (result.kind === 'one' ? result.failure : undefined),
  exit: result =>
    result.kind === 'one' && result.waited
      ? exitOfCase(result.upload.status, result.waited.reached)
      : 'passed',
})

function renderOne(
  { upload, leftOutRows, isMasked }: Extract<Result, { kind: 'one' }>,
  screen: Screen,
): string {
  return [
    renderCase(upload, screen),
    ...(leftOutRows ? ['', renderLeftOut(leftOutRows, upload.leftOut, screen)] : []),
    ...(isMasked && upload.uploadedBy !== null ? ['', ...hiddenLines(screen)] : []),
  ].join('\n')
}

async function latest(session: Session, clientNumber: string, org: string): Promise<string> {
  const { ongoing, items } = await askPage(session, uploadsAt(clientNumber), readListQuery(uploadsList, {}))
  const upload = ongoing ?? items[0]
  if (!upload) throw errorOf(personnelFileErrors.NO_CASES, { org })
  return upload.id
}

function uploadsAt(clientNumber: string) {
  return {
    list: uploadsList,
    calls: contract.personnelFile,
    params: { clientNumber },
    keyOf: ({ id }: Upload) => id,
  }
}
